import type { Order } from '#domain/shop/order.ts';
import type { Cents } from '#domain/shop/schema.ts';
import { type Choice, choiceAmong, securitiesAmong, yearOfDate, yearsAmong } from './choice.ts';
import { type DisplayState, displayState } from './orderStatus.ts';
import { isSubscribed } from './subscribed.ts';

/** Which orders of a list are shown, as the address says it; an empty text is no filter. */
export interface OrderFilter extends Choice {
  /** A state of `displayState`. */
  state: string;
}

type Listed = Parameters<typeof displayState>[0] & Pick<Order, 'legalDocsConfirmAt' | 'items'>;

/** The orders that a filter lets through, in their order. */
export function filterOrders<T extends Listed>(orders: readonly T[], { year, product, state }: OrderFilter): T[] {
  return orders.filter(
    (order) =>
      (year === '' || (order.legalDocsConfirmAt !== null && yearOfDate(order.legalDocsConfirmAt) === year)) &&
      (product === '' || order.items.some(({ productCode }) => productCode === product)) &&
      (state === '' || displayState(order) === state),
  );
}

/** What orders may be filtered by: their years and securities, and the states that they are shown in, as they come. */
export const offeredBy = (orders: readonly Listed[]) => ({
  years: yearsAmong(orders.flatMap(({ legalDocsConfirmAt }) => legalDocsConfirmAt ?? [])),
  securities: securitiesAmong(
    orders.flatMap(({ items }) => items.map(({ productCode: code, productName: name }) => ({ code, name }))),
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
  orders: readonly Pick<Order, 'checkoutState' | 'paymentState' | 'withdrawnAt' | 'total'>[],
): Cents => orders.filter(isSubscribed).reduce((sum, { total }) => sum + total, 0);
