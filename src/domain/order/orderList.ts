import type { Order } from '#domain/shop/order.ts';
import type { Cents } from '#domain/shop/schema.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { type DisplayState, displayState } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';

/** Which orders of a list are shown, as the address says it; an empty text is no filter. */
export interface OrderFilter {
  /** Calendar year of the order, where the shop is: `2019`. */
  year: string;
  /** Code of a security. */
  product: string;
  /** A state of `displayState`. */
  state: string;
}

type Listed = Parameters<typeof displayState>[0] & Pick<Order, 'legalDocsConfirmAt' | 'items'>;

const yearIn = ({ legalDocsConfirmAt: at }: Pick<Order, 'legalDocsConfirmAt'>): string =>
  at === null ? '' : dayOf(at).slice(0, 4);

/** The orders that a filter lets through, in their order. */
export function filterOrders<T extends Listed>(orders: readonly T[], { year, product, state }: OrderFilter): T[] {
  return orders.filter(
    (order) =>
      (year === '' || yearIn(order) === year) &&
      (product === '' || order.items.some(({ productCode }) => productCode === product)) &&
      (state === '' || displayState(order) === state),
  );
}

/** The years in which something was ordered, the latest first. */
export const yearsOfOrders = (orders: readonly Pick<Order, 'legalDocsConfirmAt'>[]): string[] =>
  [...new Set(orders.map(yearIn))]
    .filter((year) => year !== '')
    .toSorted()
    .toReversed();

/** The securities that were ordered, each once, by name. */
export function securitiesOf(orders: readonly Pick<Order, 'items'>[]): { code: string; name: string }[] {
  const names = new Map(orders.flatMap(({ items }) => items.map((item) => [item.productCode, item.productName])));
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** The states that orders are shown in, each once, as they come. */
export const statesOf = (orders: readonly Listed[]): DisplayState[] => [...new Set(orders.map(displayState))];

/** What was subscribed by these orders, in cents: those that were cancelled or paid back do not count. */
export const subscribedBy = (orders: readonly Pick<Order, 'checkoutState' | 'paymentState' | 'total'>[]): Cents =>
  orders.filter(isSubscribed).reduce((sum, { total }) => sum + total, 0);
