import { readAllPages } from '#api/allPages.ts';
import { readOrders } from '#api/orders.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import { subscribedOf } from '#domain/order/subscribed.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order, Sold } from '#domain/shop/order.ts';
import { defineResource } from '../resources.ts';

/** Number of orders that cannot be read, by the value of `subscriptions` that lacks them; null while not all were read. */
const missing = new WeakMap<readonly Order[], number | null>();

/** Number of orders that cannot be read. */
export const unreadIn = (orders: readonly Order[] | null): number => (orders && missing.get(orders)) ?? 0;

/** Sum that the customer has subscribed of a product, in cents. Null while orders are missing. */
export const subscribedIn = (orders: readonly Order[] | null, sold: Sold): Cents | null =>
  orders === null || missing.has(orders) ? null : subscribedOf(orders, sold);

/** All orders of the customer, latest first: the limits of a bond are for all of them together. */
export const subscriptions = defineResource<Order[]>({
  name: 'subscriptions',
  freshness: freshness.orders,
  isPrivate: true,
  invalidatedBy: ['orders', 'locale'],
  async read({ http, signal }, onPart) {
    let pageOfLatest = 1;
    let unread = 0;
    let latest: Promise<unknown> = Promise.resolve();
    const readPage = async (page: number) => {
      // The latest orders are what waits: they do not share the line with twenty other pages.
      if (page !== pageOfLatest) await latest;
      const reading = readOrders(http, page, signal);
      if (page === pageOfLatest) latest = reading.catch(() => undefined);
      const answer = await reading;
      unread += answer.leftOut ?? 0;
      const lastPage = Math.ceil(answer.totalItems / pageSizes.orders);
      // The first page is read before any other.
      if (page === 1 && isOldestFirst(answer.member)) pageOfLatest = lastPage;
      // The latest orders are shown until all of them are there.
      if (page === pageOfLatest && lastPage > 1) {
        const part = latestFirst(answer.member);
        missing.set(part, null);
        onPart(part);
      }
      return answer;
    };
    const orders = latestFirst(await readAllPages(readPage, ({ tokenValue }) => tokenValue));
    if (unread > 0) missing.set(orders, unread);
    return orders;
  },
});
