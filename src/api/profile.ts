import { Company, Customer } from '#domain/shop/customer.ts';
import type { CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/**
 * Changes the fields that are named, of the customer who is logged in. To replace a bank account the shop asks for the
 * password, or for a code where the second factor is on: `violations` at `currentPassword` or `code`.
 */
export function saveCustomer(
  http: Http,
  uuid: string,
  changes: CustomerChanges,
  signal?: AbortSignal,
): Promise<Customer> {
  return http.put(at`customers/${uuid}`, changes, Customer, { call: 'saveCustomer', signal });
}

/** The same for the company that the customer acts for. Fails with `notFound` for any other. */
export function saveCompany(http: Http, uuid: string, changes: CompanyChanges, signal?: AbortSignal): Promise<Company> {
  return http.put(at`companies/${uuid}`, changes, Company, { call: 'saveCompany', signal });
}
