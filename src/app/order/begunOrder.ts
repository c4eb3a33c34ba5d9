import * as z from 'zod/mini';
import { QUANTITY } from '#domain/item/purchase.ts';
import { isOrderFor, Order } from '#domain/shop/order.ts';
import { formDraft } from '../drafts/drafts.ts';

const DRAFT = 'purchase.begun';
const Begun = z.object({ productCode: z.string(), order: Order });
type Begun = z.infer<typeof Begun>;

/**
 * Hands the purchase an order that a bid has already placed: the purchase continues it instead of placing a new one.
 * Stored in this tab, so that a reload loses nothing.
 */
export const keepBegunOrder = (customerUuid: string, begun: Begun): void => formDraft(DRAFT, customerUuid).write(begun);

/** Returns the order already placed for this work in this tab; null if there is none or if it does not match. */
export function readBegunOrder(customerUuid: string, productCode: string): Order | null {
  const { data } = Begun.safeParse(formDraft(DRAFT, customerUuid).read());
  if (data?.productCode !== productCode) return null;
  const { order } = data;
  const variantCode = order.items[0]?.variant ?? null;
  return isOrderFor(order, { productCode, variantCode, quantity: QUANTITY }) ? order : null;
}
