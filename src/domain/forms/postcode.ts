import isPostalCode, { locales } from 'validator/es/lib/isPostalCode.js';

const isLocale = (country: string): country is (typeof locales)[number] => locales.some((locale) => locale === country);

/** Whether a country (ISO 3166-1) can have this postcode. One whose form is not known has any. */
export const isPostcodeIn = (country: string, postcode: string): boolean =>
  !isLocale(country) || isPostalCode(postcode.trim(), country);
