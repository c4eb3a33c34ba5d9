import { pageSizes } from '#domain/constants/limits.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';

/** Payouts up to and including today, newest first, and future ones, soonest first. */
export interface SplitPayouts {
  paid: Payout[];
  expected: Payout[];
}

export type PayoutPeriod = 'month' | 'quarter' | 'year';

/** Bar of the chart. Amounts in cents. */
export interface PeriodSum {
  /** `2026-11`, `2026-Q4` or `2026`. */
  period: string;
  paid: Cents;
  expected: Cents;
}

/** Splits payouts into paid and expected: a payout dated after `today` is expected (requirement 24.4). */
export function splitPayouts(payouts: readonly Payout[], today: CalendarDate): SplitPayouts {
  const sorted = payouts.toSorted((one, other) => compare(one.payoutDate, other.payoutDate) || one.id - other.id);
  return {
    paid: sorted.filter((payout) => payout.payoutDate <= today).toReversed(),
    expected: sorted.filter((payout) => payout.payoutDate > today),
  };
}

/** Returns the latest paid payouts, newest first; the home page shows three (requirement 9.8). */
export function lastPayouts(
  payouts: readonly Payout[],
  today: CalendarDate,
  count: number = pageSizes.payoutsShown,
): Payout[] {
  return splitPayouts(payouts, today).paid.slice(0, count);
}

/** Returns the next expected payout; null if none is known. */
export function nextPayout(payouts: readonly Payout[], today: CalendarDate): Payout | null {
  return splitPayouts(payouts, today).expected[0] ?? null;
}

/** Cents paid out in a calendar year until `today`. */
export const receivedIn = (payouts: readonly Payout[], year: number, today: CalendarDate): Cents =>
  yearOf(payouts, year, today).received;

/** Payouts of a calendar year. Amounts in cents. */
export interface YearOfPayouts extends SplitPayouts {
  received: Cents;
  /** Amount still expected in the year. */
  outstanding: Cents;
}

/** Returns a year's payouts and their sums. @param year Null for all years together. */
export function yearOf(payouts: readonly Payout[], year: number | null, today: CalendarDate): YearOfPayouts {
  const split = splitPayouts(
    payouts.filter((payout) => year === null || yearIn(payout.payoutDate) === year),
    today,
  );
  return { ...split, received: sumOf(split.paid), outstanding: sumOf(split.expected) };
}

/** Returns the sums per month, quarter or year, oldest first, from the first payout to the last without a gap. */
export function sumsPerPeriod(payouts: readonly Payout[], period: PayoutPeriod, today: CalendarDate): PeriodSum[] {
  const { paid, expected } = splitPayouts(payouts, today);
  const indices = payouts.map((payout) => periodIndex(payout.payoutDate, period));
  if (indices.length === 0) return [];
  const first = indices.reduce((least, index) => Math.min(least, index));
  const last = indices.reduce((most, index) => Math.max(most, index));
  const sums = Array.from({ length: last - first + 1 }, (_, offset) => ({
    period: periodName(first + offset, period),
    paid: 0,
    expected: 0,
  }));
  const add = (kind: 'paid' | 'expected') => (payout: Payout) => {
    const sum = sums[periodIndex(payout.payoutDate, period) - first];
    if (sum !== undefined) sum[kind] += payout.amount;
  };
  paid.forEach(add('paid'));
  expected.forEach(add('expected'));
  return sums;
}

/** Returns the sums of the twelve months of a calendar year, including those without payouts. */
export function sumsOfMonths(payouts: readonly Payout[], year: number, today: CalendarDate): PeriodSum[] {
  const ofYear = payouts.filter(({ payoutDate }) => yearIn(payoutDate) === year);
  const sums = new Map(sumsPerPeriod(ofYear, 'month', today).map((sum) => [sum.period, sum]));
  return Array.from({ length: 12 }, (_, month) => {
    const period = periodName(year * 12 + month, 'month');
    return sums.get(period) ?? { period, paid: 0, expected: 0 };
  });
}

const monthsOf: Readonly<Record<PayoutPeriod, number>> = { month: 1, quarter: 3, year: 12 };

export const yearIn = (day: CalendarDate): number => Number(day.slice(0, 4));

/** Returns the number of periods since the year 0. */
function periodIndex(day: CalendarDate, period: PayoutPeriod): number {
  return Math.floor((Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) / monthsOf[period]);
}

function periodName(index: number, period: PayoutPeriod): string {
  const perYear = 12 / monthsOf[period];
  const year = String(Math.floor(index / perYear));
  const number = (index % perYear) + 1;
  if (period === 'year') return year;
  return period === 'quarter' ? `${year}-Q${number}` : `${year}-${String(number).padStart(2, '0')}`;
}

function sumOf(payouts: readonly Payout[]): Cents {
  return payouts.reduce((sum, payout) => sum + payout.amount, 0);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
