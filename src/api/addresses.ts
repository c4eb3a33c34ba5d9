import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Address } from '#domain/shop/customer.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { idOf } from '#domain/shop/schema.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

const addresses = pageOf(Address);

/** Addresses of the customer, in the shop's order. */
export function readAddresses(http: Http, itemsPerPage: number, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses', addresses, { call: 'readAddresses', signal, query: { itemsPerPage } });
}

/** One address, named by its IRI or its id. Fails with `notFound` for somebody else's. */
export function readAddress(http: Http, iri: string, signal?: AbortSignal): Promise<Address> {
  return http.get(at`addresses/${idOf(iri)}`, Address, { call: 'readAddress', signal });
}

/** Those of the company that the customer acts for, the latest first. */
export function readCompanyAddresses(http: Http, itemsPerPage: number, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses/company', addresses, { call: 'readCompanyAddresses', signal, query: { itemsPerPage } });
}

/** Makes an address. Which is the default one is said of the customer or of the company. */
export function createAddress(http: Http, draft: AddressDraft, signal?: AbortSignal): Promise<Address> {
  return http.post('addresses', draft, Address, { call: 'createAddress', signal });
}

/** Changes an address, which is named by its IRI or its id. Fails with `notFound` for somebody else's. */
export function changeAddress(http: Http, iri: string, draft: AddressDraft, signal?: AbortSignal): Promise<Address> {
  return http.put(at`addresses/${idOf(iri)}`, draft, Address, { call: 'changeAddress', signal });
}
