import { type InterestPeriod, interestPeriods } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { type BondTerms, interestPayments, monthsOf, totalInterest } from './interest.ts';

/** Most bars of a chart; a longer term is drawn by the next longer period. */
const MOST_BARS = 24;

/** Payments of a bond in one period. Amounts in cents. */
export interface CashFlowPeriod {
  year: number;
  /** Number of the period in its year, from 1. */
  part: number;
  /** Days of the payments, oldest first. */
  dates: CalendarDate[];
  interest: Cents;
  /** Nominal value in the period of maturity, else 0. */
  repayment: Cents;
}

/** Payments of a purchase of today until the bond is repaid. Amounts in cents. */
export interface CashFlow {
  /** Length of the periods: the bond's own interest period, or a longer one. */
  by: InterestPeriod;
  periods: CashFlowPeriod[];
  /** First payment; null for a bond that is due. */
  first: { date: CalendarDate; amount: Cents } | null;
  interest: Cents;
  /** Interest and repayment together. */
  received: Cents;
}

/**
 * Returns the payments of a nominal value bought on a day, by the bond's interest period or, if the chart would have
 * too many bars, by the shortest longer one, without a gap between the first period and the last. Interest is
 * calculated by `interestPayments` only; the nominal value is repaid on the day of maturity. Empty for a bond that is
 * due.
 */
export function cashFlow(nominal: Cents, from: CalendarDate, bond: BondTerms): CashFlow {
  const payments = interestPayments([{ nominal, from }], bond);
  const [first = null] = payments;
  if (first === null) return { by: bond.interestPeriod, periods: [], first, interest: 0, received: 0 };
  const interest = totalInterest(payments);
  const countOf = (by: InterestPeriod) => indexOf(bond.maturityDate, by) - indexOf(first.date, by) + 1;
  const isPossible = (by: InterestPeriod) => monthsOf[by] >= monthsOf[bond.interestPeriod] && countOf(by) <= MOST_BARS;
  const by = interestPeriods.find(isPossible) ?? 'annual';
  const start = indexOf(first.date, by);
  const count = countOf(by);
  const periods = Array.from({ length: count }, (_, offset): CashFlowPeriod => {
    const own = payments.filter(({ date }) => indexOf(date, by) === start + offset);
    const perYear = 12 / monthsOf[by];
    return {
      year: Math.floor((start + offset) / perYear),
      part: ((start + offset) % perYear) + 1,
      dates: own.map(({ date }) => date),
      interest: totalInterest(own),
      repayment: offset === count - 1 ? nominal : 0,
    };
  });
  return { by, periods, first, interest, received: interest + nominal };
}

/** Number of a day's period since the year 0. */
const indexOf = (day: CalendarDate, by: InterestPeriod): number =>
  Math.floor((Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) / monthsOf[by]);
