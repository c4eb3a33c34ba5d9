import type { Locale } from '#domain/shop/settings.ts';

const NBSP = '\u00a0';
const numbersIn = (options?: Intl.NumberFormatOptions) => ({
  de: new Intl.NumberFormat('de-DE', options),
  en: new Intl.NumberFormat('en-GB', options),
});
const datesIn = (options: Intl.DateTimeFormatOptions) => ({
  de: new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' }),
  en: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/Berlin' }),
});
const EUROS = numbersIn({ style: 'currency', currency: 'EUR' });
const WHOLE_EUROS = numbersIn({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const COUNT = numbersIn();
const RATE = numbersIn({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
const LONG_DAY = datesIn({ dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const ENGLISH_MOMENT = datesIn({ dateStyle: 'long', timeStyle: 'short' }).en;

/*
 * Formats of documents: German for values, which have no translation, and the language of the words around a figure.
 * Amounts are in cents, dates in ISO 8601.
 */

/** 1.000,00 €, €1,000.00: documents always show the cents. */
export const euros = (cents: number, locale: Locale = 'de') => EUROS[locale].format(cents / 100);
/** 1.000 €, €1,000, for limits and nominals in running text; shows cents only if they are not zero. */
export const plainEuros = (cents: number, locale: Locale = 'de') =>
  (cents % 100 === 0 ? WHOLE_EUROS : EUROS)[locale].format(cents / 100);
/** 15.000, 15,000 */
export const count = (value: number, locale: Locale = 'de') => COUNT[locale].format(value);
/** 5,25 %, 5.25% */
export const percent = (rate: string | number, locale: Locale = 'de') =>
  `${RATE[locale].format(Number(rate))}${locale === 'de' ? NBSP : ''}%`;
export const day = (iso: string) => DAY.format(new Date(iso));
/** 15. März 2026, 15 March 2026 */
export const longDay = (iso: string, locale: Locale = 'de') => LONG_DAY[locale].format(new Date(iso));
/** 15.03.2026, 14:30 Uhr; 15 March 2026 at 14:30 */
export const moment = (iso: string, locale: Locale = 'de') =>
  locale === 'de' ? `${MOMENT.format(new Date(iso))}${NBSP}Uhr` : ENGLISH_MOMENT.format(new Date(iso));
