import { expect, test } from 'vitest';
import { latestPaymentOf, type Order } from '#domain/shop/order.ts';
import {
  canRetryPayment,
  changeablePaymentOf,
  isLatestStopped,
  isPaymentRefused,
  type PaymentStatus,
  paidByOf,
  paymentStatusOf,
} from './payment.ts';
import { account, orderWith, paymentsIn } from './testing/order.ts';

const order = (paymentState: string, states: string[], more: Partial<Order> = {}) =>
  orderWith({ paymentState, payments: paymentsIn(...states), received: 0, ...more });
const withdrawnAt = '2026-11-24';

test.each<[PaymentStatus, string, string[], Partial<Order>]>([
  ['open', 'payment_required', ['new'], {}],
  ['open', 'awaiting_payment', ['cancelled', 'new'], {}],
  ['processing', 'awaiting_payment', ['processing'], {}],
  ['processing', 'awaiting_payment', ['new'], { received: 1_200_00 }],
  ['processing', 'awaiting_payment', ['completed', 'new'], {}],
  ['paid', 'partially_refunded', ['completed'], {}],
  ['paid', 'paid', ['completed'], {}],
  ['paid', 'authorized', ['authorized'], {}],
  ['paid', 'shipped', ['completed'], {}],
  ['closed', 'cancelled', ['processing'], {}],
  ['closed', 'refunded', ['completed'], {}],
  ['closed', 'awaiting_payment', ['new'], { withdrawnAt }],
  ['processing', 'awaiting_payment', ['processing'], { withdrawnAt }],
  ['paid', 'paid', ['completed'], { withdrawnAt }],
  ['notCompleted', 'paid', ['completed'], { checkoutState: 'cart' }],
  ['notCompleted', 'paid', ['new'], { checkoutState: 'in_review', checkoutCompletedAt: null }],
  ['unknown', 'awaiting_payment', ['new'], { checkoutState: 'in_review' }],
  ['paid', 'paid', ['new'], { checkoutState: 'in_review' }],
])('the state of a payment is %s: %s, %j, %j', (status, ...given) =>
  expect(paymentStatusOf(order(...given))).toBe(status),
);

test.each([
  [true, 'cancelled', ['cancelled']],
  [true, 'failed', ['new', 'failed']],
  [false, 'new', ['failed', 'cancelled', 'new']],
  [false, undefined, []],
])('a payment is stopped: %s, with the latest payment %s of %o', (is, latest, states) => {
  const given = order('awaiting_payment', states);
  expect([isLatestStopped(given), latestPaymentOf(given)?.state]).toEqual([is, latest]);
});

test.each<['transfer' | 'card' | null, string, Partial<Order>]>([
  ['transfer', 'if the shop names an account, also once it is paid', { bankTransfer: account }],
  ['card', 'if another method than transfer was chosen', {}],
  [null, 'without a payment', { payments: [] }],
  [null, 'if no method was chosen', { payments: [{ id: 1, method: null, state: 'new' }] }],
  [null, 'at a shop that does not report received transfers', { received: null }],
  [null, 'before it is placed', { checkoutState: 'cart' }],
])('an order is paid by %s %s', (expected, _, more) => {
  expect(paidByOf(order('paid', ['completed'], more))).toBe(expected);
});

test('a cancelled or failed payment can be tried again, unless money may be on its way or the order is over', () => {
  const mayRetry = (paymentState: string, states: string[], more: Partial<Order> = {}) =>
    canRetryPayment(order(paymentState, states, more));
  expect(mayRetry('awaiting_payment', ['cancelled', 'new'])).toBe(true);
  expect(mayRetry('payment_required', ['failed'])).toBe(true);
  expect(mayRetry('awaiting_payment', ['processing'])).toBe(false);
  expect(mayRetry('awaiting_payment', ['new'], { bankTransfer: account })).toBe(false);
  expect(mayRetry('awaiting_payment', ['new'], { checkoutState: 'payment_selected' })).toBe(false);
  for (const state of ['cart', 'authorized', 'paid', 'refunded', 'cancelled', 'shipped'])
    expect(mayRetry(state, ['cancelled', 'new'])).toBe(false);
});

test.each<[method: string | null, string, string[], Partial<Order>]>([
  ['card', 'awaiting_payment', ['failed', 'new'], {}],
  ['card', 'payment_required', ['new'], {}],
  ['card', 'awaiting_payment', ['new'], { bankTransfer: account }],
  [null, 'awaiting_payment', ['failed'], {}],
  [null, 'awaiting_payment', ['processing'], {}],
  [null, 'awaiting_payment', ['new'], { received: 1 }],
  [null, 'awaiting_payment', ['new'], { withdrawnAt }],
  [null, 'awaiting_payment', ['new'], { checkoutState: 'payment_selected' }],
  [null, 'awaiting_payment', [], {}],
  [null, 'awaiting_payment', [], { payments: [{ id: 1, method: null, state: 'new' }] }],
  [null, 'cart', ['new'], {}],
  [null, 'paid', ['new'], {}],
  [null, 'cancelled', ['new'], {}],
])('the method that can still be changed is %s: %s, %j, %j', (method, ...given) => {
  const changed = order(...given);
  expect(changeablePaymentOf(changed)).toEqual(method && { id: changed.payments.length - 1, method, state: 'new' });
});

test.each([
  [['failed', 'new'], true],
  [['failed'], true],
  [['failed', 'cancelled', 'new'], false],
  [['new'], false],
])('of payments %j the last ended one was refused: %s', (states, refused) => {
  expect(isPaymentRefused({ payments: paymentsIn(...states) })).toBe(refused);
});

test('an abandoned payment does not count as refused because of the one before it', () => {
  const payments = paymentsIn('failed', 'new');
  expect([isPaymentRefused({ payments }, 0), isPaymentRefused({ payments }, 1)]).toEqual([true, false]);
});
