import { pageSizes } from '#domain/constants/limits.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { Country, Currency, ZoneMember } from '#domain/shop/lookups.ts';
import type { Http } from './http.ts';

const countries = pageOf(Country);
const currencies = pageOf(Currency);
const zoneMembers = pageOf(ZoneMember);
const query = { itemsPerPage: pageSizes.lookups };

/**
 * Reads all countries (requirement 7.8), sorted by name in the call's language; `enabled` is true for those that can be
 * chosen.
 */
export async function readCountries(http: Http, signal?: AbortSignal): Promise<Country[]> {
  return (await http.get('countries', countries, { call: 'readCountries', open: true, signal, query })).member;
}

/** Reads the country codes of one of the shop's zones. Fails with `notFound` for a zone without any. */
export async function readZoneMembers(http: Http, zone: string, signal?: AbortSignal): Promise<string[]> {
  const { member } = await http.get('zone-members', zoneMembers, {
    call: 'readZoneMembers',
    open: true,
    signal,
    query: { 'belongsTo.code': zone, 'order[code]': 'asc', ...query },
  });
  if (member.length === 0) throw new FailureError({ kind: 'notFound' });
  return member.map(({ code }) => code);
}

/** Reads the currencies of bank accounts. */
export async function readCurrencies(http: Http, signal?: AbortSignal): Promise<Currency[]> {
  return (await http.get('currencies', currencies, { call: 'readCurrencies', open: true, signal, query })).member;
}
