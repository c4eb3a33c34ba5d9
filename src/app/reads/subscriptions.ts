import { readAllPages } from '#api/allPages.ts';
import { readOrders } from '#api/orders.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import type { Order } from '#domain/shop/order.ts';
import { defineResource } from '../resources.ts';

const unread = new WeakMap<readonly Order[], number>();

/** Number of orders that could not be read and are missing in a value of `subscriptions`. */
export const unreadIn = (orders: readonly Order[]): number => unread.get(orders) ?? 0;

/** All orders of the customer, latest first: the limits of a bond are for all of them together. */
export const subscriptions = defineResource<Order[]>({
  name: 'subscriptions',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  async read({ http, signal }, onPart) {
    let pageOfLatest = 1;
    let leftOut = 0;
    const readPage = async (page: number) => {
      const answer = await readOrders(http, page, signal);
      leftOut += answer.leftOut ?? 0;
      const lastPage = Math.ceil(answer.totalItems / pageSizes.orders);
      // The first page is read before any other.
      if (page === 1 && isOldestFirst(answer.member)) pageOfLatest = lastPage;
      // The latest orders are shown until all of them are there.
      if (page === pageOfLatest && lastPage > 1) onPart(latestFirst(answer.member));
      return answer;
    };
    const orders = latestFirst(await readAllPages(readPage, ({ tokenValue }) => tokenValue));
    unread.set(orders, leftOut);
    return orders;
  },
});
