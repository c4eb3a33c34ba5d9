import { type Company, CompanyAnswer, type Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import type { CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { apiPath } from './call.ts';
import { withAddress, withAddresses } from './defaultAddress.ts';
import type { Http } from './http.ts';

/**
 * Changes the given fields of the logged-in customer. To replace a bank account the shop asks for the password, or for
 * a code if the second factor is on: `violations` at `currentPassword` or `code`.
 */
export async function saveCustomer(
  http: Http,
  uuid: string,
  changes: CustomerChanges,
  signal?: AbortSignal,
): Promise<Customer> {
  const answer = await http.put(apiPath`customers/${uuid}`, changes, CustomerAnswer, { call: 'saveCustomer', signal });
  return withAddresses(answer, http, signal);
}

/** Changes the given fields of the company that the customer acts for. Fails with `notFound` for any other company. */
export async function saveCompany(
  http: Http,
  uuid: string,
  changes: CompanyChanges,
  signal?: AbortSignal,
): Promise<Company> {
  const answer = await http.put(apiPath`companies/${uuid}`, changes, CompanyAnswer, { call: 'saveCompany', signal });
  return withAddress(answer, http, signal);
}
