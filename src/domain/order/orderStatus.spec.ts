import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CheckoutState, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { orderStepOf } from './nextStep.ts';
import {
  areTokensOwed,
  awaitedTransferOf,
  displayState,
  isPaid,
  mayBecome,
  overpaidOf,
  ownWordOf,
  paymentTransitions,
  refundDueOf,
} from './orderStatus.ts';

test('an order is paid if it is completed, and paid or authorized', () => {
  const paid = CheckoutState.options.flatMap((checkoutState) =>
    PaymentState.options
      .filter((paymentState) => isPaid({ checkoutState, checkoutCompletedAt: null, paymentState }))
      .map((paymentState) => [checkoutState, paymentState]),
  );
  expect(paid).toEqual([
    ['completed', 'authorized'],
    ['completed', 'paid'],
  ]);
});

/** No payment received, and none under way. */
const plain = {
  checkoutState: 'completed',
  checkoutCompletedAt: null,
  payments: [{ id: 1, method: 'card', state: 'new' }],
  total: 1_200_00,
  received: null,
  withdrawnAt: null,
};

describe('displayState', () => {
  test('a payment under way never reads as unpaid, nor a part as nothing, nor an open one as shipped', () => {
    const payment = fc.constantFrom('cart', 'new', 'failed', 'cancelled', 'processing', 'authorized', 'completed');
    fc.assert(
      fc.property(
        fc.constantFrom(...PaymentState.options),
        fc.constantFrom(...ShippingState.options),
        fc.array(payment, { maxLength: 3 }),
        fc.option(fc.constantFrom(0, 1, 1_199_99, 1_200_00, 1_300_00)),
        (paymentState, shippingState, states, received) => {
          const payments = states.map((state, id) => ({ id, method: 'card', state }));
          const order = { ...plain, paymentState, shippingState, payments, received };
          const open = paymentState === 'awaiting_payment' || paymentState === 'payment_required';
          const taken = states.some((state) => ['processing', 'authorized', 'completed'].includes(state));
          const part = received === 1 || received === 1_199_99;
          const state = displayState(order);
          const isThere = received !== null && received >= 1_200_00;
          expect(state === 'processing').toBe(open && (taken || isThere));
          expect(state === 'partlyPaid').toBe(open && !taken && part);
          if (open) expect(state).not.toBe('shipped');
          // The whole sum of a cancelled order goes back.
          expect(overpaidOf(order)).toBe(received === 1_300_00 && state !== 'cancelled' ? 100_00 : 0);
        },
      ),
    );
  });

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
    ['refunded', 'shipped', 'refunded'],
    ['payment_required', 'ready', 'paymentRequired'],
    ['payment_required', 'shipped', 'paymentRequired'],
    ['cart', 'cart', 'other'],
    ['on_hold', 'shipped', 'other'],
    ['partially_refunded', 'shipped', 'partlyRefunded'],
  ] as const)('%s, %s: %s', (paymentState, shippingState, expected) => {
    expect(displayState({ ...plain, paymentState, shippingState })).toBe(expected);
  });
});

describe('an order that is not placed', () => {
  test('is a cart, whatever its payment; an unknown checkout state is shown by its own word', () => {
    for (const paymentState of [...PaymentState.options, 'on_hold']) {
      const order = { ...plain, paymentState, shippingState: 'ready' };
      for (const checkoutState of ['cart', 'addressed', 'payment_selected'])
        expect(displayState({ ...order, checkoutState })).toBe('cart');
      expect(displayState({ ...order, checkoutState: 'in_review' })).toBe('other');
      expect(ownWordOf({ ...order, checkoutState: 'in_review' })).toBe('in_review');
      expect(ownWordOf(order)).toBe(paymentState);
    }
  });
});

