import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CheckoutState, PaymentState } from '#domain/shop/order.ts';
import { canRetryPayment, displayState, isPaid, mayBecome, paymentTransitions } from './orderStatus.ts';

test('paid means completed, and paid or authorized', () => {
  const paid = CheckoutState.options.flatMap((checkoutState) =>
    PaymentState.options
      .filter((paymentState) => isPaid({ checkoutState, paymentState }))
      .map((paymentState) => [checkoutState, paymentState]),
  );
  expect(paid).toEqual([
    ['completed', 'authorized'],
    ['completed', 'paid'],
  ]);
});

describe('displayState', () => {
  test.each([
    ['awaiting_payment', 'shipped', 'awaitingPayment'],
    ['cancelled', 'shipped', 'cancelled'],
    ['paid', 'shipped', 'shipped'],
    ['authorized', 'shipped', 'shipped'],
    ['shipped', 'ready', 'shipped'],
    ['paid', 'partially_shipped', 'paid'],
    ['paid', 'ready', 'paid'],
    ['authorized', 'ready', 'authorized'],
    ['refunded', 'ready', 'refunded'],
    ['payment_required', 'ready', 'paymentRequired'],
    ['cart', 'cart', 'cart'],
  ] as const)('%s, %s: %s', (paymentState, shippingState, expected) => {
    expect(displayState({ paymentState, shippingState })).toBe(expected);
  });
});

describe('canRetryPayment', () => {
  const order = {
    checkoutState: 'completed',
    paymentState: 'awaiting_payment',
    payments: [
      { id: 1, method: 'card', state: 'cancelled' },
      { id: 2, method: 'card', state: 'new' },
    ],
    bankTransfer: null,
  } as const;
  const retry = (over: object) => canRetryPayment({ ...order, payments: [...order.payments], ...over });

  test('a cancelled or failed payment may be tried again', () => {
    expect(retry({})).toBe(true);
    expect(retry({ paymentState: 'payment_required' })).toBe(true);
    expect(retry({ payments: [{ id: 1, method: 'card', state: 'failed' }] })).toBe(true);
  });

  test('never where money may already be on its way', () => {
    for (const state of ['processing', 'authorized', 'completed']) {
      expect(retry({ payments: [{ id: 1, method: 'card', state }] })).toBe(false);
    }
    expect(retry({ bankTransfer: { recipient: '', iban: '', bic: '', bankName: '', amount: 1, purpose: '' } })).toBe(
      false,
    );
  });

  test('not for an order that is not completed, or no longer waits', () => {
    expect(retry({ checkoutState: 'payment_selected' })).toBe(false);
    for (const paymentState of ['cart', 'authorized', 'paid', 'refunded', 'cancelled', 'shipped']) {
      expect(retry({ paymentState })).toBe(false);
    }
  });
});

describe('transitions of a payment', () => {
  test('reach every state from the cart; the ends are final', () => {
    const transitions: Readonly<Record<string, readonly string[]>> = paymentTransitions;
    const states = PaymentState.options;
    const ends = ['refunded', 'cancelled'];
    const reached = new Set(['cart']);
    for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
    expect(states.filter((state) => transitions[state]?.length === 0).toSorted()).toEqual([...ends].toSorted());
  });

  test('nothing goes back to the cart, a paid order is not cancelled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PaymentState.options), (from) => {
        expect(mayBecome(paymentTransitions, from, 'cart')).toBe(false);
      }),
    );
    expect(mayBecome(paymentTransitions, 'paid', 'cancelled')).toBe(false);
    expect(mayBecome(paymentTransitions, 'awaiting_payment', 'paid')).toBe(true);
  });
});
