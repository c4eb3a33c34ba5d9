import type { Cents } from '#domain/shop/fields.ts';
import { isCompleted, isItemOf, type Order, type Sold } from '#domain/shop/order.ts';

/** Payment states of a completed order that was cancelled or refunded. */
export const undoneStates: readonly string[] = ['cancelled', 'refunded'];

/**
 * True if an order counts towards the limits of its bonds: it is binding, and neither cancelled, refunded nor withdrawn
 * from.
 */
export function isSubscribed(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'withdrawnAt'>,
): boolean {
  return isCompleted(order) && !undoneStates.includes(order.paymentState) && order.withdrawnAt === null;
}

/** Returns the amount that an investor has subscribed of a product, over all orders that count; in cents. */
export function subscribedOf(
  orders: readonly Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'withdrawnAt' | 'items'>[],
  sold: Sold,
): Cents {
  return orders
    .filter(isSubscribed)
    .flatMap(({ items }) => items)
    .filter((item) => isItemOf(item, sold))
    .reduce((sum, { total }) => sum + total, 0);
}

/** Returns the rest of a limit for one bond, at least 0. All in cents. */
export function leftOf(limit: Cents, subscribed: Cents): Cents {
  return Math.max(0, limit - subscribed);
}
