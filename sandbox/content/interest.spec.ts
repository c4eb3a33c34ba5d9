import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BONDS, bondOf } from './bonds.ts';
import { days360, interestDates, interestOf } from './interest.ts';

const SOLAR = bondOf('SOLAR-UCKERMARK-2031');
const END = '2099-12-31';

describe('days by 30/360', () => {
  test.each([
    ['2024-01-01', '2025-01-01', 360],
    ['2024-03-15', '2024-06-15', 90],
    ['2023-03-31', '2023-06-30', 90],
    ['2024-02-29', '2024-03-31', 30],
    ['2026-11-05', '2026-11-06', 1],
  ])('from %s to %s are %i', (from, to, days) => expect(days360(from, to)).toBe(days));
});

test('a bond from the end of a month pays at the end of each month it pays in', () => {
  expect(interestDates(bondOf('WOHNBAU-LEIPZIG-2029')).slice(0, 4)).toEqual([
    '2023-06-30',
    '2023-09-30',
    '2023-12-31',
    '2024-03-31',
  ]);
});

test('every bond pays for the last time on the day it falls due', () => {
  for (const bond of BONDS) expect([bond.code, interestDates(bond).at(-1)]).toEqual([bond.code, bond.maturityDate]);
});

test('whole periods earn their part of the rate, a later purchase only from its day on', () => {
  const payments = interestOf(
    SOLAR,
    [
      { amount: 25_000, from: '2024-03-15' },
      { amount: 25_000, from: '2025-07-30' },
    ],
    '2025-12-31',
  );
  expect(payments[0]).toEqual({ amount: 29_688, date: '2024-06-15' });
  // 45 of 90 days for the second half.
  expect(payments.at(-2)).toEqual({ amount: 44_531, date: '2025-09-15' });
  expect(payments.at(-1)).toEqual({ amount: 59_375, date: '2025-12-15' });
});

test('over its whole life a bond pays rate × years, but for rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
      const payments = interestOf(SOLAR, [{ amount, from: SOLAR.valueDate }], END);
      const sum = payments.reduce((total, payment) => total + payment.amount, 0);
      const exact = (amount * SOLAR.nominal * Number(SOLAR.interestRate) * 7.75) / 100;
      expect(Math.abs(sum - exact)).toBeLessThanOrEqual(payments.length / 2);
    }),
  );
});
