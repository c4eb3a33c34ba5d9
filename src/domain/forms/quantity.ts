import type { Locale } from '#domain/shop/settings.ts';

/** What stands between the thousands in each language; in the other one it begins the decimals. */
const separators: Record<Locale, string> = { de: '.', en: ',' };

/**
 * The whole number that a text is, as a person types it in a language: digits alone, or in groups of three that are
 * parted by the language's own sign or by spaces (`1.000` in German, `1,000` in English, `1 000` in both). Null for
 * anything else: a fraction, a sign, an exponent, a unit, and what the other language would group. A text that could be
 * read in two ways is no number, so that nobody orders another amount than they typed.
 */
export function wholeNumberIn(text: string, locale: Locale): number | null {
  const digits = [separators[locale], ' '].map((separator) => digitsIn(spaced(text.trim()), separator));
  const value = Number(digits.find((found) => found !== null) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : null;
}

/** The digits of a number that is plain or grouped throughout. */
function digitsIn(text: string, separator: string): string | null {
  const [first = '', ...groups] = text.split(separator);
  const areGroups = groups.every((group) => /^\d{3}$/.test(group));
  const isFirst = groups.length === 0 ? /^\d+$/.test(first) : /^[1-9]\d{0,2}$/.test(first);
  return areGroups && isFirst ? first + groups.join('') : null;
}

/** `Intl` and typesetters write no-break and thin spaces. */
function spaced(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/**
 * The quantity after one step up (`by` > 0) or down: the next multiple of the step, within the limits. Where nothing is
 * typed, or nothing that is a number, it is the least.
 */
export function stepped(quantity: number | null, by: number, limits: { min: number; max: number }): number {
  const step = Math.abs(by);
  const places = (quantity ?? 0) / step;
  const next = by > 0 ? (Math.floor(places) + 1) * step : (Math.ceil(places) - 1) * step;
  return Math.max(limits.min, Math.min(limits.max, quantity === null ? limits.min : next));
}
