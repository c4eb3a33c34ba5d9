import type { Db } from '#sandbox/db/database.ts';
import { profileKeyOf } from '#sandbox/read/profile.ts';
import { insert, rowOf, update } from '../../db/rows.ts';
import { pictureUrl } from '../art/index.ts';
import { CREATORS, type CreatorSeed, portraitOf } from '../creators.ts';
import { addressOf, uuidOf } from '../identity.ts';

const JOINED = Date.UTC(2025, 8, 1, 10);
const DAY = 86_400_000;

/** Seeds the creators of the marketplace’s works; returns the ids of their accounts by profile name. */
export async function seedCreators(db: Db): Promise<ReadonlyMap<string, number>> {
  const { passwordHash } = await rowOf(db, 'customers', { personaKey: 'professional' });
  const ids = new Map<string, number>();
  for (const [index, creator] of CREATORS.entries()) {
    const createdAt = new Date(JOINED + index * 9 * DAY).toISOString();
    const id = await accountOf(db, creator, passwordHash, createdAt);
    ids.set(creator.profileName, id);
    await update(
      db,
      'customers',
      {
        profileName: creator.profileName,
        profileKey: profileKeyOf(creator.profileName),
        profileDescription: creator.description || null,
      },
      { id },
    );
    const portrait = portraitOf(creator.profileName);
    // `studio-quer` has no pictures yet, like a new profile.
    if (creator.profileName !== 'studio-quer')
      await db
        .insertInto('customerMedia')
        .values(
          (['avatar', 'banner'] as const).map((mediaType, position) => ({
            customerId: id,
            mediaType,
            fileName: `${portrait}-${mediaType}.svg`,
            url: pictureUrl(`${portrait}-${mediaType}`),
            position,
          })),
        )
        .execute();
  }
  return ids;
}

/** Returns the account id of a creator’s persona, or creates an approved account, so that its works may be sold. */
async function accountOf(db: Db, creator: CreatorSeed, passwordHash: string, createdAt: string): Promise<number> {
  const { firstName, lastName, profileName, account } = creator;
  if ('persona' in account) {
    const known = db.selectFrom('customers').select('id').where('personaKey', '=', account.persona);
    return (await known.executeTakeFirstOrThrow()).id;
  }
  const uuid = uuidOf(`creator:${profileName}`);
  const { id } = await insert(db, 'customers', {
    uuid,
    email: account.email,
    passwordHash,
    firstName,
    lastName,
    createdAt,
    accountType: 'personal',
    status: 'approved',
    cryptoRegistrarStatus: 'approved',
    verified: 1,
  });
  await insert(db, 'wallets', {
    customerId: id,
    type: 'token-forge',
    name: `HeadlessWallet${uuid}`,
    defaultWallet: 1,
    address: addressOf(`creator:${profileName}`),
    createdAt,
  });
  await insert(db, 'identifications', {
    uuid: uuidOf(`identification:${profileName}`),
    customerId: id,
    stateAsString: 'approved',
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}
