import { QUANTITY } from '#domain/item/purchase.ts';
import { isOrderFor, Order } from '#domain/shop/order.ts';
import { deleteDraft, formDraft } from './drafts.ts';

const DRAFT = 'purchase.begun';

/**
 * Hands the purchase an order that was begun elsewhere, by a bid: it goes on with that instead of replacing it by one of its
 * own. It is kept in this tab, so that a reload on the way loses nothing.
 */
export const keepBegunOrder = (customerUuid: string, order: Order): void => formDraft(DRAFT, customerUuid).write(order);

/** The order that was begun elsewhere in this tab for this work; null where there is none. */
export function readBegunOrder(customerUuid: string, productCode: string): Order | null {
  const { data } = Order.safeParse(formDraft(DRAFT, customerUuid).read());
  return data && isOrderFor(data, { productCode, quantity: QUANTITY }) ? data : null;
}

export const forgetBegunOrder = (): void => deleteDraft(DRAFT);
