import { periods } from '#domain/constants/limits.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import { type CalendarDate, dayOf, daysLater } from '#domain/time/calendar.ts';
import { workingDayFrom } from '#domain/time/workingDays.ts';
import { undoneStates } from './subscribed.ts';

type Placed = Pick<Order, 'checkoutCompletedAt'>;

/**
 * Last day on which a transfer's money is in time, a working day (§ 193 BGB); null if the moment of completion is
 * unknown.
 */
export const paymentDeadlineOf = (order: Placed): CalendarDate | null => daysAfter(order, periods.payment);

/** Orders sorted by payment deadline, those without one last. */
export const byDeadline = <T extends Placed>(orders: readonly T[]): T[] => {
  const timeOf = (order: T) => Date.parse(paymentDeadlineOf(order) ?? '9999-12-31');
  return orders.toSorted((one, other) => timeOf(one) - timeOf(other));
};

/** True for consumers' accounts: companies have no right of withdrawal (§§ 13, 355 BGB). */
export const mayWithdraw = (by: AccountType): boolean => by === 'personal';

/**
 * Last day of the withdrawal period; the day of the order does not count (§ 187 BGB). Null if the moment of completion
 * is unknown, and for companies.
 */
export const withdrawalDeadlineOf = (order: Placed, by: AccountType): CalendarDate | null =>
  mayWithdraw(by) ? daysAfter(order, periods.withdrawal) : null;

/**
 * Last day for the refund after a withdrawal (section 8 of the terms and conditions). Holidays do not extend this
 * period, which the shop promises.
 */
export const refundDeadlineOf = (withdrawnAt: string): CalendarDate => daysLater(dayOf(withdrawnAt), periods.refund);

/** State of an order's withdrawal period on a day, and its last day; null if unknown or without a limit. */
export interface WithdrawalPeriod {
  /** `open`: withdrawal is possible; `over`: the last day has passed. For the others see `withdrawalPeriodOf`. */
  state: 'open' | 'over' | 'undated' | 'none' | 'unplaced' | 'ended';
  until: CalendarDate | null;
}

/**
 * Returns the withdrawal period of an order. `none`: a company ordered, which has no right of withdrawal. `unplaced`:
 * the order is not placed yet. `ended`: the order was cancelled or refunded, and nothing is left to withdraw from.
 * `undated`: the shop sends no moment of completion, and the documents were confirmed so long ago that the period may
 * have ended.
 */
export function withdrawalPeriodOf(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'paymentState'>,
  by: AccountType,
  today: CalendarDate,
): WithdrawalPeriod {
  if (!mayWithdraw(by)) return { until: null, state: 'none' };
  if (!isCompleted(order)) return { until: null, state: 'unplaced' };
  const until = withdrawalDeadlineOf(order, by);
  if (undoneStates.some((state) => state === order.paymentState)) return { until, state: 'ended' };
  if (until !== null) return { until, state: until < today ? 'over' : 'open' };
  const earliest = order.legalDocsConfirmAt === null ? null : endOf(order.legalDocsConfirmAt, periods.withdrawal);
  return { until, state: earliest !== null && earliest >= today ? 'open' : 'undated' };
}

/** Returns the days until a day; 0 on that day, negative after it. */
export function daysUntil(day: CalendarDate, today: CalendarDate): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

const daysAfter = ({ checkoutCompletedAt }: Placed, days: number): CalendarDate | null =>
  checkoutCompletedAt === null ? null : endOf(checkoutCompletedAt, days);

/** Last day of a period of days that begins at a moment (§§ 187, 188, 193 BGB). */
const endOf = (moment: string, days: number): CalendarDate => workingDayFrom(daysLater(dayOf(moment), days));
