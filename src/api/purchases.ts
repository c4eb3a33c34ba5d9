import { EuroOrder, type Order } from '#domain/shop/order.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';
import { orderRefusals as refusals } from './orderRefusals.ts';

/**
 * Makes an order of works out to an address of the customer's, by its IRI, and confirms what is to be read with them. Made
 * again it changes nothing. Fails with `wrongState` for an order of securities, which has the address that was checked.
 */
export function addressOrder(
  http: Http,
  { tokenValue, billingAddress }: { tokenValue: string; billingAddress: string },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { declarations: null, billingAddress };
  return http.patch(at`orders/${tokenValue}/legal-documents-confirm`, body, EuroOrder, {
    call: 'addressOrder',
    refusals,
    signal,
  });
}
