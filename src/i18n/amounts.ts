import type { Locale } from '#domain/shop/settings.ts';

/** Number formats of the euro area in both languages: 1.000,50 € in German, €1,000.50 in English (de-DE, en-IE). */
export const languageTag: Record<Locale, string> = { de: 'de-DE', en: 'en-IE' };

/** Formats that failure messages need; the first view has no others. */
export interface Amounts {
  /** Formats cents as euros: whole amounts without a fraction, others with two decimals (requirement 9.2). */
  money: (cents: number) => string;
  number: (value: number) => string;
}

export const euro = (locale: Locale, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency: 'EUR', ...options });

const made = new Map<Locale, Amounts>();

/** Returns the formats of a language, created once, since `Intl` objects are expensive. */
export function amountsOf(locale: Locale): Amounts {
  const known = made.get(locale);
  if (known) return known;
  const whole = euro(locale, { maximumFractionDigits: 0 });
  const exact = euro(locale);
  const number = new Intl.NumberFormat(languageTag[locale]);
  const amounts: Amounts = {
    money: (cents) => (cents % 100 === 0 ? whole : exact).format(cents / 100),
    number: (value) => number.format(value),
  };
  made.set(locale, amounts);
  return amounts;
}
