import type { InterestPeriod } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/schema.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { addMonths, days360 } from '#domain/time/interestDays.ts';

/** What a bond promises, as far as its interest depends on it. */
export interface BondTerms {
  /** Percent a year, with at most six decimals. */
  interestRate: number;
  interestPeriod: InterestPeriod;
  /** The first day that bears interest; null where the shop does not say it. */
  valueDate: CalendarDate | null;
  /** The day on which the bond is repaid; it bears no interest any more. */
  maturityDate: CalendarDate;
}

export interface InterestPayment {
  amount: Cents;
  date: CalendarDate;
}

const monthsOf: Readonly<Record<InterestPeriod, number>> = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 };

/** A percentage as a whole number of millionths. */
const PRECISION = 1_000_000;

/**
 * What a nominal value earns until the bond is repaid, for somebody who is registered as its owner on a day: every
 * payment, the first one for the days from then on. Days are counted by 30/360, and each payment is rounded to whole
 * cents, half a cent upwards (terms of the bonds, § 3). Empty for a bond that is due.
 *
 * @param nominal Nominal value of the holding in cents.
 * @param from The day of registration.
 */
export function interestPayments(nominal: Cents, bond: BondTerms, from: CalendarDate): InterestPayment[] {
  const start = bond.valueDate !== null && bond.valueDate > from ? bond.valueDate : from;
  const dates = paymentDates(bond, start);
  return dates.map((date, index) => ({
    date,
    amount: interestFor(nominal, bond.interestRate, days360(dates[index - 1] ?? start, date)),
  }));
}

/** Sum of payments in cents. */
export function totalInterest(payments: readonly InterestPayment[]): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** The days of payment after a day, counted back from maturity, which is the last of them. */
function paymentDates({ interestPeriod, maturityDate }: BondTerms, after: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  const step = monthsOf[interestPeriod];
  for (let months = 0; ; months += step) {
    const date = addMonths(maturityDate, -months);
    if (date <= after) return dates.toReversed();
    dates.push(date);
  }
}

/** Nominal × rate × days / 360 in whole cents, without the error of binary fractions. */
function interestFor(nominal: Cents, rate: number, days: number): Cents {
  const divisor = 360n * 100n * BigInt(PRECISION);
  const product = BigInt(nominal) * BigInt(Math.round(rate * PRECISION)) * BigInt(days);
  return Number((2n * product + divisor) / (2n * divisor));
}
