import { readAllPages } from '#api/allPages.ts';
import { readOrders } from '#api/orders.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isAnyToPay } from '#domain/order/nextStep.ts';
import { isOldestFirst, latestFirst } from '#domain/order/orderList.ts';
import { subscribedOf } from '#domain/order/subscribed.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Order, Sold } from '#domain/shop/order.ts';
import { storeUnpaid } from '../order/unpaid.ts';
import { defineResource } from '../resources/resources.ts';

/** Number of unreadable orders, by the value of `subscriptions` that lacks them; null while pages are missing. */
const missing = new WeakMap<readonly Order[], number | null>();

export const unreadIn = (orders: readonly Order[] | null): number => (orders && missing.get(orders)) ?? 0;

/** Sum of the customer's subscriptions to a product, in cents; null while orders are missing. */
export const subscribedIn = (orders: readonly Order[] | null, sold: Sold): Cents | null =>
  orders === null || missing.has(orders) ? null : subscribedOf(orders, sold);

/**
 * All orders of the customer, latest first: a bond's limits apply to all of them together. Stores for the tab bar
 * whether one of them waits for payment.
 */
export const subscriptions = defineResource<Order[]>({
  name: 'subscriptions',
  freshness: 'orders',
  invalidatedBy: ['orders', 'locale'],
  async read({ http, customerUuid, signal }, onPart) {
    let pageOfLatest = 1;
    let unread = 0;
    let latest: Promise<unknown> = Promise.resolve();
    const readPage = async (page: number) => {
      // The customer waits for the latest orders: they do not share the connection with twenty other pages.
      if (page !== pageOfLatest) await latest;
      const reading = readOrders(http, page, signal);
      if (page === pageOfLatest) latest = reading.catch(() => undefined);
      const answer = await reading;
      unread += answer.leftOut ?? 0;
      const lastPage = Math.ceil(answer.totalItems / pageSizes.orders);
      // The first page is read before all other pages.
      if (page === 1 && isOldestFirst(answer.member)) pageOfLatest = lastPage;
      // The latest orders are shown until all orders have been read.
      if (page === pageOfLatest && lastPage > 1) {
        const part = latestFirst(answer.member);
        missing.set(part, null);
        onPart(part);
      }
      return answer;
    };
    const orders = latestFirst(await readAllPages(readPage, ({ tokenValue }) => tokenValue));
    if (unread > 0) missing.set(orders, unread);
    storeUnpaid(customerUuid, isAnyToPay(orders));
    return orders;
  },
});
