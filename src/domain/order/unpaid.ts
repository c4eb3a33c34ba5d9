import type { Order } from '#domain/shop/order.ts';
import { paymentDeadlineOf } from './deadlines.ts';
import { dueOf, isAwaitingMoney, type OrderStateFields } from './orderStatus.ts';

/**
 * Returns the orders that expect money, by payment deadline, those without a deadline last. Excludes orders that have
 * ended, and those with a payment under way.
 */
export function unpaidOf<T extends OrderStateFields & Pick<Order, 'bankTransfer'>>(orders: readonly T[]): T[] {
  const timeOf = (order: T) => Date.parse(paymentDeadlineOf(order) ?? '9999-12-31');
  return orders
    .filter((order) => isAwaitingMoney(order) && dueOf(order) !== 0)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}
