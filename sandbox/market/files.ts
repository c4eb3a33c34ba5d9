import { uploadTypeOf } from '#domain/media/mediaFile.ts';
import type { ProfileDraft } from '#domain/shop/itemDraft.ts';
import type { Db } from '../db/database.ts';
import { findRow, remove, rowsOf } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import { mediaRefusals } from '../http/marketRefusals.ts';
import { iriOf } from '../read/ids.ts';

/**
 * Finds a customer’s upload by its name in the bucket.
 * @throws Refused 404 for an unknown file and for another customer’s, 422 for an incomplete one and for one of another
 *   kind.
 */
async function ownFile(trx: Db, ownerId: number, fileName: string, kind: 'image' | 'audio' | 'video') {
  const upload = await findRow(trx, 'uploads', { fileName, ownerId });
  if (!upload) throw notFound();
  if (upload.completedAt === null) throw mediaRefusals.missing();
  if (uploadTypeOf(fileName)?.kind !== kind) throw mediaRefusals.notRecognized();
  return upload;
}

const urlOf = (uuid: string) => `${iriOf('file', uuid)}/download`;

/**
 * Sets the files of a work, in this order; existing files keep their facts. The first public picture is the poster of
 * films and sounds.
 */
export async function setItemFiles(
  trx: Db,
  ownerId: number,
  productId: number,
  files: readonly { mediaType: 'image' | 'audio' | 'video'; fileName: string }[],
): Promise<void> {
  const present = await rowsOf(trx, 'productMedia', { productId });
  const rows: NewRow<'productMedia'>[] = [];
  for (const [position, { mediaType, fileName }] of files.entries()) {
    const known = present.find((each) => each.fileName === fileName);
    if (known) {
      const { id: _id, ...facts } = known;
      rows.push({ ...facts, position });
      continue;
    }
    const { uuid } = await ownFile(trx, ownerId, fileName, mediaType);
    rows.push({ productId, fileUuid: uuid, fileName, mediaType, position });
  }
  const uuids = rows.flatMap(({ fileUuid, mediaType }) => (fileUuid && mediaType === 'image' ? [fileUuid] : []));
  const shown = await trx
    .selectFrom('files')
    .select('uuid')
    .where('uuid', 'in', uuids.length > 0 ? uuids : [''])
    .where('visibility', '=', 'public')
    .execute();
  const poster = uuids.find((uuid) => shown.some((file) => file.uuid === uuid));
  await remove(trx, 'productMedia', { productId });
  await trx
    .insertInto('productMedia')
    .values(
      rows.map((row) => ({
        ...row,
        posterUrl: row.posterUrl ?? (poster && row.mediaType !== 'image' ? urlOf(poster) : null),
      })),
    )
    .execute();
}

/** Sets the files of a profile: public pictures only. */
export async function setProfileFiles(
  trx: Db,
  customerId: number,
  files: NonNullable<ProfileDraft['mediaFiles']>,
): Promise<void> {
  const present = await rowsOf(trx, 'customerMedia', { customerId });
  const rows: NewRow<'customerMedia'>[] = [];
  for (const [position, { mediaType, fileName }] of files.entries()) {
    const known = present.find((each) => each.fileName === fileName);
    if (known) {
      rows.push({ customerId, mediaType, fileName, url: known.url, position });
      continue;
    }
    const { uuid, visibility } = await ownFile(trx, customerId, fileName, 'image');
    if (visibility !== 'public') throw mediaRefusals.notRecognized();
    rows.push({ customerId, mediaType, fileName, url: urlOf(uuid), position });
  }
  await remove(trx, 'customerMedia', { customerId });
  if (rows.length > 0) await trx.insertInto('customerMedia').values(rows).execute();
}
