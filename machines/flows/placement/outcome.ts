import { isUnplaceable } from '#domain/order/refusal.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import type { PlacementContext, PlacementOutput } from './types.ts';

/** Returns true if the order has exactly one item, which is of this variant. */
export const holdsOnly = (order: Order | null, variantCode: string): boolean =>
  order?.items.length === 1 && order.items[0]?.variant === variantCode;

/** Failure for an answer whose amount or items differ from the request. */
export const unconfirmed: Failure = { kind: 'contract', path: 'items[0].quantity' };

/** Returns the outcome of a placement; a missing order without a failure counts as `failed`. */
export function placementOutcomeOf({ order, failure }: PlacementContext): PlacementOutput {
  if (failure === null && order !== null) return { kind: 'placed', order };
  if (failure !== null && isUnplaceable(failure)) return { kind: 'refused', order, failure };
  return { kind: 'failed', order, failure: failure ?? unconfirmed };
}

/** Returns the first item. @throws if the order is empty; the chart sets a quantity only for existing items. */
export function itemIn({ order }: PlacementContext): Order['items'][number] {
  const [item] = nonNull(order).items;
  if (item === undefined) throw new Error('placement: the order holds nothing here');
  return item;
}
