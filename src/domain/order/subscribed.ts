import type { Cents } from '#domain/shop/fields.ts';
import { isCompleted, isItemOf, type Order, type Sold } from '#domain/shop/order.ts';

/** The payment states in which a completed order has come to nothing. */
export const undone: readonly string[] = ['cancelled', 'refunded'];

/**
 * Whether an order counts towards the limits of its bonds: it is binding, and was neither cancelled nor paid back nor
 * withdrawn from.
 */
export function isSubscribed(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'withdrawnAt'>,
): boolean {
  return isCompleted(order) && !undone.includes(order.paymentState) && order.withdrawnAt === null;
}

/** What an investor has subscribed of a product, over all orders that count; in cents. */
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

/** What may still be subscribed under a limit for one bond; never less than nothing. All in cents. */
export function leftOf(limit: Cents, subscribed: Cents): Cents {
  return Math.max(0, limit - subscribed);
}
