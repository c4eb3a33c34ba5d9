import * as z from 'zod/mini';
import { QUANTITY } from '#domain/item/purchase.ts';
import { isOrderFor, Order } from '#domain/shop/order.ts';
import { deleteDraft, formDraft } from './drafts.ts';

const DRAFT = 'purchase.begun';
const Begun = z.object({ productCode: z.string(), order: Order });
type Begun = z.infer<typeof Begun>;

/**
 * Hands the purchase an order that was begun elsewhere, by a bid: it goes on with that instead of replacing it by one of its
 * own. It is kept in this tab, so that a reload on the way loses nothing.
 */
export const keepBegunOrder = (customerUuid: string, begun: Begun): void => formDraft(DRAFT, customerUuid).write(begun);

/** The order that was begun elsewhere in this tab for this work; null where there is none. */
export function readBegunOrder(customerUuid: string, productCode: string): Order | null {
  const { data } = Begun.safeParse(formDraft(DRAFT, customerUuid).read());
  if (data?.productCode !== productCode) return null;
  const { order } = data;
  const variantCode = order.items[0]?.variant ?? null;
  return isOrderFor(order, { productCode, variantCode, quantity: QUANTITY }) ? order : null;
}

export const forgetBegunOrder = (): void => deleteDraft(DRAFT);
