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
import { account, orderWith, paymentsIn } from './testing/order.ts';

const total = 1_200_00;

test('an order is paid if it is completed, and paid or authorized', () => {
  const paid = CheckoutState.options.flatMap((checkoutState) =>
    PaymentState.options
      .filter((paymentState) => isPaid(orderWith({ checkoutState, paymentState })))
      .map((paymentState) => [checkoutState, paymentState]),
  );
  expect(paid).toEqual([
    ['completed', 'authorized'],
    ['completed', 'paid'],
  ]);
});

describe('displayState', () => {
  test('a payment under way never reads as unpaid, nor a part as nothing, nor an open one as shipped', () => {
    const payment = fc.constantFrom('cart', 'new', 'failed', 'cancelled', 'processing', 'authorized', 'completed');
    fc.assert(
      fc.property(
        fc.constantFrom(...PaymentState.options),
        fc.constantFrom(...ShippingState.options),
        fc.array(payment, { maxLength: 3 }),
        fc.option(fc.constantFrom(0, 1, 1_199_99, total, 1_300_00)),
        (paymentState, shippingState, states, received) => {
          const order = orderWith({ paymentState, shippingState, payments: paymentsIn(...states), received });
          const open = paymentState === 'awaiting_payment' || paymentState === 'payment_required';
          const taken = states.some((state) => ['processing', 'authorized', 'completed'].includes(state));
          const part = received === 1 || received === 1_199_99;
          const state = displayState(order);
          expect(state === 'processing').toBe(open && (taken || (received ?? 0) >= total));
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
    ['authorized', 'shipped', 'shipped'],
    ['shipped', 'ready', 'shipped'],
    ['paid', 'partially_shipped', 'paid'],
    ['authorized', 'ready', 'authorized'],
    ['refunded', 'shipped', 'refunded'],
    ['payment_required', 'shipped', 'paymentRequired'],
    ['cart', 'cart', 'other'],
    ['on_hold', 'shipped', 'other'],
    ['partially_refunded', 'shipped', 'partlyRefunded'],
  ])('%s, %s: %s', (paymentState, shippingState, expected) => {
    expect(displayState(orderWith({ paymentState, shippingState }))).toBe(expected);
  });

  test('is a cart until the order is placed; an unknown checkout state is shown by its own word', () => {
    for (const paymentState of [...PaymentState.options, 'on_hold']) {
      for (const checkoutState of ['cart', 'addressed', 'payment_selected'])
        expect(displayState(orderWith({ paymentState, checkoutState }))).toBe('cart');
      const reviewed = orderWith({ paymentState, checkoutState: 'in_review' });
      expect([displayState(reviewed), ownWordOf(reviewed)]).toEqual(['other', 'in_review']);
      expect(ownWordOf(orderWith({ paymentState }))).toBe(paymentState);
    }
  });
});

const withdrawnAt = '2026-11-24T09:00:00+01:00';
test.each([
  ['paid', 'ready', {}, 'withdrawn', total, false],
  ['authorized', 'ready', {}, 'withdrawn', total, false],
  ['paid', 'partially_shipped', {}, 'withdrawn', total, true],
  ['shipped', 'shipped', {}, 'withdrawn', total, true],
  ['paid', 'ready', { received: 1_300_00 }, 'withdrawn', 1_300_00, false],
  // The shop booked the payment in another way.
  ['paid', 'ready', { received: 0 }, 'withdrawn', total, false],
  ['refunded', 'cancelled', {}, 'refunded', 0, false],
  ['cancelled', 'cancelled', {}, 'withdrawn', 0, false],
  ['cancelled', 'cancelled', { received: 1 }, 'withdrawn', 1, false],
  ['payment_required', 'ready', {}, 'withdrawn', 0, false],
  ['awaiting_payment', 'ready', { payments: paymentsIn('processing') }, 'processing', 0, false],
] as const)('a void order by withdrawal, %s, %s, %j: %s', (paymentState, shippingState, facts, state, due, owed) => {
  const order = orderWith({ paymentState, shippingState, ...facts, withdrawnAt });
  expect([displayState(order), refundDueOf(order), areTokensOwed(order)]).toEqual([state, due, owed]);
});

test.each([
  ['cancelled', 1, 1],
  ['cancelled', null, 0],
  ['refunded', total, 0],
  ['paid', total, 0],
  ['awaiting_payment', 1, 0],
])('a void order without a withdrawal, %s, %s, has received: %i', (paymentState, received, due) => {
  const order = orderWith({ paymentState, received });
  expect([refundDueOf(order), areTokensOwed(order)]).toEqual([due, false]);
});

test('a bank transfer is awaited for an unpaid order alone, and only if the shop names an account', () => {
  const awaits = (paymentState: string, bankTransfer: typeof account | null = account) =>
    awaitedTransferOf(orderWith({ paymentState, bankTransfer })) !== null;
  expect(PaymentState.options.filter((state) => awaits(state))).toEqual(['awaiting_payment', 'payment_required']);
  expect(awaits('awaiting_payment', null)).toBe(false);
});

test.each([
  ['the total, of which nothing came', total, null, total],
  ['the rest of a part', 700_00, 500_00, 700_00],
  ['the total, where a part came', total, 500_00, 700_00],
  ['a hundredth', 1_200, null, null],
  ['ten times as much', 12_000_00, null, null],
  ['nothing', 0, null, null],
  ['the total, of which all came', total, total, null],
  ['the total, of which more came', total, 1_200_50, null],
])('of a transfer of the amount %s', (_, amount, received, due) => {
  for (const paymentState of ['awaiting_payment', 'payment_required', 'partially_paid']) {
    const order = orderWith({ paymentState, received, bankTransfer: { ...account, amount } });
    const isKnown = paymentState !== 'partially_paid' || received !== null;
    expect([paymentState, awaitedTransferOf(order)?.amount ?? null]).toEqual([paymentState, isKnown ? due : null]);
    // An unclear amount leads to a question, and an amount received in full to waiting; neither to another transfer.
    const expected = isKnown && due !== null ? 'transfer' : (received ?? 0) >= total ? 'processing' : 'askAmount';
    expect([paymentState, orderStepOf(order)]).toEqual([paymentState, expected]);
  }
});

test('the transitions of a payment reach every state from the cart, and never lead back or out of the final ones', () => {
  const transitions: Readonly<Record<string, readonly string[]>> = paymentTransitions;
  const reached = new Set(['cart']);
  for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next);
  expect([...reached].toSorted()).toEqual(PaymentState.options.toSorted());
  expect(PaymentState.options.filter((state) => transitions[state]?.length === 0)).toEqual(['refunded', 'cancelled']);
  expect(PaymentState.options.filter((from) => mayBecome(paymentTransitions, from, 'cart'))).toEqual([]);
  expect(mayBecome(paymentTransitions, 'paid', 'cancelled')).toBe(false);
});
