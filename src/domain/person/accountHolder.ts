/**
 * Letters that banks replace by plain capitals without accents: those with two common spellings, and those with one.
 */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', œ: 'oe', ø: 'oe', å: 'aa' };
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Words that mark a name as a company's. */
const legalForms = 'gmbh mbh ug ag kg kgaa ohg gbr se ev eg ek ltd llc plc sarl bv inc'.split(' ');

/** Words of a name in lower case, without accents, punctuation and “und”: "G.m.b.H." is one word. */
const wordsOf = (name: string, spelling: (letter: string) => string | undefined): string[] =>
  Array.from(name.normalize('NFC').toLowerCase(), (letter) => spelling(letter) ?? plainLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<!\p{L})(\p{L})\.\s?(?=\p{L}(?!\p{L}))/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'und');

const hasAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word));

/** Required holder of a bank account. */
export type AccountOwner = { firstName: string; lastName: string } | { companyName: string };

/**
 * True if an account's holder matches its owner. For a person: the whole last name, one of the first names, and no
 * legal form. For a company: all words, including its legal form. Anna Weber does not match Anna Weber GmbH, nor the
 * reverse.
 */
export const isHeldBy = (holder: string, owner: AccountOwner): boolean =>
  isHeldAs(holder, owner, (letter) => digraphs[letter]) || isHeldAs(holder, owner, (letter) => digraphs[letter]?.[0]);

function isHeldAs(holder: string, owner: AccountOwner, spelling: (letter: string) => string | undefined): boolean {
  const spelled = (name: string) => wordsOf(name, spelling);
  const words = spelled(holder);
  if ('companyName' in owner) return hasAll(words, spelled(owner.companyName));
  const last = spelled(owner.lastName);
  const first = spelled(owner.firstName);
  const isCompany = words.some((word) => legalForms.includes(word) && !last.includes(word) && !first.includes(word));
  return !isCompany && hasAll(words, last) && first.some((word) => words.includes(word));
}

/**
 * True if the customer has to confirm a holder. `known` is the holder of the account that the shop already has, null
 * without one.
 */
export const isOtherHolder = (holder: string, owner: AccountOwner, known: string | null): boolean =>
  holder.trim() !== '' && holder !== known && !isHeldBy(holder, owner);
