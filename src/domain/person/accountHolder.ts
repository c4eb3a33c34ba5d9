/** Letters and digits of a name without case, accents and punctuation, by word: banks write names in capitals, and ß as ss. */
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
    .filter((word) => word !== '');

const hasAll = (words: readonly string[], wanted: readonly string[]) => wanted.every((word) => words.includes(word));

/** True if an account's holder is this person: the whole last name and one of the first names, in any order. */
export function isHeldByPerson(
  holder: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): boolean {
  const words = wordsOf(holder);
  return hasAll(words, wordsOf(lastName)) && wordsOf(firstName).some((word) => words.includes(word));
}

/** True if an account's holder is this company: all words of the shorter of both names, such as one without its legal form. */
export function isHeldByCompany(holder: string, companyName: string): boolean {
  const [held, named] = [wordsOf(holder), wordsOf(companyName)];
  return held.length > 0 && named.length > 0 && (hasAll(named, held) || hasAll(held, named));
}
