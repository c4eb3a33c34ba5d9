import { expect, test } from 'vitest';
import { dueOf } from './orderStatus.ts';
import { account, orderWith, paymentsIn } from './testing/order.ts';
import { unpaidOf } from './unpaid.ts';

const order = (paymentState: string, total: number, state = 'new') =>
  orderWith({ paymentState, total, payments: paymentsIn(state) });

test('orders that wait for a payment are unpaid', () => {
  const transfer = order('awaiting_payment', 1_000_000);
  const card = order('payment_required', 200_000);
  const others = [
    order('paid', 1),
    order('authorized', 2),
    order('shipped', 4),
    order('cancelled', 8),
    order('refunded', 16),
    order('cart', 32),
    { ...order('awaiting_payment', 256), withdrawnAt: '2026-11-24T10:00:00+01:00' },
    order('awaiting_payment', 64, 'processing'),
    { ...order('awaiting_payment', 128), checkoutState: 'cart' },
  ];
  expect(unpaidOf([transfer, ...others, card])).toEqual([transfer, card]);
  expect(unpaidOf(others)).toEqual([]);
});

test('the order with the earliest deadline comes first, those without a deadline last', () => {
  const placed = (checkoutCompletedAt: string | null) => ({ ...order('awaiting_payment', 1), checkoutCompletedAt });
  const late = placed('2026-11-24T10:00:00+01:00');
  const undated = placed(null);
  const early = placed('2026-11-10T10:00:00+01:00');
  expect(unpaidOf([late, undated, early])).toEqual([early, late, undated]);
});

test('a partly paid order is unpaid, and an overpaid one is not', () => {
  const part = { ...order('awaiting_payment', 1_000_000), received: 999_000 };
  const over = { ...order('awaiting_payment', 1_000_000), received: 1_000_100 };
  const none = { ...order('awaiting_payment', 50_000), received: 0 };
  expect(unpaidOf([part, over, none])).toEqual([part, none]);
  expect([part, none].map(dueOf)).toEqual([1000, 50_000]);
});

test('the rest of a partly paid order is unknown if the shop does not report the received amount', () => {
  const part = order('partially_paid', 1_000_000);
  const rest = { ...part, received: 300_000 };
  expect(unpaidOf([part, rest])).toEqual([part, rest]);
  const unclear = { ...order('awaiting_payment', 1_000_000), bankTransfer: { ...account, amount: 10_000 } };
  expect(unpaidOf([unclear])).toEqual([unclear]);
  expect([part, rest, unclear].map(dueOf)).toEqual([null, 700_000, null]);
});
