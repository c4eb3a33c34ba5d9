import { readAllPages } from '#api/allPages.ts';
import { readOrders } from '#api/orders.ts';
import { freshness } from '#domain/constants/freshness.ts';
import type { Order } from '#domain/shop/order.ts';
import { defineResource } from '../resources.ts';

/** All orders of the customer, latest first: the limits of a bond are for all of them together. */
export const subscriptions = defineResource<Order[]>({
  name: 'subscriptions',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  read: ({ http, signal }, onPart) =>
    readAllPages(
      (page) => readOrders(http, page, signal),
      ({ id }) => id,
      onPart,
    ),
});
