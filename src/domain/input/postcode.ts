import postalCode, { locales } from 'validator/lib/isPostalCode.js';

type IsPostalCode = typeof postalCode;

// Validator's ES modules name their imports without extensions, which Node rejects. Its CommonJS modules have the
// function as the default export of the default export in Node, and as the default export after bundling.
const isPostalCode: IsPostalCode = (postalCode as IsPostalCode & { default?: IsPostalCode }).default ?? postalCode;

const isLocale = (country: string): country is (typeof locales)[number] => locales.some((locale) => locale === country);

/** True if a country (ISO 3166-1) can have this postcode. Countries whose form is unknown accept any. */
export const isPostcodeIn = (country: string, postcode: string): boolean =>
  !isLocale(country) || isPostalCode(postcode.trim(), country);
