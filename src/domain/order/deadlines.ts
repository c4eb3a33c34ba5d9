import { periods } from '#domain/constants/limits.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import { type CalendarDate, dayOf, daysLater } from '#domain/time/calendar.ts';
import { workingDayFrom } from '#domain/time/workingDays.ts';
import { undone } from './subscribed.ts';

type Placed = Pick<Order, 'checkoutCompletedAt'>;

/**
 * The last day on which the money of a transfer is in time, a working day (§ 193 BGB); null for an order whose completion is
 * not known.
 */
export const paymentDeadlineOf = (order: Placed): CalendarDate | null => daysAfter(order, periods.payment);

/** Whether an order may be withdrawn from: that is a right of consumers, which a company is not (§§ 13, 355 BGB). */
export const mayWithdraw = (by: AccountType): boolean => by === 'personal';

/**
 * The last day on which the order may be withdrawn from; the day of the order does not count (§ 187 BGB). Null for an
 * order whose completion is not known, and for one of a company.
 */
export const withdrawalDeadlineOf = (order: Placed, by: AccountType): CalendarDate | null =>
  mayWithdraw(by) ? daysAfter(order, periods.withdrawal) : null;

/**
 * The last day on which what was paid is given back after a withdrawal (section 8 of the terms and conditions). A promise of
 * the shop, which no holiday lengthens.
 */
export const refundDeadlineOf = (withdrawnAt: string): CalendarDate => daysLater(dayOf(withdrawnAt), periods.refund);

/** Whether an order may be withdrawn from on a day, and where that has a limit the last day on which it may. */
export interface WithdrawalPeriod {
  /** `open`: it may; `over`: that day has passed. The others as `withdrawalPeriodOf` says. */
  state: 'open' | 'over' | 'undated' | 'none' | 'unplaced' | 'ended';
  until: CalendarDate | null;
}

/**
 * `none`: there is no right to withdraw, because a company ordered. `unplaced`: nothing was ordered yet. `ended`: the
 * order was cancelled or paid back, and nothing is left to withdraw from. `undated`: the shop does not say when it was
 * completed, and its documents were confirmed so long ago that the period may have ended.
 */
export function withdrawalPeriodOf(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'paymentState'>,
  by: AccountType,
  today: CalendarDate,
): WithdrawalPeriod {
  if (!mayWithdraw(by)) return { until: null, state: 'none' };
  if (!isCompleted(order)) return { until: null, state: 'unplaced' };
  const until = withdrawalDeadlineOf(order, by);
  if (undone.some((state) => state === order.paymentState)) return { until, state: 'ended' };
  if (until !== null) return { until, state: until < today ? 'over' : 'open' };
  const earliest = order.legalDocsConfirmAt === null ? null : endOf(order.legalDocsConfirmAt, periods.withdrawal);
  return { until, state: earliest !== null && earliest >= today ? 'open' : 'undated' };
}

/** How many days are left until a day, 0 on that day, negative after it. */
export function daysUntil(day: CalendarDate, today: CalendarDate): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

const daysAfter = ({ checkoutCompletedAt }: Placed, days: number): CalendarDate | null =>
  checkoutCompletedAt === null ? null : endOf(checkoutCompletedAt, days);

/** Last day of a period of days that begins at a moment (§§ 187, 188, 193 BGB). */
const endOf = (moment: string, days: number): CalendarDate => workingDayFrom(daysLater(dayOf(moment), days));
