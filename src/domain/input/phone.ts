/**
 * Country codes by their first digit (ITU-T: List of Recommendation E.164 assigned country codes, 15 December 2016).
 * Excludes 379, 388 and 991, which have no numbers, and includes 970, which is only reserved, as libphonenumber does.
 */
const assigned = [
  '1',
  '2([07]|1[12368]|[2346].|5[0-8]|9[01789])',
  '3([0-469]|5.|7[0-8]|8[0-35-79])',
  '4([013-9]|2[013])',
  '5([1-8]|[09].)',
  '6([0-6]|7[02-9]|8[0-35-9]|9[0-2])',
  '7',
  '8([1246]|0[08]|5[02356]|7[08]|8[0-368])',
  '9([0-58]|6[0-8]|7[0-79]|9[2-68])',
];

/** ITU-T E.164: a plus, a country code, at most fifteen digits; no number in use is shorter than seven. */
const international = new RegExp(`^\\+(?=${assigned.join('|')})\\d{7,15}$`);

/** National forms of mobile numbers by country (ISO 3166-1), with the country code that replaces the 0. */
const atHome: Record<string, [form: RegExp, code: string]> = {
  // 015, 016 or 017 and eleven or twelve digits; landlines in Luton have the same form.
  DE: [/^0(?=1[5-7]\d{8,9}$)/, '+49'],
  AT: [/^0(?=6[5-9]\d{7,10}$)/, '+43'],
  CH: [/^0(?=7[4-9]\d{7}$)/, '+41'],
};

/**
 * Parses a telephone number as typed to international format (E.164, `+491701234567`): accepts spaces, hyphens, dots,
 * slashes, brackets, `00` for the plus and a `(0)` after the country code. For residents of Germany, Austria or
 * Switzerland (`country`, ISO 3166-1) also accepts mobile numbers without a country code. Null for any other text, and
 * for other numbers without an assigned country code.
 */
export function phoneOf(text: string, country = ''): string | null {
  const digits = text
    .trim()
    .replace(/^00/, '+')
    .replace(/\(0\)/, '')
    .replace(/[\s().\-\u2010-\u2013/]/g, '');
  const home = atHome[country];
  const number = home ? digits.replace(...home) : digits;
  return international.test(number) ? number : null;
}

/** True for an international number with an assigned country code (requirement 5.5). */
export function isPhone(text: string): boolean {
  return phoneOf(text) !== null;
}
