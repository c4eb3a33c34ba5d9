import type { BondSeed, InterestPeriod } from './types.ts';

const MONTHS: Record<InterestPeriod, number> = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 };

/** Whole tokens of a bond that bear interest for their owner from a day on. */
export interface Purchase {
  amount: number;
  /** ISO date. */
  from: string;
}

export interface InterestPayment {
  /** Cents. */
  amount: number;
  date: string;
}

const isMonthEnd = (date: Date) => new Date(date.getTime() + 86_400_000).getUTCDate() === 1;

function addMonths(day: string, months: number): string {
  const start = new Date(`${day}T00:00:00Z`);
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
  const date = isMonthEnd(start) ? length : Math.min(start.getUTCDate(), length);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, date)).toISOString().slice(0, 10);
}

/** Days between two dates as German bonds count them (30/360). */
export function days360(from: string, to: string): number {
  const parts = (day: string) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const end = isMonthEnd(new Date(`${day}T00:00:00Z`));
    return year * 360 + (month - 1) * 30 + (end ? 30 : Math.min(date, 30));
  };
  return parts(to) - parts(from);
}

/** The days on which a bond pays, from its value date to its maturity. */
export function interestDates(bond: Pick<BondSeed, 'valueDate' | 'maturityDate' | 'interestPeriod'>): string[] {
  const dates: string[] = [];
  const step = MONTHS[bond.interestPeriod];
  for (let count = step; ; count += step) {
    const date = addMonths(bond.valueDate, count);
    if (date > bond.maturityDate) return dates;
    dates.push(date);
  }
}

/**
 * The interest that the purchases of one owner earn: holding × rate × days / 360, rounded to whole cents at each
 * payment.
 * @param until no payment after this ISO date is listed.
 */
export function interestOf(bond: BondSeed, purchases: readonly Purchase[], until: string): InterestPayment[] {
  const payments: InterestPayment[] = [];
  let start = bond.valueDate;
  for (const date of interestDates(bond)) {
    if (date > until) break;
    let cents = 0;
    for (const { amount, from } of purchases) {
      const [, begin = start] = [from, start].sort();
      const days = Math.max(0, days360(begin, date));
      cents += (amount * bond.nominal * Number(bond.interestRate) * days) / 36_000;
    }
    if (cents > 0) payments.push({ amount: Math.round(cents), date });
    start = date;
  }
  return payments;
}
