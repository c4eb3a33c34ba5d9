import { type Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { apiPath } from './call.ts';
import { withAddresses } from './defaultAddress.ts';
import type { Http } from './http.ts';

/**
 * Takes over the customer's data from the former system by customer number. Fails with `notFound` if that system does
 * not know the number, and with `wrongState` if there is nothing (more) to take over.
 */
export async function migrate(
  http: Http,
  { customerUuid, customerId }: { customerUuid: string; customerId: string },
  signal?: AbortSignal,
): Promise<Customer> {
  const answer = await http.put(apiPath`customers/migration/${customerUuid}`, { customerId }, CustomerAnswer, {
    call: 'migrate',
    refusals: [{ code: 'WRONG_STATE', failure: { kind: 'wrongState' } }],
    signal,
  });
  return withAddresses(answer, http, signal);
}
