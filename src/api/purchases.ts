import { EuroOrder, type Order } from '#domain/shop/order.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';
import { orderRefusals as refusals } from './orderRefusals.ts';

/**
 * Sets the billing address of an item order to one of the customer's addresses, by its IRI, and confirms the documents
 * to be read. Idempotent. Fails with `wrongState` for an order of securities, whose address is the verified one.
 */
export function addressOrder(
  http: Http,
  { tokenValue, billingAddress }: { tokenValue: string; billingAddress: string },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { declarations: null, billingAddress };
  return http.patch(apiPath`orders/${tokenValue}/legal-documents-confirm`, body, EuroOrder, {
    call: 'addressOrder',
    refusals,
    signal,
  });
}