describe('a void order', () => {
  const withdrawnAt = '2026-11-24T09:00:00+01:00';
  const taken = [{ id: 1, method: 'card', state: 'processing' }];
  const total = plain.total;
  test.each([
    ['paid', 'ready', {}, 'withdrawn', total, false],
    ['authorized', 'ready', {}, 'withdrawn', total, false],
    ['paid', 'partially_shipped', {}, 'withdrawn', total, true],
    ['paid', 'shipped', {}, 'withdrawn', total, true],
    ['shipped', 'shipped', {}, 'withdrawn', total, true],
    ['paid', 'ready', { received: 1_300_00 }, 'withdrawn', 1_300_00, false],
    // The shop booked the payment in another way.
    ['paid', 'ready', { received: 0 }, 'withdrawn', total, false],
    ['refunded', 'cancelled', {}, 'refunded', 0, false],
    ['cancelled', 'cancelled', {}, 'withdrawn', 0, false],
    ['cancelled', 'cancelled', { received: 0 }, 'withdrawn', 0, false],
    ['cancelled', 'cancelled', { received: 1 }, 'withdrawn', 1, false],
    ['awaiting_payment', 'ready', { received: 1 }, 'withdrawn', 1, false],
    ['payment_required', 'ready', {}, 'withdrawn', 0, false],
    ['awaiting_payment', 'ready', { payments: taken }, 'processing', 0, false],
  ] as const)('by withdrawal, %s, %s, %j: %s', (paymentState, shippingState, facts, state, due, owed) => {
    const payments = [...('payments' in facts ? facts.payments : plain.payments)];
    const order = { ...plain, paymentState, shippingState, ...facts, payments, withdrawnAt };
    expect([displayState(order), refundDueOf(order), areTokensOwed(order)]).toEqual([state, due, owed]);
    expect(awaitedTransferOf({ ...order, bankTransfer: null })).toBeNull();
  });

  test.each([
    ['cancelled', 1, 1],
    ['cancelled', null, 0],
    ['refunded', total, 0],
    ['paid', total, 0],
    ['awaiting_payment', 1, 0],
  ] as const)('without a withdrawal, %s, %s, has received: %i', (paymentState, received, due) => {
    const order = { ...plain, paymentState, shippingState: 'ready' as const, received };
    expect([refundDueOf(order), areTokensOwed(order)]).toEqual([due, false]);
  });
});

describe('the awaited bank transfer of an order', () => {
  const bankTransfer = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: plain.total, purpose: '' };
  test.each([
    ['awaiting_payment', 'ready', bankTransfer],
    ['awaiting_payment', 'shipped', bankTransfer],
    ['payment_required', 'ready', bankTransfer],
    ['payment_required', 'shipped', bankTransfer],
    ['cart', 'cart', null],
    ['authorized', 'ready', null],
    ['paid', 'ready', null],
    ['shipped', 'shipped', null],
    ['refunded', 'ready', null],
    ['cancelled', 'ready', null],
  ] as const)('%s, %s', (paymentState, shippingState, expected) => {
    expect(awaitedTransferOf({ ...plain, paymentState, shippingState, bankTransfer })).toEqual(expected);
  });

  test('is null if the order is paid in another way', () => {
    expect(
      awaitedTransferOf({ ...plain, paymentState: 'awaiting_payment', shippingState: 'ready', bankTransfer: null }),
    ).toBeNull();
  });
});

test.each([
  ['the total, of which nothing came', 10_000, null, 10_000],
  ['the rest of a part', 7_000, 3_000, 7_000],
  ['the total, where a part came', 10_000, 3_000, 7_000],
  ['a hundredth', 100, null, null],
  ['ten times as much', 100_000, null, null],
  ['nothing', 0, null, null],
  ['the total, of which all came', 10_000, 10_000, null],
  ['the total, of which more came', 10_000, 10_050, null],
])('of a transfer of the amount %s', (_, amount, received, due) => {
  const bankTransfer = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount, purpose: '' };
  for (const paymentState of ['awaiting_payment', 'payment_required', 'partially_paid']) {
    const order = { ...plain, paymentState, shippingState: 'ready', total: 10_000, received, bankTransfer };
    const isKnown = paymentState !== 'partially_paid' || received !== null;
    expect([paymentState, awaitedTransferOf(order)?.amount ?? null]).toEqual([paymentState, isKnown ? due : null]);
    // An unclear amount leads to a question, and an amount received in full to waiting; neither to another transfer.
    const expected = isKnown && due !== null ? 'transfer' : (received ?? 0) >= 10_000 ? 'processing' : 'askAmount';
    expect([paymentState, orderStepOf(order)]).toEqual([paymentState, expected]);
  }
});

describe('transitions of a payment', () => {
  test('reach every state from the cart, and the final ones have none', () => {
    const transitions: Readonly<Record<string, readonly string[]>> = paymentTransitions;
    const states = PaymentState.options;
    const ends = ['refunded', 'cancelled'];
    const reached = new Set(['cart']);
    for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
    expect(states.filter((state) => transitions[state]?.length === 0).toSorted()).toEqual([...ends].toSorted());
  });

  test('never lead back to the cart, and a paid order is not cancelled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PaymentState.options), (from) => {
        expect(mayBecome(paymentTransitions, from, 'cart')).toBe(false);
      }),
    );
    expect(mayBecome(paymentTransitions, 'paid', 'cancelled')).toBe(false);
    expect(mayBecome(paymentTransitions, 'awaiting_payment', 'paid')).toBe(true);
  });
});
