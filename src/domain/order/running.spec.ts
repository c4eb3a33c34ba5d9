import { expect, test } from 'vitest';
import { type Order, PaymentState } from '#domain/shop/order.ts';
import { isRunning } from './running.ts';
import { orderWith, paymentsIn } from './testing/order.ts';

const runs = (paymentState: PaymentState, more: Partial<Order> = {}) => isRunning(orderWith({ paymentState, ...more }));

test('a completed order is running while it waits for its payment, its outcome or its delivery', () => {
  expect(PaymentState.options.filter((state) => runs(state))).toEqual([
    ...['awaiting_payment', 'payment_required', 'authorized', 'paid'],
  ]);
  expect(runs('awaiting_payment', { received: 1 })).toBe(true);
  expect(runs('payment_required', { payments: paymentsIn('processing') })).toBe(true);
  expect(runs('paid', { shippingState: 'partially_shipped' })).toBe(true);
});

test('an unplaced, delivered or withdrawn order is not running', () => {
  expect(runs('awaiting_payment', { checkoutState: 'payment_selected' })).toBe(false);
  expect(runs('paid', { shippingState: 'shipped' })).toBe(false);
  for (const state of ['awaiting_payment', 'paid'] as const)
    expect(runs(state, { withdrawnAt: '2026-11-01' })).toBe(false);
});
