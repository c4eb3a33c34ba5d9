import type { InterestPeriod } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { addMonths, days360 } from '#domain/time/interestDays.ts';

/** Terms of a bond that determine its interest. */
export interface BondTerms {
  /** Percent a year, with at most six decimals. */
  interestRate: number;
  interestPeriod: InterestPeriod;
  /** First day that bears interest; null if the shop sends none. */
  valueDate: CalendarDate | null;
  /** Day on which the bond is repaid; it no longer bears interest. */
  maturityDate: CalendarDate;
}

export interface InterestPayment {
  amount: Cents;
  date: CalendarDate;
}

/** Length of the interest periods in months. */
export const monthsOf: Readonly<Record<InterestPeriod, number>> = {
  monthly: 1,
  quarterly: 3,
  semiannual: 6,
  annual: 12,
};

/** Scale of interest rates: a percentage as a whole number of millionths. */
const PRECISION = 1_000_000;

/** Part of a holding: its nominal value in cents, and the day on which its owner was registered. */
export interface Parcel {
  nominal: Cents;
  from: CalendarDate;
}

/**
 * Payments of a holding until the bond is repaid, with the days of each parcel from its registration on. Days are
 * counted by 30/360, and each payment is rounded to whole cents, half a cent upwards (terms of the bonds, § 3). Empty
 * for a bond that is due.
 */
export function interestPayments(parcels: readonly Parcel[], bond: BondTerms): InterestPayment[] {
  const owned = parcels.map(({ nominal, from }) => ({ nominal, from: later(from, bond.valueDate) }));
  const [first = bond.maturityDate] = owned.map(({ from }) => from).toSorted();
  const dates = paymentDates(bond, first);
  return dates.map((date, index) => {
    const days = owned.reduce((sum, { nominal, from }) => {
      const start = later(from, dates[index - 1] ?? null);
      return start < date ? sum + BigInt(nominal) * BigInt(days360(start, date)) : sum;
    }, 0n);
    return { date, amount: interestFor(days, bond.interestRate) };
  });
}

export function totalInterest(payments: readonly InterestPayment[]): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the payment dates after a day, counted back from maturity, which is the last of them. */
function paymentDates({ interestPeriod, maturityDate }: BondTerms, after: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  const step = monthsOf[interestPeriod];
  for (let months = 0; ; months += step) {
    const date = addMonths(maturityDate, -months);
    if (date <= after) return dates.toReversed();
    dates.push(date);
  }
}

/** Returns rate × (nominal × days) / 360 in whole cents, without the error of binary fractions. */
function interestFor(nominalDays: bigint, rate: number): Cents {
  const divisor = 360n * 100n * BigInt(PRECISION);
  const product = nominalDays * BigInt(Math.round(rate * PRECISION));
  return Number((2n * product + divisor) / (2n * divisor));
}

function later(date: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other !== null && other > date ? other : date;
}
