import { CHANNELS } from '../content/lookups.ts';
import type { Db } from '../db/database.ts';
import { marketRefusals } from '../http/marketRefusals.ts';
import { skeletonOf } from '../people/lookalikes.ts';

/** Words of names that would pass for the shop's own, as they look. */
const reserved = [
  'admin',
  'administrator',
  'administration',
  'support',
  'service',
  'kundenservice',
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
 * Refuses a profile name that cannot be an address, that another customer has, or that is read as another's or as the
 * shop's own.
 *
 * @param key As `profileKeyOf` makes it; the empty one takes a name away.
 */
export async function mustBeFree(db: Db, key: string, customerId: number): Promise<void> {
  // No name turns the direction of reading, ends the path of its page, or leads out of it.
  if (/[\p{C}\p{Zl}\p{Zp}/\\?#]|^\.{1,2}$/u.test(key)) throw marketRefusals.profileName('characters');
  if (key === '') return;
  if (isReserved(key)) throw marketRefusals.profileName('reserved');
  const others = await db
    .selectFrom('customers')
    .select('profileKey')
    .where('profileKey', 'is not', null)
    .where('id', '!=', customerId)
    .execute();
  const keys = others.map(({ profileKey }) => profileKey ?? '');
  if (keys.includes(key)) throw marketRefusals.profileName('used');
  const own = skeletonOf(key);
  if (keys.some((other) => skeletonOf(other) === own)) throw marketRefusals.profileName('alike');
}

/** The words of a name without marks, an at sign read as the letter, each as it looks. */
const wordsOf = (key: string) =>
  key
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('@', 'a')
    .split(/[^\p{L}\p{N}]+/u)
    .map(skeletonOf)
    .filter((word) => word !== '');

/** True for the words of the house alone, such as "Support Team", and for its name anywhere. */
function isReserved(key: string): boolean {
  const words = wordsOf(key);
  const whole = words.join('');
  return (
    reserved.includes(whole) ||
    (words.length > 0 && words.every((word) => reserved.includes(word))) ||
    brands.some((brand) => whole.includes(brand))
  );
}
