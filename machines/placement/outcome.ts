import { isUnplaceable } from '#domain/order/refusal.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { PlacementContext, PlacementOutput } from './types.ts';

/** Whether the order has one item, and that of this variant. */
export const holdsOnly = (order: Order | null, variantCode: string): boolean =>
  order?.items.length === 1 && order.items[0]?.variant === variantCode;

/** The shop answered with another amount than it was asked for, or with more than that. */
export const unconfirmed: Failure = { kind: 'contract', path: 'items[0].quantity' };

/** How a placement ended. Without a failure there is an order; should there be none, nobody knows what happened. */
export function outcomeOf({ order, failure }: PlacementContext): PlacementOutput {
  if (failure === null && order !== null) return { kind: 'placed', order };
  if (failure !== null && isUnplaceable(failure)) return { kind: 'refused', order, failure };
  return { kind: 'failed', order, failure: failure ?? unconfirmed };
}

/** @throws where there is no order yet: the chart asks for it only once one was created. */
export function orderIn({ order }: PlacementContext): Order {
  if (order === null) throw new Error('placement: the shop has no order here');
  return order;
}

/** @throws where the order holds nothing: the chart sets the quantity only of what is there. */
export function itemIn(context: PlacementContext): Order['items'][number] {
  const [item] = orderIn(context).items;
  if (item === undefined) throw new Error('placement: the order holds nothing here');
  return item;
}
