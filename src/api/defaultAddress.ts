import type { Address, Company, CompanyAnswer, Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { readAddress } from './addresses.ts';
import type { Http } from './http.ts';

/** Customer with the default addresses of which the shop named the IRI alone. */
export async function withAddresses(http: Http, answer: CustomerAnswer, signal?: AbortSignal): Promise<Customer> {
  const [defaultAddress, company] = await Promise.all([
    addressOf(http, answer.defaultAddress, signal),
    answer.company && withAddress(http, answer.company, signal),
  ]);
  return { ...answer, defaultAddress, company };
}

/** Company with its default address, likewise. */
export async function withAddress(http: Http, company: CompanyAnswer, signal?: AbortSignal): Promise<Company> {
  return { ...company, defaultAddress: await addressOf(http, company.defaultAddress, signal) };
}

async function addressOf(
  http: Http,
  named: CompanyAnswer['defaultAddress'],
  signal?: AbortSignal,
): Promise<Address | null> {
  return named === null || 'street' in named ? named : readAddress(http, named.iri, signal);
}
