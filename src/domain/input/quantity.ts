import type { Locale } from '#domain/shop/settings.ts';

/** Thousands separators by language. German's is the decimal separator in English, and vice versa. */
const separators: Record<Locale, string> = { de: '.', en: ',' };

/**
 * Parses a whole number as typed in a language: digits alone, or in groups of three separated by the language's own
 * sign or by spaces (`1.000` in German, `1,000` in English, `1 000` in both). Null for anything else: a fraction, a
 * sign, an exponent, a unit, and another language's grouping. Ambiguous texts are rejected, so that customers never
 * order an amount that they did not type.
 */
export function wholeNumberIn(text: string, locale: Locale): number | null {
  const digits = [separators[locale], ' '].map((separator) => digitsIn(spaced(text.trim()), separator));
  const value = Number(digits.find((found) => found !== null) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : null;
}

/** Returns the digits of a number that is plain or consistently grouped. */
function digitsIn(text: string, separator: string): string | null {
  const [first = '', ...groups] = text.split(separator);
  const areGroups = groups.every((group) => /^\d{3}$/.test(group));
  const isFirst = groups.length === 0 ? /^\d+$/.test(first) : /^[1-9]\d{0,2}$/.test(first);
  return areGroups && isFirst ? first + groups.join('') : null;
}

/** Replaces no-break and thin spaces, which `Intl` and typesetters write, by plain ones. */
function spaced(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/**
 * Returns the quantity after one step up (`by` > 0) or down: the next multiple of the step, within the limits. The
 * minimum if the field holds no number.
 */
export function nextQuantity(quantity: number | null, by: number, limits: { min: number; max: number }): number {
  const step = Math.abs(by);
  const places = (quantity ?? 0) / step;
  const next = by > 0 ? (Math.floor(places) + 1) * step : (Math.ceil(places) - 1) * step;
  return Math.max(limits.min, Math.min(limits.max, quantity === null ? limits.min : next));
}
