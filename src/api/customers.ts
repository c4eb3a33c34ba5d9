import { type Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { apiPath } from './call.ts';
import { withAddresses } from './defaultAddress.ts';
import type { Http } from './http.ts';

/** Reads the customer's current data. Fails with `notFound` for anyone but the logged-in customer. */
export async function readCustomer(http: Http, uuid: string, signal?: AbortSignal): Promise<Customer> {
  const answer = await http.get(apiPath`customers/${uuid}`, CustomerAnswer, { call: 'readCustomer', signal });
  return withAddresses(answer, http, signal);
}
