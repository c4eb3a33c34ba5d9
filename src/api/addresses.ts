import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Address } from '#domain/shop/customer.ts';
import { idOf } from '#domain/shop/schema.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/** A new or changed address: everything but its IRI, which the shop assigns. */
export type AddressDraft = Omit<Address, 'iri'>;

const addresses = pageOf(Address);
/** Spec section 7: the app reads one address of a list, that of the customer or of the company. */
const query = { itemsPerPage: 1 };

/** The customer's own addresses, of which there is at most one page of one. */
export function readAddresses(http: Http, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses', addresses, { call: 'readAddresses', signal, query });
}

/** The addresses of the customer's company. Empty for a natural person. */
export function readCompanyAddresses(http: Http, signal?: AbortSignal): Promise<Page<Address>> {
  return http.get('addresses/company', addresses, { call: 'readCompanyAddresses', signal, query });
}

/** One address, by IRI or id. Fails with `notFound` for somebody else's. */
export function readAddress(http: Http, reference: string, signal?: AbortSignal): Promise<Address> {
  return http.get(at`addresses/${idOf(reference)}`, Address, { call: 'readAddress', signal });
}

/** Adds an address. Orders use it once it is the default: `setDefaultAddress` of customers.ts. */
export function createAddress(http: Http, draft: AddressDraft, signal?: AbortSignal): Promise<Address> {
  return http.post('addresses', draft, Address, { call: 'createAddress', signal });
}

/** Changes an address, by IRI or id. Orders that were completed keep the former one. */
export function updateAddress(
  http: Http,
  reference: string,
  draft: AddressDraft,
  signal?: AbortSignal,
): Promise<Address> {
  return http.put(at`addresses/${idOf(reference)}`, draft, Address, { call: 'updateAddress', signal });
}
