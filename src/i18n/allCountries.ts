import { countryCodes } from '#domain/person/countries.ts';
import type { Country } from '#domain/shop/lookups.ts';

/** All countries by their names in a language: for as long as the shop's own choice is not there. */
export function allCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((code, id) => ({ id, code, name: names.of(code) ?? code, enabled: true }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
