import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Payout } from '#domain/shop/customer.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { yearsOf } from './payoutChoice.ts';
import { lastPayouts, nextPayout, receivedIn, splitPayouts, sumsOfMonths, sumsPerPeriod, yearOf } from './payouts.ts';
import { payout, some, today } from './testing/payout.ts';

const anyPayouts = fc
  .array(
    fc.tuple(fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), fc.nat(1_000)),
  )
  .map((rows) => rows.map(([date, amount], id) => payout(id, dayOf(date.toISOString()), amount)));
const totalOf = (all: readonly Payout[]) => all.reduce((sum, { amount }) => sum + amount, 0);
const ids = (payouts: readonly Payout[]) => payouts.map((each) => each.id);

test('a payout of today is paid, one of tomorrow expected, in whichever order the shop answers', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(some, { minLength: some.length }), (shuffled) => {
      const { paid, expected } = splitPayouts(shuffled, today);
      expect([ids(paid), ids(expected)]).toEqual([
        [2, 5, 1, 4],
        [3, 6],
      ]);
    }),
  );
});

test('returns the last three, the next, and the year', () => {
  expect(ids(lastPayouts(some, today))).toEqual([2, 5, 1]);
  expect(ids(lastPayouts(some, today, 9))).toEqual([2, 5, 1, 4]);
  expect(nextPayout(some, today)?.id).toBe(3);
  expect(nextPayout(some, '2027-01-31')).toBeNull();
  expect(receivedIn(some, 2026, today)).toBe(190);
  expect(receivedIn(some, 2025, today)).toBe(80);
  expect(receivedIn(some, 2027, today)).toBe(0);
});

describe('sumsPerPeriod', () => {
  test('groups by months, without a gap', () => {
    const sums = sumsPerPeriod(some, 'month', today);
    expect(sums).toHaveLength(14);
    expect(sums[0]).toEqual({ period: '2025-12', paid: 80, expected: 0 });
    expect(sums[6]).toEqual({ period: '2026-06', paid: 170, expected: 0 });
    expect(sums[11]).toEqual({ period: '2026-11', paid: 20, expected: 40 });
    expect(sums[13]).toEqual({ period: '2027-01', paid: 0, expected: 320 });
  });

  test('groups by quarters and years', () => {
    const quarters = sumsPerPeriod(some, 'quarter', today).map(({ period }) => period);
    expect(quarters.join(' ')).toBe('2025-Q4 2026-Q1 2026-Q2 2026-Q3 2026-Q4 2027-Q1');
    expect(sumsPerPeriod(some, 'year', today)).toEqual([
      { period: '2025', paid: 80, expected: 0 },
      { period: '2026', paid: 190, expected: 40 },
      { period: '2027', paid: 0, expected: 320 },
    ]);
    expect(sumsPerPeriod([], 'year', today)).toEqual([]);
  });

  test('gives a year all its months', () => {
    const months = sumsOfMonths(some, 2026, today);
    expect(months.map(({ period }) => period)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    expect(months[5]).toEqual({ period: '2026-06', paid: 170, expected: 0 });
    expect(months[10]).toEqual({ period: '2026-11', paid: 20, expected: 40 });
    expect(months[0]).toEqual({ period: '2026-01', paid: 0, expected: 0 });
    expect(sumsOfMonths([], 2026, today)).toHaveLength(12);
  });

  test('loses or counts no cent twice', () => {
    fc.assert(
      fc.property(anyPayouts, fc.constantFrom('month' as const, 'quarter' as const, 'year' as const), (all, period) => {
        const sums = sumsPerPeriod(all, period, today);
        expect(sums.reduce((sum, each) => sum + each.paid + each.expected, 0)).toBe(totalOf(all));
        const periods = sums.map((sum) => sum.period);
        expect(periods).toEqual([...new Set(periods)].toSorted());
      }),
    );
  });
});

test('a year has the received payouts up to today, and the expected ones', () => {
  const { paid, expected, received, outstanding } = yearOf(some, 2026, today);
  expect([ids(paid), ids(expected), received, outstanding]).toEqual([[2, 5, 1], [3], 190, 40]);
  expect(yearOf(some, 2025, today)).toMatchObject({ received: 80, outstanding: 0 });
  expect(yearOf(some, 2024, today)).toEqual({ paid: [], expected: [], received: 0, outstanding: 0 });
});

test('all years together are all payouts, each once', () => {
  fc.assert(
    fc.property(anyPayouts, (all) => {
      const years = yearsOf(all, today).map((year) => yearOf(all, year, today));
      const sum = years.reduce((total, { received, outstanding }) => total + received + outstanding, 0);
      expect(sum).toBe(totalOf(all));
      expect(years.flatMap(({ paid, expected }) => [...paid, ...expected])).toHaveLength(all.length);
    }),
  );
});

test('all years have the sums of each', () => {
  expect(yearOf(some, null, today)).toMatchObject({ received: 270, outstanding: 360 });
});
