import type { Cents } from '#domain/shop/fields.ts';
import { type Order, orderedAtOf } from '#domain/shop/order.ts';
import { type Choice, choiceAmong, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';
import { type DisplayState, displayState } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';

type Dated = Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'number'>;

/** Compares orders by the date of placement, latest first; without dates by their ascending numbers. */
const byDate = (one: Dated, other: Dated): number =>
  (orderedAtOf(other) ?? '').localeCompare(orderedAtOf(one) ?? '', 'en') ||
  (other.number ?? '').localeCompare(one.number ?? '', 'en', { numeric: true });

/** Orders sorted latest first: the order differs between shops. */
export const latestFirst = <T extends Dated>(orders: readonly T[]): T[] => orders.toSorted(byDate);

/** True if a page of a list is sorted from old to new. */
export function isOldestFirst(orders: readonly Dated[]): boolean {
  const [first] = orders;
  const last = orders.at(-1);
  return first !== undefined && last !== undefined && byDate(first, last) > 0;
}

/** Filter of an order list, as in the address; an empty text does not filter. */
export interface OrderFilter extends Choice {
  /** State as returned by `displayState`. */
  state: string;
}

type Listed = Parameters<typeof displayState>[0] & Pick<Order, 'legalDocsConfirmAt' | 'items'>;

/** Code of the ordered product, or of its variant if the shop does not name the product. */
const codeOf = ({ productCode, variant }: Order['items'][number]): string => productCode ?? variant;

export function filterOrders<T extends Listed>(orders: readonly T[], { year, product, state }: OrderFilter): T[] {
  return orders.filter(
    (order) =>
      (year === '' || (order.legalDocsConfirmAt !== null && yearOfDate(order.legalDocsConfirmAt) === year)) &&
      (product === '' || order.items.some((item) => codeOf(item) === product)) &&
      (state === '' || displayState(order) === state),
  );
}

/**
 * Values offered by the filter: the orders' years, securities and display states, the states in order of appearance.
 */
export const offeredBy = (orders: readonly Listed[]) => ({
  years: yearsAmong(orders.flatMap(({ legalDocsConfirmAt }) => legalDocsConfirmAt ?? [])),
  securities: securitiesAmong(
    orders.flatMap(({ items }) => items.map((item) => ({ code: codeOf(item), name: item.productName }))),
  ),
  states: [...new Set(orders.map(displayState))],
});

/** Filter from an address; values that are not offered count as empty. */
export const offeredFilter = (
  filter: Partial<OrderFilter>,
  offered: ReturnType<typeof offeredBy>,
): OrderFilter & { state: DisplayState | '' } => ({
  ...choiceAmong(offered, filter),
  state: offered.states.find((each) => each === filter.state) ?? '',
});

/** Amount subscribed by these orders, in cents, without those cancelled, refunded or withdrawn from. */
export const subscribedBy = (
  orders: readonly Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState' | 'withdrawnAt' | 'total'>[],
): Cents => orders.filter(isSubscribed).reduce((sum, { total }) => sum + total, 0);
