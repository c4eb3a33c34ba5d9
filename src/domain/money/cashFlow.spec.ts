import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestPeriods } from '#domain/order/productTerms.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { cashFlow } from './cashFlow.ts';
import { type BondTerms, interestPayments, totalInterest } from './interest.ts';

const WIND: BondTerms = {
  interestRate: 5.25,
  interestPeriod: 'semiannual',
  valueDate: '2026-06-30',
  maturityDate: '2032-06-30',
};

const day = (min: string, max: string) =>
  fc
    .date({ min: new Date(`${min}T00:00:00Z`), max: new Date(`${max}T00:00:00Z`), noInvalidDate: true })
    .map((date) => dayOf(date.toISOString()));

const bonds: fc.Arbitrary<BondTerms> = fc.record({
  interestRate: fc.integer({ min: 0, max: 1500 }).map((points) => points / 100),
  interestPeriod: fc.constantFrom(...interestPeriods),
  valueDate: fc.option(day('2020-01-01', '2027-12-31')),
  maturityDate: day('2025-01-01', '2045-12-31'),
});

const nominals = fc.integer({ min: 0, max: 1_000_000_000 });

const eachFlow = (holds: (bond: BondTerms, nominal: number, from: string) => void) =>
  fc.assert(fc.property(bonds, nominals, day('2024-01-01', '2035-12-31'), holds));

describe('cashFlow', () => {
  it('pays interest by the bond’s interest period, and the nominal value with the last coupon', () => {
    const flow = cashFlow(1_000_000, '2026-11-22', WIND);
    expect(flow).toMatchObject({ by: 'semiannual', first: { date: '2026-12-31', amount: 5_542 } });
    expect(flow.periods).toHaveLength(12);
    expect(flow.periods.slice(0, 2)).toEqual([
      { year: 2026, part: 2, dates: ['2026-12-31'], interest: 5_542, repayment: 0 },
      { year: 2027, part: 1, dates: ['2027-06-30'], interest: 26_250, repayment: 0 },
    ]);
    expect(flow.periods.at(-1)).toEqual({
      year: 2032,
      part: 1,
      dates: ['2032-06-30'],
      interest: 26_250,
      repayment: 1_000_000,
    });
    expect([flow.interest, flow.received]).toEqual([5_542 + 11 * 26_250, 1_000_000 + 5_542 + 11 * 26_250]);
  });

  it.each([
    ['monthly', '2028-11-30', 'monthly', 24],
    ['monthly', '2028-12-31', 'quarterly', 9],
    ['quarterly', '2032-09-30', 'quarterly', 24],
    ['quarterly', '2032-12-31', 'semiannual', 13],
    ['semiannual', '2038-06-30', 'semiannual', 24],
    ['semiannual', '2038-12-31', 'annual', 13],
    ['annual', '2060-12-31', 'annual', 35],
  ] as const)('draws at most 24 bars: %s interest until %s by %s period', (interestPeriod, maturityDate, by, bars) => {
    const flow = cashFlow(1_000_000, '2026-12-01', { ...WIND, interestPeriod, maturityDate });
    expect([flow.by, flow.periods.length]).toEqual([by, bars]);
  });

  it('numbers the periods within their years', () => {
    const { periods } = cashFlow(1_000_000, '2026-12-01', { ...WIND, interestPeriod: 'quarterly' });
    expect(periods.slice(0, 3).map(({ year, part }) => [year, part])).toEqual([
      [2026, 4],
      [2027, 1],
      [2027, 2],
    ]);
  });

  it('is empty for a bond that is due', () => {
    expect(cashFlow(1_000_000, '2032-06-30', WIND)).toEqual({
      by: 'semiannual',
      periods: [],
      first: null,
      interest: 0,
      received: 0,
    });
  });

  it('sums up to the interest of the payments, and to the nominal value repaid once, at maturity', () => {
    eachFlow((bond, nominal, from) => {
      const { periods, interest, received } = cashFlow(nominal, from, bond);
      const payments = interestPayments([{ nominal, from }], bond);
      expect(periods.reduce((sum, each) => sum + each.interest, 0)).toBe(interest);
      expect(interest).toBe(totalInterest(payments));
      const repaid = payments.length > 0 ? nominal : 0;
      expect(periods.map(({ repayment }) => repayment).filter(Boolean)).toEqual(repaid > 0 ? [repaid] : []);
      expect(received).toBe(interest + repaid);
      if (periods.length > 0) {
        expect(periods.at(-1)).toMatchObject({ repayment: nominal });
        expect(periods.at(-1)?.dates.at(-1)).toBe(bond.maturityDate);
      }
    });
  });

  it('contains each payment day once, in order, in periods that follow one another', () => {
    eachFlow((bond, nominal, from) => {
      const { by, periods, first } = cashFlow(nominal, from, bond);
      const payments = interestPayments([{ nominal, from }], bond);
      expect(periods.flatMap(({ dates }) => dates)).toEqual(payments.map(({ date }) => date));
      expect(first).toEqual(payments[0] ?? null);
      const keys = periods.map(({ year, part }) => year * 12 + part);
      expect(keys).toEqual([...new Set(keys)].toSorted((one, other) => one - other));
      for (const { year, dates } of periods) for (const date of dates) expect(date.slice(0, 4)).toBe(String(year));
      if (by !== 'annual') expect(periods.length).toBeLessThanOrEqual(24);
    });
  });
});
