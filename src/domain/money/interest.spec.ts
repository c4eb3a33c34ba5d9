import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days360 } from '#domain/time/interestDays.ts';
import { type BondTerms, interestPayments, totalInterest } from './interest.ts';

const WIND: BondTerms = {
  interestRate: 5.25,
  interestPeriod: 'semiannual',
  valueDate: '2026-06-30',
  maturityDate: '2032-06-30',
};

const paymentsOf = (nominal: number, from: string, bond: BondTerms = WIND) =>
  interestPayments([{ nominal, from }], bond);

describe('interestPayments', () => {
  it('pay the part of the year since registration first, then whole periods until maturity', () => {
    const payments = paymentsOf(1_000_000, '2026-11-22');
    // 38 of 360 days, then half a year each.
    expect(payments.slice(0, 2)).toEqual([
      { date: '2026-12-31', amount: 5_542 },
      { date: '2027-06-30', amount: 26_250 },
    ]);
    expect(payments.at(-1)).toEqual({ date: '2032-06-30', amount: 26_250 });
    expect(payments).toHaveLength(12);
    expect(totalInterest(payments)).toBe(5_542 + 11 * 26_250);
  });

  it('start on the first interest-bearing day if that is later', () => {
    expect(paymentsOf(1_000_000, '2026-01-01')[0]).toEqual({ date: '2026-12-31', amount: 26_250 });
    expect(paymentsOf(1_000_000, '2026-01-01', { ...WIND, valueDate: null })[0]?.date).toBe('2026-06-30');
  });

  it.each([
    ['monthly', 4_375],
    ['quarterly', 13_125],
    ['annual', 52_500],
  ] as const)('come %s', (interestPeriod, amount) => {
    const last = paymentsOf(1_000_000, '2031-06-30', { ...WIND, interestPeriod }).at(-1);
    expect(last).toEqual({ date: '2032-06-30', amount });
  });

  it('omit the payment on the day of registration, and are empty for a bond that is due', () => {
    expect(paymentsOf(1_000_000, '2031-12-31').map(({ date }) => date)).toEqual(['2032-06-30']);
    expect(paymentsOf(1_000_000, '2032-06-30')).toEqual([]);
  });

  it('round the sum of a holding’s parcels, each from its own day on', () => {
    // 2.625 € and 0.39375 € add up to 3.02 €, but to 3.03 € if each is rounded separately.
    const parcels = [
      { nominal: 10_000, from: '2026-01-01' },
      { nominal: 15_000, from: '2026-12-12' },
    ];
    expect(interestPayments(parcels, WIND).slice(0, 2)).toEqual([
      { date: '2026-12-31', amount: 302 },
      { date: '2027-06-30', amount: 656 },
    ]);
    expect(interestPayments([], WIND)).toEqual([]);
  });

  it('round half a cent upwards', () => {
    // 2 € at 5 % for 18 days earn half a cent.
    const bond: BondTerms = { ...WIND, interestRate: 5, interestPeriod: 'annual' };
    const amounts = [200, 199].map((nominal) => paymentsOf(nominal, '2032-06-12', bond)[0]?.amount);
    expect(amounts).toEqual([1, 0]);
  });

  it('add up to rate × time for any amount, except for the rounding of each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (nominal) => {
        const payments = paymentsOf(nominal, '2026-11-22');
        const exact = (nominal * WIND.interestRate * days360('2026-11-22', WIND.maturityDate)) / 36_000;
        expect(Math.abs(totalInterest(payments) - exact)).toBeLessThanOrEqual(payments.length / 2 + 0.001);
      }),
    );
  });
});
