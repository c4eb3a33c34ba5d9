import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import { paymentStandingOf } from './payment.ts';

/** What of a customer's orders waits for their payment. */
export interface Unpaid<T> {
  orders: T[];
  /** What is still to be paid for them together, in cents. */
  due: Cents;
}

/** The orders that were placed and are not paid in full, except those whose payment is under way. */
export function unpaidOf<T extends Pick<Order, 'checkoutState' | 'paymentState' | 'payments' | 'total' | 'received'>>(
  orders: readonly T[],
): Unpaid<T> {
  const placed = orders.filter((order) => paymentStandingOf(order) === 'open' && order.paymentState !== 'cart');
  const unpaid = placed.filter((order) => dueOf(order) > 0);
  return { orders: unpaid, due: unpaid.reduce((sum, order) => sum + dueOf(order), 0) };
}

/** What is left to pay after what has come by transfer; negative where too much came. */
const dueOf = ({ total, received }: Pick<Order, 'total' | 'received'>): Cents => total - (received ?? 0);
