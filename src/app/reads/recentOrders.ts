import { readOrders } from '#api/orders.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isAnyToPay } from '#domain/order/nextStep.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import { unpaidOf } from '#domain/order/unpaid.ts';
import type { Order } from '#domain/shop/order.ts';
import { storeUnpaid } from '../order/unpaid.ts';
import { defineResource } from '../resources/resources.ts';

/** True if one of the orders waits for the customer, by the rule of the lists or by that of the pages. */
const waits = (orders: readonly Order[]) => isAnyToPay(orders) || unpaidOf(orders).length > 0;

/**
 * The customer's latest orders, back to a page of the shop's list on which none waits for payment: for screens that
 * show what waits, so that they do not read ten years of orders. Stores for the tab bar whether one waits.
 */
export const recentOrders = defineResource<Order[]>({
  name: 'recentOrders',
  isKept: true,
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  async read({ http, customerUuid, signal }) {
    const first = await readOrders(http, 1, signal);
    const count = Math.ceil(first.totalItems / pageSizes.orders);
    const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    const isReversed = isOldestFirst(first.member);
    const orders = [...first.member];
    const pages = isReversed ? others.toReversed() : others;
    let read = 0;
    if (isReversed || waits(first.member))
      for (const page of pages) {
        const { member } = await readOrders(http, page, signal);
        orders.push(...member);
        read += 1;
        if (!waits(member)) break;
      }
    // Only all orders can show that none waits.
    if (isAnyToPay(orders) || read === pages.length) storeUnpaid(customerUuid, isAnyToPay(orders));
    // An order may have moved to another page during the read.
    return latestFirst([...new Map(orders.map((order) => [order.tokenValue, order])).values()]);
  },
});
