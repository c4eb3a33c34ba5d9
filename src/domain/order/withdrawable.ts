import type { AccountType } from '#domain/shop/customer.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { withdrawalPeriodOf } from './deadlines.ts';

type Named = Pick<Order, 'number' | 'tokenValue' | 'checkoutState' | 'checkoutCompletedAt'>;

/** The orders that may still be withdrawn from on a day, in their order: none of a company, and none that was before. */
export const withdrawableAmong = (orders: readonly Order[], by: AccountType, today: CalendarDate): Order[] =>
  orders.filter(
    (order) =>
      isCompleted(order) && order.withdrawnAt === null && withdrawalPeriodOf(order, by, today).state === 'open',
  );

/** What a contract named in words would be as an order's number or token: „Nr. 000000012“ is `000000012`. */
export const referenceIn = (contract: string): string => contract.trim().replace(/^(nr|no)\.?\s+/i, '');

/** Which of somebody's own orders a contract named in words is, where the words are exactly its number or token. */
export function orderNamed<T extends Named>(orders: readonly T[], contract: string): T | null {
  const reference = referenceIn(contract);
  return (
    orders.find((order) => isCompleted(order) && (order.number === reference || order.tokenValue === reference)) ?? null
  );
}
