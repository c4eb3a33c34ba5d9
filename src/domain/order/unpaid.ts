import type { Cents } from '#domain/shop/fields.ts';
import type { Order } from '#domain/shop/order.ts';
import { dueOf, isAwaitingMoney, type OrderStateFields } from './orderStatus.ts';

export interface Unpaid<T> {
  orders: T[];
  /** Sum left to pay for them, in cents; null if unknown for one of the orders. */
  due: Cents | null;
}

/** Orders that expect money: excludes those that have ended, and those with a payment under way. */
export function unpaidOf<T extends OrderStateFields & Pick<Order, 'bankTransfer'>>(orders: readonly T[]): Unpaid<T> {
  const unpaid = orders.filter((order) => isAwaitingMoney(order) && dueOf(order) !== 0);
  const dues = unpaid.map(dueOf).filter((due) => due !== null);
  return { orders: unpaid, due: dues.length < unpaid.length ? null : dues.reduce((sum, due) => sum + due, 0) };
}
