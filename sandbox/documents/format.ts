const NBSP = '\u00a0';
const EUROS = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const WHOLE_EUROS = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const COUNT = new Intl.NumberFormat('de-DE');
const RATE = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
const LONG_DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
const ENGLISH_LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
const MOMENT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/* Formats of German documents, also in their English translations. Amounts are in cents, dates in ISO 8601. */

/** 1.000,00 €: documents always show the cents. */
export const euros = (cents: number) => EUROS.format(cents / 100);
/** 1.000 €, for limits and nominals in running text; shows cents only if they are not zero. */
export const plainEuros = (cents: number) => (cents % 100 === 0 ? WHOLE_EUROS : EUROS).format(cents / 100);
export const count = (value: number) => COUNT.format(value);
/** 5,25 % */
export const percent = (rate: string | number) => `${RATE.format(Number(rate))}${NBSP}%`;
export const day = (iso: string) => DAY.format(new Date(iso));
/** 15. März 2026 */
export const longDay = (iso: string) => LONG_DAY.format(new Date(iso));
/** 15 March 2026, for English sentences. */
export const longDayInEnglish = (iso: string) => ENGLISH_LONG_DAY.format(new Date(iso));
/** 15.03.2026, 14:30 Uhr */
export const moment = (iso: string) => `${momentWithoutUnit(iso)}${NBSP}Uhr`;
/** 15.03.2026, 14:30, for English sentences. */
export const momentWithoutUnit = (iso: string) => MOMENT.format(new Date(iso));
