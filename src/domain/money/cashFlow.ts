import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { type BondTerms, interestPayments, totalInterest } from './interest.ts';

/** Most bars by half-year; longer terms are drawn by year. */
const MOST_HALVES = 14;

/** Payments of a bond in a half-year or year. Amounts in cents. */
export interface CashFlowPeriod {
  /** `2027-H1` or `2027`. */
  period: string;
  /** Days of the payments, oldest first. */
  dates: CalendarDate[];
  interest: Cents;
  /** Nominal value in the period of maturity, else 0. */
  repayment: Cents;
}

/** Payments of a purchase of today until the bond is repaid. Amounts in cents. */
export interface CashFlow {
  by: 'halfYear' | 'year';
  periods: CashFlowPeriod[];
  /** First payment; null for a bond that is due. */
  first: { date: CalendarDate; amount: Cents } | null;
  interest: Cents;
  /** Interest and repayment together. */
  received: Cents;
}

/**
 * Returns the payments of a nominal value bought on a day, without a gap between the first period and the last. Interest
 * is calculated by `interestPayments` only; the nominal value is repaid on the day of maturity. Empty for a bond that is
 * due.
 */
export function cashFlow(nominal: Cents, from: CalendarDate, bond: BondTerms): CashFlow {
  const payments = interestPayments([{ nominal, from }], bond);
  const [first = null] = payments;
  if (first === null) return { by: 'year', periods: [], first, interest: 0, received: 0 };
  const interest = totalInterest(payments);
  const halves = halfOf(bond.maturityDate) - halfOf(first.date) + 1;
  const by = bond.interestPeriod === 'annual' || halves > MOST_HALVES ? 'year' : 'halfYear';
  const indexOf = by === 'year' ? yearOf : halfOf;
  const start = indexOf(first.date);
  const periods = Array.from({ length: indexOf(bond.maturityDate) - start + 1 }, (_, offset): CashFlowPeriod => {
    const own = payments.filter(({ date }) => indexOf(date) === start + offset);
    const isLast = start + offset === indexOf(bond.maturityDate);
    return {
      period: nameOf(start + offset, by),
      dates: own.map(({ date }) => date),
      interest: totalInterest(own),
      repayment: isLast ? nominal : 0,
    };
  });
  return { by, periods, first, interest, received: interest + nominal };
}

const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4));

const halfOf = (day: CalendarDate): number => yearOf(day) * 2 + (day.slice(5, 7) > '06' ? 1 : 0);

const nameOf = (index: number, by: CashFlow['by']): string =>
  by === 'year' ? String(index) : `${Math.floor(index / 2)}-H${(index % 2) + 1}`;
