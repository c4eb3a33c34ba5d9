/** ITU-T E.164: a plus, the country code (never from 0), fifteen digits at most; none in use is shorter than seven. */
const international = /^\+[1-9]\d{6,14}$/;

/**
 * A telephone number in international format (E.164, `+491701234567`) from what a person types: spaces, hyphens, dots,
 * slashes, brackets, `00` for the plus and a `(0)` after the country code are understood. Null for any other text, and
 * for a number without a country code.
 */
export function phoneOf(text: string): string | null {
  const digits = text
    .trim()
    .replace(/^00/, '+')
    .replace(/\(0\)/, '')
    .replace(/[\s().\-\u2010-\u2013/]/g, '');
  return international.test(digits) ? digits : null;
}

/** Whether the text is an international number (spec section 5). */
export function isPhone(text: string): boolean {
  return phoneOf(text) !== null;
}
