import type { Order } from '#domain/shop/order.ts';
import { byDeadline } from './deadlines.ts';
import { dueOf, isAwaitingMoney, type OrderStateFields } from './orderStatus.ts';

/**
 * Returns the orders that expect money, by payment deadline, those without a deadline last. Excludes orders that have
 * ended, and those with a payment under way.
 */
export function unpaidOf<T extends OrderStateFields & Pick<Order, 'bankTransfer'>>(orders: readonly T[]): T[] {
  return byDeadline(orders.filter((order) => isAwaitingMoney(order) && dueOf(order) !== 0));
}
