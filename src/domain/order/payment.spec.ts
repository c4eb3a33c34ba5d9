import { describe, expect, test } from 'vitest';
import { latestPaymentOf } from '#domain/shop/order.ts';
import {
  canRetryPayment,
  isLatestStopped,
  isPaymentRefused,
  type PaymentStanding,
  paidByOf,
  paymentStandingOf,
} from './payment.ts';

const order = (paymentState: Parameters<typeof paymentStandingOf>[0]['paymentState'], ...states: string[]) => ({
  checkoutState: 'completed' as const,
  checkoutCompletedAt: null as string | null,
  paymentState,
  payments: states.map((state, id) => ({ id, method: 'card', state })),
  total: 100,
  received: 0 as number | null,
  withdrawnAt: null as string | null,
});

describe('the state of a payment', () => {
  test.each<[PaymentStanding, ReturnType<typeof order>]>([
    ['open', order('awaiting_payment', 'new')],
    ['open', order('payment_required', 'new')],
    ['open', order('awaiting_payment', 'cancelled', 'new')],
    ['processing', order('awaiting_payment', 'processing')],
    ['processing', { ...order('awaiting_payment', 'new'), received: 100 }],
    ['paid', order('partially_refunded', 'completed')],
    ['processing', order('awaiting_payment', 'completed', 'new')],
    ['paid', order('paid', 'completed')],
    ['paid', order('authorized', 'authorized')],
    ['paid', order('shipped', 'completed')],
    ['closed', order('cancelled', 'cancelled')],
    ['closed', order('refunded', 'refunded')],
    ['closed', { ...order('awaiting_payment', 'new'), withdrawnAt: '2026-11-24' }],
    ['processing', { ...order('awaiting_payment', 'processing'), withdrawnAt: '2026-11-24' }],
    ['paid', { ...order('paid', 'completed'), withdrawnAt: '2026-11-24' }],
  ])('is %s for %o', (standing, given) => expect(paymentStandingOf(given)).toBe(standing));

  test('is “not completed” before the checkout is completed, whatever the payment', () => {
    expect(paymentStandingOf({ ...order('paid', 'completed'), checkoutState: 'cart' })).toBe('notCompleted');
  });

  test.each([
    ['notCompleted', 'awaiting_payment', null],
    ['unknown', 'awaiting_payment', '2026-11-24T10:00:00+01:00'],
    ['paid', 'paid', '2026-11-24T10:00:00+01:00'],
  ] as const)('in an unknown checkout state is %s: %s, completed %s', (standing, state, checkoutCompletedAt) => {
    const given = { ...order(state, 'new'), checkoutState: 'in_review', checkoutCompletedAt };
    expect(paymentStandingOf(given)).toBe(standing);
  });

  test('follows from the latest payment, which the shop adds after a cancelled one', () => {
    expect(latestPaymentOf(order('awaiting_payment', 'cancelled', 'new'))?.id).toBe(1);
    expect(latestPaymentOf(order('awaiting_payment', 'failed', 'cancelled', 'new'))?.id).toBe(2);
    expect(latestPaymentOf(order('awaiting_payment', 'new'))?.id).toBe(0);
    expect(latestPaymentOf(order('awaiting_payment'))).toBeNull();
  });

  test.each([
    [true, ['cancelled']],
    [true, ['new', 'failed']],
    [false, ['cancelled', 'new']],
    [false, ['processing']],
    [false, []],
  ])('of the latest payment is stopped: %s, after %o', (is, states) =>
    expect(isLatestStopped(order('awaiting_payment', ...states))).toBe(is),
  );
});

describe('how an order is paid', () => {
  const account = { recipient: '', iban: '', bic: '', bankName: '', amount: 1, purpose: '' };
  test.each([
    [
      'by transfer if the shop names an account',
      { ...order('awaiting_payment', 'new'), bankTransfer: account },
      'transfer',
    ],
    ['by transfer also once it is paid', { ...order('paid', 'completed'), bankTransfer: account }, 'transfer'],
    [
      'by card if another method than transfer was chosen',
      { ...order('paid', 'completed'), bankTransfer: null },
      'card',
    ],
    ['in no way without a payment', { ...order('paid'), bankTransfer: null }, null],
    [
      'in no way if no method was chosen',
      { ...order('paid'), payments: [{ id: 1, method: null, state: 'new' }], bankTransfer: null },
      null,
    ],
    [
      'in no way at a shop that does not report received transfers',
      { ...order('awaiting_payment', 'new'), received: null, bankTransfer: null },
      null,
    ],
    ['in no way before it is placed', { ...order('cart', 'cart'), checkoutState: 'cart', bankTransfer: null }, null],
  ] as const)('is %s', (_, given, expected) =>
    expect(paidByOf({ ...given, payments: [...given.payments] })).toBe(expected),
  );
});

describe('canRetryPayment', () => {
  const order = {
    checkoutState: 'completed',
    checkoutCompletedAt: null,
    paymentState: 'awaiting_payment',
    payments: [
      { id: 1, method: 'card', state: 'cancelled' },
      { id: 2, method: 'card', state: 'new' },
    ],
    bankTransfer: null,
    total: 100,
    received: null,
    withdrawnAt: null,
  } as const;
  const retry = (over: object) => canRetryPayment({ ...order, payments: [...order.payments], ...over });

  test('allows a cancelled or failed payment to be tried again', () => {
    expect(retry({})).toBe(true);
    expect(retry({ paymentState: 'payment_required' })).toBe(true);
    expect(retry({ payments: [{ id: 1, method: 'card', state: 'failed' }] })).toBe(true);
  });

  test('refuses while money may be on its way', () => {
    for (const state of ['processing', 'authorized', 'completed']) {
      expect(retry({ payments: [{ id: 1, method: 'card', state }] })).toBe(false);
    }
    expect(retry({ bankTransfer: { recipient: '', iban: '', bic: '', bankName: '', amount: 1, purpose: '' } })).toBe(
      false,
    );
  });

  test('refuses for an order that is not completed, or no longer waits', () => {
    expect(retry({ checkoutState: 'payment_selected' })).toBe(false);
    for (const paymentState of ['cart', 'authorized', 'paid', 'refunded', 'cancelled', 'shipped']) {
      expect(retry({ paymentState })).toBe(false);
    }
  });
});

test.each([
  [['failed', 'new'], true],
  [['failed'], true],
  [['failed', 'cancelled', 'new'], false],
  [['new'], false],
])('of payments %j the last ended one was refused: %s', (states, refused) => {
  expect(isPaymentRefused(order('awaiting_payment', ...states))).toBe(refused);
});

test('an abandoned payment does not count as refused because of the one before it', () => {
  const { payments } = order('awaiting_payment', 'failed', 'new');
  const [before, latest] = payments;
  expect(isPaymentRefused({ payments }, latest?.id)).toBe(false);
  expect(isPaymentRefused({ payments }, before?.id)).toBe(true);
});
