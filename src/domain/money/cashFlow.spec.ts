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
  it('pays interest by half-year, and the nominal value with the last coupon', () => {
    const flow = cashFlow(1_000_000, '2026-11-22', WIND);
    expect(flow).toMatchObject({ by: 'halfYear', first: { date: '2026-12-31', amount: 5_542 } });
    expect(flow.periods).toHaveLength(12);
    expect(flow.periods.slice(0, 2)).toEqual([
      { period: '2026-H2', dates: ['2026-12-31'], interest: 5_542, repayment: 0 },
      { period: '2027-H1', dates: ['2027-06-30'], interest: 26_250, repayment: 0 },
    ]);
    expect(flow.periods.at(-1)).toEqual({
      period: '2032-H1',
      dates: ['2032-06-30'],
      interest: 26_250,
      repayment: 1_000_000,
    });
    expect([flow.interest, flow.received]).toEqual([5_542 + 11 * 26_250, 1_000_000 + 5_542 + 11 * 26_250]);
  });

  it('sums up by year for annual interest, and for more than fourteen half-years', () => {
    const annual = cashFlow(1_000_000, '2026-11-22', { ...WIND, interestPeriod: 'annual' });
    expect(annual.by).toBe('year');
    expect(annual.periods.map(({ period }) => period)).toEqual(['2027', '2028', '2029', '2030', '2031', '2032']);
    const by = ['2033-06-30', '2033-12-31'].map((maturityDate) => {
      const flow = cashFlow(1_000_000, '2026-11-22', { ...WIND, maturityDate });
      return [flow.by, flow.periods.length];
    });
    expect(by).toEqual([
      ['halfYear', 14],
      ['year', 8],
    ]);
  });

  it('is empty for a bond that is due', () => {
    expect(cashFlow(1_000_000, '2032-06-30', WIND)).toEqual({
      by: 'year',
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
      expect(periods.map(({ period }) => period)).toEqual(periods.map(({ period }) => period).toSorted());
      expect(new Set(periods.map(({ period }) => period)).size).toBe(periods.length);
      for (const { period, dates } of periods)
        for (const date of dates) expect(period.slice(0, 4)).toBe(date.slice(0, 4));
      if (by === 'halfYear') expect(periods.length).toBeLessThanOrEqual(14);
    });
  });
});
