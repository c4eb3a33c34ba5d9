import { Customer } from '#domain/shop/customer.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/** The customer as the shop knows them now. Fails with `notFound` for anybody else than the one signed in. */
export function readCustomer(http: Http, uuid: string, signal?: AbortSignal): Promise<Customer> {
  return http.get(at`customers/${uuid}`, Customer, { call: 'readCustomer', signal });
}

/** Makes an address, given by its IRI, the one that orders are billed to. Answers the customer. */
export function setDefaultAddress(http: Http, uuid: string, iri: string, signal?: AbortSignal): Promise<Customer> {
  return http.put(at`customers/${uuid}`, { defaultAddress: iri }, Customer, { call: 'setDefaultAddress', signal });
}
