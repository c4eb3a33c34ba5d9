import { pageSizes } from '#domain/constants/limits.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { Country, Currency } from '#domain/shop/content.ts';
import type { Http } from './http.ts';

const countries = pageOf(Country);
const currencies = pageOf(Currency);
const query = { itemsPerPage: pageSizes.lookups };

/** The countries on offer (spec section 5: the enabled ones), with names in the language of the page. */
export async function readCountries(http: Http, signal?: AbortSignal): Promise<Country[]> {
  const page = await http.get('countries', countries, { call: 'readCountries', signal, query });
  return page.member.filter(({ enabled }) => enabled);
}

/** The currencies of bank accounts. */
export async function readCurrencies(http: Http, signal?: AbortSignal): Promise<Currency[]> {
  const page = await http.get('currencies', currencies, { call: 'readCurrencies', signal, query });
  return page.member;
}
