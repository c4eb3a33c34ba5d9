import { type Page, pageOf } from '#domain/collection.ts';
import { Payout } from '#domain/customer.ts';
import type { Http } from './http.ts';

const payouts = pageOf(Payout);
/** Spec section 9. */
const itemsPerPage = 300;

/** The customer's interest payouts, paid and expected. */
export function readPayouts(http: Http, signal?: AbortSignal): Promise<Page<Payout>> {
  return http.get('customer-payouts', payouts, { call: 'readPayouts', signal, query: { itemsPerPage } });
}
