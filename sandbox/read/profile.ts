import type { Profile } from '#domain/shop/item.ts';
import { widthsOf } from '../content/art/index.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { distinctIds, groupBy } from './ids.ts';
import { hasEdition } from './offered.ts';

/** Key of a profile, independent of the name’s case. */
export const profileKeyOf = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Reads the public profiles of customers by id. Omits customers without a profile name, so that other accounts stay
 * hidden.
 */
export async function profilesOf(db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Profile>> {
  const wanted = distinctIds(ids);
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'uuid', 'profileName', 'profileDescription'])
    .where('id', 'in', wanted)
    .where('profileKey', 'is not', null)
    .execute();
  if (rows.length === 0) return new Map();
  const media = groupBy(await mediaRowsOf(db, wanted), ({ customerId }) => customerId);
  const counted = await db
    .selectFrom('products')
    .select((column) => ['creatorId', column.fn.countAll<number>().as('count')])
    .where('creatorId', 'in', wanted)
    .where('enabled', '=', 1)
    .where(hasEdition())
    .groupBy('creatorId')
    .execute();
  const counts = new Map(counted.map(({ creatorId, count }) => [creatorId, Number(count)]));
  return new Map(
    rows.map(({ id, uuid, profileName, profileDescription }): [number, Profile] => {
      const mediaFiles = media(id).map(profileFileOf);
      const avatar = mediaFiles.find(({ mediaType }) => mediaType === 'avatar');
      return [
        id,
        {
          uuid,
          profileName: profileName ?? '',
          profileDescription,
          profileImage: avatar?.url ?? null,
          mediaFiles,
          itemCount: counts.get(id) ?? 0,
        },
      ];
    }),
  );
}

/** Public fields of a profile’s file. */
export const profileFileOf = ({ fileName, mediaType, url }: Row<'customerMedia'>) => ({
  fileName,
  mediaType,
  url,
  widths: widthsOf(url),
});

/** Reads the files of profiles in their owners’ order. */
export const mediaRowsOf = (db: Db, customerIds: readonly number[]): Promise<Row<'customerMedia'>[]> =>
  db
    .selectFrom('customerMedia')
    .selectAll()
    .where('customerId', 'in', [...customerIds])
    .orderBy('position')
    .orderBy('id')
    .execute();
