import type { Order } from '#domain/shop/order.ts';
import type { Cents } from '#domain/shop/schema.ts';
import { paymentStandingOf } from './payment.ts';

/** What of a customer's orders waits for their payment. */
export interface Unpaid<T> {
  orders: T[];
  /** What they cost together, in cents. */
  total: Cents;
}

/** The orders that were placed and that nothing was paid for, nor is under way, and their sum. */
export function unpaidOf<T extends Pick<Order, 'checkoutState' | 'paymentState' | 'payments' | 'total'>>(
  orders: readonly T[],
): Unpaid<T> {
  const unpaid = orders.filter((order) => paymentStandingOf(order) === 'open' && order.paymentState !== 'cart');
  return { orders: unpaid, total: unpaid.reduce((sum, { total }) => sum + total, 0) };
}
