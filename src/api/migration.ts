import { type Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { at } from './call.ts';
import { withAddresses } from './defaultAddress.ts';
import type { Http } from './http.ts';

/**
 * Takes over what the former system knew of the customer under this number. Fails with `notFound` where it knew nothing,
 * and with `wrongState` where there is nothing (more) to take over.
 */
export async function migrate(
  http: Http,
  { customerUuid, customerId }: { customerUuid: string; customerId: string },
  signal?: AbortSignal,
): Promise<Customer> {
  const answer = await http.put(at`customers/migration/${customerUuid}`, { customerId }, CustomerAnswer, {
    call: 'migrate',
    refusals: [{ code: 'WRONG_STATE', failure: { kind: 'wrongState' } }],
    signal,
  });
  return withAddresses(answer, http, signal);
}
