/** ITU-T E.164: a plus, the country code (never from 0), fifteen digits at most; none in use is shorter than seven. */
const international = /^\+[1-9]\d{6,14}$/;

/** German mobile numbers as they are told at home: 015, 016 or 017 and eleven or twelve digits. Luton's have the same form. */
const germanMobile = /^0(1[5-7]\d{8,9})$/;

/**
 * A telephone number in international format (E.164, `+491701234567`) from what a person types: spaces, hyphens, dots,
 * slashes, brackets, `00` for the plus and a `(0)` after the country code are understood, and of somebody who lives in Germany
 * (`country`, ISO 3166-1) mobile numbers without a country code.
 * Null for any other text, and for other numbers without a country code.
 */
export function phoneOf(text: string, country = ''): string | null {
  const digits = text
    .trim()
    .replace(/^00/, '+')
    .replace(/\(0\)/, '')
    .replace(/[\s().\-\u2010-\u2013/]/g, '');
  const number = country === 'DE' ? digits.replace(germanMobile, '+49$1') : digits;
  return international.test(number) ? number : null;
}

/** Whether the text is an international number (spec section 5). */
export function isPhone(text: string): boolean {
  return phoneOf(text) !== null;
}
