import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import { dueOf, isAwaitingMoney, type Standing } from './orderStatus.ts';

/** What of a customer's orders waits for their payment. */
export interface Unpaid<T> {
  orders: T[];
  /** Sum that is still to be paid for them, in cents; null if that is not known of one of them. */
  due: Cents | null;
}

/** The orders that wait for money: those that came to nothing, or whose payment is under way, do not. */
export function unpaidOf<T extends Standing & Pick<Order, 'bankTransfer'>>(orders: readonly T[]): Unpaid<T> {
  const unpaid = orders.filter((order) => isAwaitingMoney(order) && dueOf(order) !== 0);
  const dues = unpaid.map(dueOf).filter((due) => due !== null);
  return { orders: unpaid, due: dues.length < unpaid.length ? null : dues.reduce((sum, due) => sum + due, 0) };
}
