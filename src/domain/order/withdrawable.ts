import type { AccountType } from '#domain/shop/customer.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { withdrawalPeriodOf } from './deadlines.ts';

type Named = Pick<Order, 'number' | 'tokenValue' | 'checkoutState' | 'checkoutCompletedAt'>;

/**
 * Orders that may still be withdrawn from on a day, in the given order: none of companies, and none already withdrawn
 * from.
 */
export const withdrawableAmong = (orders: readonly Order[], by: AccountType, today: CalendarDate): Order[] =>
  orders.filter(
    (order) =>
      isCompleted(order) && order.withdrawnAt === null && withdrawalPeriodOf(order, by, today).state === 'open',
  );

/** Reference in a contract's description, as an order's number or token: `000000012` for „Nr. 000000012“. */
export const referenceIn = (contract: string): string => contract.trim().replace(/^(nr|no)\.?\s+/i, '');

/**
 * Finds the customer's order described by a contract's words, which have to be exactly its number or token; else null.
 */
export function orderNamed<T extends Named>(orders: readonly T[], contract: string): T | null {
  const reference = referenceIn(contract);
  return (
    orders.find((order) => isCompleted(order) && (order.number === reference || order.tokenValue === reference)) ?? null
  );
}
