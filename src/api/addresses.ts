import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Address } from '#domain/shop/customer.ts';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { idOf } from '#domain/shop/schema.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

const addresses = pageOf(Address);

/** Reads the addresses of the customer, in the shop's order. */
export function readAddresses(http: Http, itemsPerPage: number, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses', addresses, { call: 'readAddresses', signal, query: { itemsPerPage } });
}

/** Reads an address by its IRI or id. Fails with `notFound` for other customers' addresses. */
export function readAddress(http: Http, iri: string, signal?: AbortSignal): Promise<Address> {
  return http.get(apiPath`addresses/${idOf(iri)}`, Address, { call: 'readAddress', signal });
}

/** Reads the addresses of the company that the customer acts for, latest first. */
export function readCompanyAddresses(http: Http, itemsPerPage: number, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses/company', addresses, { call: 'readCompanyAddresses', signal, query: { itemsPerPage } });
}

/** Creates an address. The customer or company record names its default address. */
export function createAddress(http: Http, draft: AddressDraft, signal?: AbortSignal): Promise<Address> {
  return http.post('addresses', draft, Address, { call: 'createAddress', signal });
}

/** Changes an address, named by its IRI or id. Fails with `notFound` for other customers' addresses. */
export function changeAddress(http: Http, iri: string, draft: AddressDraft, signal?: AbortSignal): Promise<Address> {
  return http.put(apiPath`addresses/${idOf(iri)}`, draft, Address, { call: 'changeAddress', signal });
}
