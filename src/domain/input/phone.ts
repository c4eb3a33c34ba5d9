/**
 * ITU-T E.164: a plus, the country code (never from 0), at most fifteen digits; no number in use is shorter than seven.
 */
const international = /^\+[1-9]\d{6,14}$/;

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
 * for other numbers without a country code.
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

/** True for an international number (spec section 5). */
export function isPhone(text: string): boolean {
  return phoneOf(text) !== null;
}
