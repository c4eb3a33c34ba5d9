/** Known-common passwords as `lettersOf` gives them. */
export type CommonPasswords = ReadonlySet<string>;

/** The most frequent ones that are kept: 25 kB of brotli. */
const KEPT = 10_000;

/** Digits and signs, with the letters that they replace in `P@ssw0rd`. */
const REPLACED = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }));

/** German words and rows of keys that an international list ranks low or lacks, and the name of the product. */
const OURS =
  'parkett passwort kennwort willkommen qwertz qwertzui qwertzuiop yxcvbnm frühling sommer herbst winter januar februar märz april juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag deutschland österreich schweiz münchen hallo hallowelt geheim sonnenschein ichliebedich schalke anleihe wertpapier aktie depot geld sparkasse';

/** Lowercase text, without accents. */
const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Letters of a password, in lowercase and without what surrounds them: `passwort` of both `Passwort-2026!` and `P@ssw0rt1`. */
export function lettersOf(password: string): string {
  const inner = folded(password).replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return inner.replaceAll(/./gu, (sign) => REPLACED.get(sign) ?? sign).replaceAll(/\P{L}/gu, '');
}

/**
 * Reduces a list of passwords, the most frequent first, to what the rule of spec section 5 can let through: that asks for
 * letters of both cases, and accepts any digits and signs around them.
 */
export function commonPasswordsOf(list: readonly string[]): string[] {
  const letters = [...OURS.split(' '), ...list].map(lettersOf).filter((each) => each.length > 1);
  return [...new Set(letters)].slice(0, KEPT);
}

/** Words of a name, a company or a mail address without its domain, long enough to be recognised in a password. */
const wordsIn = (own: string) =>
  folded(own.replace(/@.*/, ''))
    .split(/\P{L}+/u)
    .filter((word) => word.length > 2);

/**
 * True if the letters of a password are a known-common password, once or repeated, beside the customer's own names.
 * @param own Names, company and mail address of the customer.
 */
export function isCommonPassword(password: string, common: CommonPasswords, own: readonly string[]): boolean {
  const letters = lettersOf(password);
  const rest = ['parkett', ...own.flatMap(wordsIn)].reduce((left, word) => left.replaceAll(word, ''), letters);
  return [letters, rest].some(
    (each) => each === '' || common.has(each.replace(/^(..+?)\1+$/, '$1')) || common.has(each),
  );
}
