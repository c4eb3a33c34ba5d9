/** Known-common passwords in the form of `lettersOf`. */
export type CommonPasswords = ReadonlySet<string>;

/** Number of most frequent passwords kept: 25 kB of brotli. */
const KEPT = 10_000;

/** Letters by the digits and signs that replace them, as in `P@ssw0rd`. */
const REPLACED = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }));

/** German words and keyboard rows that an international list ranks low or lacks. */
const OURS =
  'passwort kennwort willkommen qwertz qwertzui qwertzuiop yxcvbnm frühling sommer herbst winter januar februar märz april juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag deutschland österreich schweiz münchen hallo hallowelt geheim sonnenschein ichliebedich schalke anleihe wertpapier aktie depot geld sparkasse';

/** Changes a text in which accents are separate characters. */
type Spelling = (text: string) => string;
const asTyped: Spelling = (text) => text;
/** `ue` for `ü`. */
const withDigraphs: Spelling = (text) => text.replaceAll(/(?<=[aou])\u0308/g, 'e');
/** `u` for `ue`, since accents are removed from `ü`. */
const withoutDigraphs: Spelling = (text) => text.replaceAll(/(?<=[aou])e/g, '');
/** `passwort` for `p@ssw0rt`. */
const withReplaced: Spelling = (text) => text.replaceAll(/./gu, (sign) => REPLACED.get(sign) ?? sign);

const SPELLINGS = [asTyped, withDigraphs, withoutDigraphs];
/**
 * Readings of digits and signs between letters: as letters, or as separators between words as in `sommer2026s0mmer` and
 * `ada1ada`.
 */
const READINGS: Spelling[] = [withReplaced, (text) => withReplaced(text.replaceAll(/\d{2,}/g, '')), asTyped];

/** Lowercase text in which accents are separate characters. */
const decomposed = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss');
const withoutAccents = (text: string) => text.replaceAll(/\p{M}/gu, '');

/**
 * Letters of a password, in lowercase, without accents and surrounding characters: `passwort` for both `Passwort-2026!`
 * and `P@ssw0rt1`.
 */
export function lettersOf(password: string, spell: Spelling = asTyped, read: Spelling = withReplaced): string {
  const inner = decomposed(password).replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  return spell(read(inner)).replaceAll(/\P{L}/gu, '');
}

/**
 * Reduces a list of passwords, most frequent first, to those that could pass the rule of requirement 5.4, which
 * requires letters of both cases, and accepts any digits and signs around them.
 */
export function commonPasswordsOf(list: readonly string[]): string[] {
  const letters = [...OURS.split(' '), ...list].map((each) => lettersOf(each)).filter((each) => each.length > 1);
  return [...new Set(letters)].slice(0, KEPT);
}

/** Words of a name, a company or an email address without its domain, long enough to be recognised in a password. */
const wordsIn = (own: string, spell: Spelling) =>
  withoutAccents(spell(decomposed(own.replace(/@.*/, ''))))
    .split(/\P{L}+/u)
    .filter((word) => word.length > 2);

/**
 * True if the letters of a password are a known-common password, once or repeated, apart from the customer's own names.
 * @param own Names, company and email address of the customer, and the shop's brand.
 */
export function isCommonPassword(password: string, common: CommonPasswords, own: readonly string[]): boolean {
  return SPELLINGS.some((spell) => {
    const words = own.flatMap((each) => wordsIn(each, spell));
    return READINGS.some((read) => {
      const letters = lettersOf(password, spell, read);
      const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
      return [letters, rest].some(
        (each) => each === '' || common.has(each.replace(/^(..+?)\1+$/, '$1')) || common.has(each),
      );
    });
  });
}
