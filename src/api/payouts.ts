import { type Page, pageOf } from '#domain/collection.ts';
import { Payout } from '#domain/customer.ts';
import { pageSizes } from '#domain/limits.ts';
import type { Http } from './http.ts';

const payouts = pageOf(Payout);

/** The customer's interest payouts, paid and expected. */
export function readPayouts(http: Http, signal?: AbortSignal): Promise<Page<Payout>> {
  return http.get('customer-payouts', payouts, {
    call: 'readPayouts',
    signal,
    query: { itemsPerPage: pageSizes.payouts },
  });
}
