import type { Cents } from '#domain/shop/fields.ts';
import { type Order, orderedAtOf } from '#domain/shop/order.ts';
import { type Choice, choiceAmong, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';
import { type DisplayState, displayState } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';

type Dated = Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'number'>;

/** Compares orders by when they were placed, the latest first; without it by their number, which grows. */
const byDate = (one: Dated, other: Dated): number =>
  (orderedAtOf(other) ?? '').localeCompare(orderedAtOf(one) ?? '', 'en') ||
  (other.number ?? '').localeCompare(one.number ?? '', 'en', { numeric: true });

/** Orders, latest first: shops list them either way. */
export const latestFirst = <T extends Dated>(orders: readonly T[]): T[] => orders.toSorted(byDate);

/** True if a page of a list is sorted from old to new. */
export function isOldestFirst(orders: readonly Dated[]): boolean {
  const [first] = orders;
  const last = orders.at(-1);
  return first !== undefined && last !== undefined && byDate(first, last) > 0;
}

/** Which orders of a list are shown, as the address says it; an empty text is no filter. */
export interface OrderFilter extends Choice {
  /** A state of `displayState`. */
  state: string;
}

type Listed = Parameters<typeof displayState>[0] & Pick<Order, 'legalDocsConfirmAt' | 'items'>;

/** Code of what was ordered: of the variant, unless the product is named. */
const codeOf = ({ productCode, variant }: Order['items'][number]): string => productCode ?? variant;

/** The orders that a filter lets through, in their order. */
export function filterOrders<T extends Listed>(orders: readonly T[], { year, product, state }: OrderFilter): T[] {
  return orders.filter(
    (order) =>
      (year === '' || (order.legalDocsConfirmAt !== null && yearOfDate(order.legalDocsConfirmAt) === year)) &&
      (product === '' || order.items.some((item) => codeOf(item) === product)) &&
      (state === '' || displayState(order) === state),
  );
}

/** What orders may be filtered by: their years and securities, and the states that they are shown in, as they come. */
export const offeredBy = (orders: readonly Listed[]) => ({
  years: yearsAmong(orders.flatMap(({ legalDocsConfirmAt }) => legalDocsConfirmAt ?? [])),
  securities: securitiesAmong(
    orders.flatMap(({ items }) => items.map((item) => ({ code: codeOf(item), name: item.productName }))),
  ),
  states: [...new Set(orders.map(displayState))],
});

/** What of a filter is offered: an address may name anything. */
export const offeredFilter = (
  filter: Partial<OrderFilter>,
  offered: ReturnType<typeof offeredBy>,
): OrderFilter & { state: DisplayState | '' } => ({
  ...choiceAmong(offered, filter),
  state: offered.states.find((each) => each === filter.state) ?? '',
});

/** What was subscribed by these orders, in cents: those that were cancelled, paid back or withdrawn from do not count. */
export const subscribedBy = (
  orders: readonly Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'withdrawnAt' | 'total'>[],
): Cents => orders.filter(isSubscribed).reduce((sum, { total }) => sum + total, 0);
