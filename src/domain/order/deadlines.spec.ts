import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#domain/time/calendar.ts';
import {
  daysUntil,
  paymentDeadlineOf,
  refundDeadlineOf,
  withdrawalDeadlineOf,
  withdrawalPeriodOf,
} from './deadlines.ts';

test.each([
  ['2026-11-21T08:00:00.000Z', '2026-12-01', '2026-12-05'],
  // Already the next day where the shop is.
  ['2026-11-21T23:30:00.000Z', '2026-12-02', '2026-12-06'],
  // Over a leap day, and over the change of the clocks.
  ['2028-02-20T12:00:00.000Z', '2028-03-01', '2028-03-05'],
  ['2026-03-20T22:30:00.000Z', '2026-03-30', '2026-04-03'],
])('an order of %s is paid by %s, and withdrawn by %s', (checkoutCompletedAt, pay, withdraw) => {
  expect(paymentDeadlineOf({ checkoutCompletedAt })).toBe(pay);
  expect(withdrawalDeadlineOf({ checkoutCompletedAt }, 'personal')).toBe(withdraw);
  expect(withdrawalDeadlineOf({ checkoutCompletedAt }, 'company')).toBeNull();
});

test('there are always ten and fourteen days left on the day of the order, and none for one that is not placed', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
      const placed = { checkoutCompletedAt: at.toISOString() };
      const today = dayOf(placed.checkoutCompletedAt);
      expect(daysUntil(paymentDeadlineOf(placed) ?? '', today)).toBe(10);
      expect(daysUntil(withdrawalDeadlineOf(placed, 'personal') ?? '', today)).toBe(14);
    }),
  );
  expect(paymentDeadlineOf({ checkoutCompletedAt: null })).toBeNull();
});

test('what was paid comes back within thirty days of the withdrawal, as days are counted where the shop is', () => {
  expect(refundDeadlineOf('2026-11-21T08:00:00.000Z')).toBe('2026-12-21');
  expect(refundDeadlineOf('2026-11-21T23:30:00.000Z')).toBe('2026-12-22');
});

test.each([
  ['2026-12-05', 'personal', { state: 'open', until: '2026-12-05' }],
  ['2026-12-06', 'personal', { state: 'over', until: '2026-12-05' }],
  ['2026-11-21', 'company', { state: 'none', until: null }],
] as const)('on %s a %s account: %j', (today, by, period) => {
  const placed = { checkoutCompletedAt: '2026-11-21T08:00:00.000Z' };
  for (const paymentState of ['awaiting_payment', 'paid', 'shipped'])
    expect(withdrawalPeriodOf({ ...placed, paymentState }, by, today)).toEqual(period);
  const ended = by === 'company' ? period : { ...period, state: 'ended' };
  for (const paymentState of ['cancelled', 'refunded'])
    expect(withdrawalPeriodOf({ ...placed, paymentState }, by, today)).toEqual(ended);
});

test('of an order that is not placed nothing is to be withdrawn', () => {
  const cart = { checkoutCompletedAt: null, paymentState: 'cart' };
  expect(withdrawalPeriodOf(cart, 'personal', '2026-11-21')).toEqual({ state: 'unplaced', until: null });
  expect(withdrawalPeriodOf(cart, 'company', '2026-11-21')).toEqual({ state: 'none', until: null });
});
