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
  ['2026-11-24T08:00:00.000Z', '2026-12-04', '2026-12-08'],
  // Already the next day in the shop's time zone; ten days later is a Saturday (§ 193 BGB).
  ['2026-11-24T23:30:00.000Z', '2026-12-07', '2026-12-09'],
  // Across a leap day; and across the change of the clocks, to Good Friday.
  ['2028-02-21T12:00:00.000Z', '2028-03-02', '2028-03-06'],
  ['2026-03-20T22:30:00.000Z', '2026-03-30', '2026-04-07'],
  ['2026-12-26T12:00:00.000Z', '2027-01-05', '2027-01-11'],
])('an order of %s is paid by %s, and withdrawn by %s', (checkoutCompletedAt, pay, withdraw) => {
  expect(paymentDeadlineOf({ checkoutCompletedAt })).toBe(pay);
  expect(withdrawalDeadlineOf({ checkoutCompletedAt }, 'personal')).toBe(withdraw);
  expect(withdrawalDeadlineOf({ checkoutCompletedAt }, 'company')).toBeNull();
});

test('at least ten and fourteen days remain on the day of the order, and there is no deadline before', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
      const placed = { checkoutCompletedAt: at.toISOString() };
      const today = dayOf(placed.checkoutCompletedAt);
      const longer = (end: string | null, days: number) => daysUntil(end ?? '', today) - days;
      for (const over of [
        longer(paymentDeadlineOf(placed), 10),
        longer(withdrawalDeadlineOf(placed, 'personal'), 14),
      ]) {
        expect(over).toBeGreaterThanOrEqual(0);
        expect(over).toBeLessThanOrEqual(5);
      }
    }),
  );
  expect(paymentDeadlineOf({ checkoutCompletedAt: null })).toBeNull();
});

test('a refund is due within thirty days of the withdrawal, in the shop’s time zone', () => {
  expect(refundDeadlineOf('2026-11-24T08:00:00.000Z')).toBe('2026-12-24');
  expect(refundDeadlineOf('2026-11-24T23:30:00.000Z')).toBe('2026-12-25');
});

const confirmed = { checkoutState: 'completed', legalDocsConfirmAt: '2026-11-20T23:30:00+01:00' };

test.each([
  ['2026-12-07', 'personal', { state: 'open', until: '2026-12-07' }],
  ['2026-12-08', 'personal', { state: 'over', until: '2026-12-07' }],
  ['2026-11-21', 'company', { state: 'none', until: null }],
] as const)('on %s a %s account: %j', (today, by, period) => {
  const placed = { ...confirmed, checkoutCompletedAt: '2026-11-21T08:00:00.000Z' };
  for (const paymentState of ['awaiting_payment', 'paid', 'shipped'])
    expect(withdrawalPeriodOf({ ...placed, paymentState }, by, today)).toEqual(period);
  const ended = by === 'company' ? period : { ...period, state: 'ended' };
  for (const paymentState of ['cancelled', 'refunded'])
    expect(withdrawalPeriodOf({ ...placed, paymentState }, by, today)).toEqual(ended);
});

test('an order that was not placed cannot be withdrawn from', () => {
  const cart = { ...confirmed, checkoutState: 'addressed', checkoutCompletedAt: null, paymentState: 'cart' };
  expect(withdrawalPeriodOf(cart, 'personal', '2026-11-21')).toEqual({ state: 'unplaced', until: null });
  expect(withdrawalPeriodOf(cart, 'company', '2026-11-21')).toEqual({ state: 'none', until: null });
});

test('a completed order in an unknown checkout state can be withdrawn from', () => {
  const completedAt = '2026-11-20T23:31:00+01:00';
  const reviewed = { ...confirmed, checkoutState: 'in_review', checkoutCompletedAt: completedAt, paymentState: 'paid' };
  expect(withdrawalPeriodOf(reviewed, 'personal', '2026-11-21').state).toBe('open');
});

// The documents were confirmed on the 20th: the order was placed then or later, and its period ends on 4 December or
// later.
test.each([
  ['2026-12-04', 'personal', 'open'],
  ['2026-12-05', 'personal', 'undated'],
  ['2026-12-05', 'company', 'none'],
] as const)('on %s, an order without a completion date, of a %s account: %s', (today, by, state) => {
  const placed = { ...confirmed, checkoutCompletedAt: null, paymentState: 'paid' };
  expect(withdrawalPeriodOf(placed, by, today)).toEqual({ state, until: null });
  expect(withdrawalPeriodOf({ ...placed, legalDocsConfirmAt: null }, 'personal', today).state).toBe('undated');
});
