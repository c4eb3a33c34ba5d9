import { CHANNELS } from '../content/lookups.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { marketRefusals } from '../http/marketRefusals.ts';
import { looksAlike, readingsOf, skeletonOf } from '../people/lookalikes.ts';

/** Words by which a name would look like the shop’s own, in skeleton form. */
const reserved = [
  'admin',
  'administrator',
  'administration',
  'support',
  'service',
  'kundenservice',
  'kundendienst',
  'hilfe',
  'help',
  'sicherheit',
  'security',
  'moderator',
  'moderation',
  'system',
  'team',
  'offiziell',
  'official',
  'root',
].map(skeletonOf);
const brands = CHANNELS.map(({ name }) => skeletonOf(name));

/**
 * Refuses a profile name that cannot be an address, that another customer has or had, or that looks like another
 * customer’s or the shop’s own. Requires a transaction that has already written.
 *
 * @param key Key from `profileKeyOf`; an empty key removes the name.
 */
export async function mustBeFree(trx: Db, key: string, customerId: number): Promise<void> {
  // A name must not change the reading direction, and must stay one segment of its page’s path.
  if (/[\p{C}\p{Zl}\p{Zp}/\\?#]|^\.{1,2}$/u.test(key)) throw marketRefusals.profileName('characters');
  if (key === '') return;
  if (readingsOf(key).some(isReserved)) throw marketRefusals.profileName('reserved');
  const others = await trx
    .selectFrom('customers')
    .select('profileKey')
    .where('profileKey', 'is not', null)
    .where('id', '!=', customerId)
    .execute();
  const keys = others.map(({ profileKey }) => profileKey ?? '');
  const former = await findRow(trx, 'formerProfiles', { profileKey: key });
  if (keys.includes(key) || (former && former.customerId !== customerId)) throw marketRefusals.profileName('used');
  if (keys.some((other) => looksAlike(other, key))) throw marketRefusals.profileName('alike');
}

/** Reserves the name that a customer has given up for this customer. */
export async function keepFormerName(
  trx: Db,
  before: Pick<Row<'customers'>, 'id' | 'profileKey'>,
  after: Pick<Row<'customers'>, 'profileKey'>,
): Promise<void> {
  const { id: customerId, profileKey } = before;
  if (profileKey === null || profileKey === after.profileKey) return;
  const kept = trx.insertInto('formerProfiles').values({ profileKey, customerId });
  await kept.onConflict((on) => on.doNothing()).execute();
}

/** Splits a name into words without marks, in skeleton form; reads an at sign as the letter a. */
const wordsOf = (key: string) =>
  key
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('@', 'a')
    .split(/[^\p{L}\p{N}]+/u)
    .map(skeletonOf)
    .filter((word) => word !== '');

/** True for names made only of reserved words, such as "Support Team", and for names that contain a brand. */
function isReserved(key: string): boolean {
  const words = wordsOf(key);
  const whole = words.join('');
  return (
    reserved.includes(whole) ||
    (words.length > 0 && words.every((word) => reserved.includes(word))) ||
    brands.some((brand) => whole.includes(brand))
  );
}
