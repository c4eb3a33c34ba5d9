import { countryCodes } from '#domain/person/countries.ts';
import type { Country } from '#domain/shop/lookups.ts';

/** Returns all countries with their names in a language; used until the shop's own list is loaded. */
export function allCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes
    .map((code, id) => ({ id, code, name: names.of(code) ?? code, enabled: true }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
