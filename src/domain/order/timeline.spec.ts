import { describe, expect, test } from 'vitest';
import { type MoneyEvent, type Order, PaymentState } from '#domain/shop/order.ts';
import { orderWith, paymentsIn } from './testing/order.ts';
import { isStillToReturn, timelineOf } from './timeline.ts';

const paidAt = '2026-11-24T09:00:00+01:00';
const registeredAt = '2026-11-25T09:00:00+01:00';
const told = (changes: Partial<Order>) =>
  timelineOf(orderWith(changes)).map(({ milestone, state, at }) => [milestone, state, at]);
const orderedAt = orderWith().checkoutCompletedAt;
const ordered = ['ordered', 'done', orderedAt];
const payment = ['payment', 'done', paidAt];
const registration = ['registration', 'done', registeredAt];
const refund = ['refund', 'current', null];

describe('the timeline of an order', () => {
  test('is empty before it is placed', () => {
    expect(told({ checkoutState: 'payment_selected' })).toEqual([]);
  });

  test.each<[string, Partial<Order>]>([
    ['nothing was received', {}],
    ['a part was received', { received: 1_190_00 }],
    ['a payment is under way', { payments: paymentsIn('processing') }],
    ['the shop calls the payment required', { paymentState: 'payment_required' }],
    ['tokens were registered before the payment came', { shippingState: 'shipped', registeredAt }],
  ])('waits for the payment if %s', (_, changes) => {
    expect(told(changes)).toEqual([ordered, ['payment', 'current', null], ['registration', 'open', null]]);
  });

  test.each(['paid', 'authorized'] as const)('waits for the register once it is %s', (paymentState) => {
    expect(told({ paymentState, paidAt })).toEqual([ordered, payment, ['registration', 'current', null]]);
  });

  test.each(['paid', 'authorized'] as const)(
    'has no registration after an order was %s and withdrawn from',
    (paymentState) => {
      const withdrawn = { paymentState, paidAt, withdrawnAt: registeredAt };
      const ends = [['withdrawal', 'done', registeredAt], refund];
      expect(told(withdrawn)).toEqual([ordered, payment, ...ends]);
      const delivered = told({ ...withdrawn, shippingState: 'shipped', registeredAt });
      expect(delivered).toEqual([ordered, payment, registration, ...ends]);
    },
  );

  test('ends with the withdrawal if no refund is due, and with the refund otherwise', () => {
    const withdrawal = ['withdrawal', 'done', paidAt];
    const withdrawn = { withdrawnAt: paidAt, paymentState: 'cancelled' } as const;
    expect(told(withdrawn)).toEqual([ordered, ['withdrawal', 'stopped', paidAt]]);
    expect(told({ ...withdrawn, received: 1 })).toEqual([ordered, withdrawal, refund]);
    expect(told({ paymentState: 'cancelled', received: 1 })).toEqual([ordered, ['cancellation', 'done', null], refund]);
    const ended = [ordered, payment, registration, withdrawal, ['refund', 'stopped', null]];
    expect(told({ ...withdrawn, paymentState: 'refunded', paidAt, registeredAt })).toEqual(ended);
  });

  test('is done once the tokens are registered, with the shop’s dates', () => {
    const shipped = { paymentState: 'paid', shippingState: 'shipped' } as const;
    expect(told({ ...shipped, paidAt, registeredAt })).toEqual([ordered, payment, registration]);
    const partlyRefunded = told({ ...shipped, paymentState: 'partially_refunded', paidAt, registeredAt });
    expect(partlyRefunded).toEqual([ordered, payment, registration]);
    expect(told(shipped).map(([, , at]) => at)).toEqual([orderedAt, null, null]);
  });

  test('stops at a cancellation or refund, and promises nothing after it', () => {
    expect(told({ paymentState: 'cancelled' })).toEqual([ordered, ['cancellation', 'stopped', null]]);
    expect(told({ paymentState: 'refunded', paidAt })).toEqual([ordered, payment, ['refund', 'stopped', null]]);
  });

  test('has at most one current step, and nothing done after it', () => {
    for (const paymentState of PaymentState.options) {
      for (const shippingState of ['ready', 'partially_shipped', 'shipped'] as const) {
        const states = timelineOf(orderWith({ paymentState, shippingState })).map(({ state }) => state);
        expect(states.join(' ')).toMatch(/^done( done)*( current| stopped)?( open)*$/);
      }
    }
  });
});

describe('an irregular payment', () => {
  const day = (date: number) => `2026-11-${date}T09:00:00+01:00`;
  const money = (kind: MoneyEvent['kind'], amount: number, date: number) => ({ kind, amount, at: day(date) });
  const withSums = (changes: Partial<Order>) =>
    timelineOf(orderWith(changes)).map(({ milestone, amount }) => [milestone, amount]);

  test('is listed among the steps by its date, with its amount', () => {
    const events = [money('short', 400_00, 23), money('over', 900_00, 24), money('returned', 105_00, 26)];
    expect(withSums({ paymentState: 'paid', paidAt: day(24), money: events })).toEqual([
      ['ordered', null],
      ['short', 400_00],
      ['payment', null],
      ['over', 900_00],
      ['returned', 105_00],
      ['registration', null],
    ]);
  });

  test('that was returned after a cancellation remains listed, and the last return is the refund', () => {
    const cancelled = { paymentState: 'cancelled', cancelledAt: day(25), received: 0 } as const;
    expect(withSums({ ...cancelled, money: [money('short', 990_00, 23), money('returned', 990_00, 26)] })).toEqual([
      ['ordered', null],
      ['short', 990_00],
      ['cancellation', null],
      ['returned', 990_00],
    ]);
    const refunded = { paymentState: 'refunded', paidAt: day(24), received: 0 } as const;
    const last = timelineOf(orderWith({ ...refunded, money: [money('returned', 1_200_00, 27)] })).at(-1);
    expect(last).toEqual({ milestone: 'refund', state: 'stopped', at: day(27), amount: 1_200_00 });
  });

  test('is due for return until later money was returned', () => {
    const late = money('late', 7_00, 25);
    expect(isStillToReturn({ money: [late] }, late.at)).toBe(true);
    expect(isStillToReturn({ money: [money('returned', 5_00, 24), late] }, late.at)).toBe(true);
    expect(isStillToReturn({ money: [late, money('returned', 7_00, 26)] }, late.at)).toBe(false);
    expect(isStillToReturn({}, null)).toBe(false);
  });
});
