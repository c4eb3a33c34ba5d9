import { Customer } from '#domain/shop/customer.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/** The customer as the shop knows them now. Fails with `notFound` for anybody but the customer who is logged in. */
export function readCustomer(http: Http, uuid: string, signal?: AbortSignal): Promise<Customer> {
  return http.get(at`customers/${uuid}`, Customer, { call: 'readCustomer', signal });
}
