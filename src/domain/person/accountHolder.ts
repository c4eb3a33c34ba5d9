/** Letters that no accent makes of a plain one, as banks write them in capitals without accents. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Words that make a company of a name. */
const legalForms = [
  'gmbh',
  'mbh',
  'ug',
  'ag',
  'kg',
  'kgaa',
  'ohg',
  'gbr',
  'se',
  'ev',
  'eg',
  'ltd',
  'sarl',
  'bv',
  'inc',
];

/** Letters and digits of a name without case, accents, punctuation and “und”, by word. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll(/[ßäöüæœøåłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'und');

const hasAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word));

/** Person or company that an account has to be held by. */
export type AccountOwner = { firstName: string; lastName: string } | { companyName: string };

/**
 * True if an account's holder is its owner: of a person the whole last name and one of the first names without a legal form, of
 * a company all words with its legal form: Anna Weber is not Anna Weber GmbH, nor the other way round.
 */
export function isHeldBy(holder: string, owner: AccountOwner): boolean {
  const words = wordsOf(holder);
  if ('companyName' in owner) return hasAll(words, wordsOf(owner.companyName));
  const [last, first] = [wordsOf(owner.lastName), wordsOf(owner.firstName)];
  const isCompany = words.some((word) => legalForms.includes(word) && !last.includes(word) && !first.includes(word));
  return !isCompany && hasAll(words, last) && first.some((word) => words.includes(word));
}

/** True if a holder has to be confirmed. `known` is the holder of the account that the shop has already, null without one. */
export const isOtherHolder = (holder: string, owner: AccountOwner, known: string | null): boolean =>
  holder.trim() !== '' && holder !== known && !isHeldBy(holder, owner);
