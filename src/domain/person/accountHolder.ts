/** Letters and digits of a name without case, accents, punctuation and “und”, by word: banks write names in capitals, and ß as ss. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'und');

const hasAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word));

/** Person or company that an account has to be held by. */
export type AccountOwner = { firstName: string; lastName: string } | { companyName: string };

/**
 * True if an account's holder is its owner: of a person the whole last name and one of the first names, of a company all
 * words, legal form included: "Anna Weber" is not Anna Weber GmbH.
 */
export function isHeldBy(holder: string, owner: AccountOwner): boolean {
  const words = wordsOf(holder);
  if ('companyName' in owner) return hasAll(words, wordsOf(owner.companyName));
  return hasAll(words, wordsOf(owner.lastName)) && wordsOf(owner.firstName).some((word) => words.includes(word));
}

/** True if a holder has to be confirmed. `known` is the holder of the account that the shop has already, null without one. */
export const isOtherHolder = (holder: string, owner: AccountOwner, known: string | null): boolean =>
  holder.trim() !== '' && holder !== known && !isHeldBy(holder, owner);
