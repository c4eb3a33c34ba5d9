import { readAllPages } from '#api/allPages.ts';
import { readOrders } from '#api/orders.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import type { Order } from '#domain/shop/order.ts';
import { defineResource } from '../resources.ts';

/** All orders of the customer, latest first: the limits of a bond are for all of them together. */
export const subscriptions = defineResource<Order[]>({
  name: 'subscriptions',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  async read({ http, signal }, onPart) {
    let pageOfLatest = 1;
    const readPage = async (page: number) => {
      const answer = await readOrders(http, page, signal);
      const lastPage = Math.ceil(answer.totalItems / pageSizes.orders);
      // The first page is read before any other.
      if (page === 1 && isOldestFirst(answer.member)) pageOfLatest = lastPage;
      // The latest orders are shown until all of them are there.
      if (page === pageOfLatest && lastPage > 1) onPart(latestFirst(answer.member));
      return answer;
    };
    return latestFirst(await readAllPages(readPage, ({ tokenValue }) => tokenValue));
  },
});
