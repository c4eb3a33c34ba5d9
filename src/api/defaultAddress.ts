import type { Address, Company, CompanyAnswer, Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { readAddress } from './addresses.ts';
import type { Http } from './http.ts';

/** Returns the customer; reads default addresses of which the shop sent only the IRI. */
export async function withAddresses(answer: CustomerAnswer, http: Http, signal?: AbortSignal): Promise<Customer> {
  const [defaultAddress, company] = await Promise.all([
    addressOf(answer.defaultAddress, http, signal),
    answer.company && withAddress(answer.company, http, signal),
  ]);
  return { ...answer, defaultAddress, company };
}

/** Returns the company; reads its default address if the shop sent only the IRI. */
export async function withAddress(company: CompanyAnswer, http: Http, signal?: AbortSignal): Promise<Company> {
  return { ...company, defaultAddress: await addressOf(company.defaultAddress, http, signal) };
}

async function addressOf(
  named: CompanyAnswer['defaultAddress'],
  http: Http,
  signal?: AbortSignal,
): Promise<Address | null> {
  if (named === null || 'street' in named) return named;
  try {
    return await readAddress(http, named.iri, signal);
  } catch (error) {
    // The shop has no such address for this customer: nothing is lost, and the page asks for an address.
    if (failureOf(error).kind === 'notFound') return null;
    throw error;
  }
}
