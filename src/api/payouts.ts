import { pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Payout } from '#domain/shop/customer.ts';
import type { Http } from './http.ts';

const payouts = pageOf(Payout);

/** Reads the customer's interest payouts, paid and expected (requirement 7.18). Pages count from 1. */
export function readPayouts(http: Http, page: number, signal?: AbortSignal): Promise<Page<Payout>> {
  return http.get('customer-payouts', payouts, {
    call: 'readPayouts',
    signal,
    query: { itemsPerPage: pageSizes.payouts, ...(page > 1 && { page }) },
  });
}
