import { readOrders } from '#api/orders.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isAnyToPay } from '#domain/order/nextStep.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import type { Order } from '#domain/shop/order.ts';
import { storeUnpaid } from '../order/unpaid.ts';
import { defineResource } from '../resources/resources.ts';

/**
 * The customer's latest orders, back to a page of the shop's list on which none waits for payment: for screens that
 * show what waits, so that they do not read ten years of orders. Stores for the tab bar whether one waits.
 */
export const recentOrders = defineResource<Order[]>({
  name: 'recentOrders',
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  async read({ http, customerUuid, signal }) {
    const first = await readOrders(http, 1, signal);
    const count = Math.ceil(first.totalItems / pageSizes.orders);
    const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    const isReversed = isOldestFirst(first.member);
    const orders = [...first.member];
    if (isReversed || isAnyToPay(first.member))
      for (const page of isReversed ? others.reverse() : others) {
        const { member } = await readOrders(http, page, signal);
        orders.push(...member);
        if (!isAnyToPay(member)) break;
      }
    storeUnpaid(customerUuid, isAnyToPay(orders));
    // An order may have moved to another page during the read.
    return latestFirst([...new Map(orders.map((order) => [order.tokenValue, order])).values()]);
  },
});
