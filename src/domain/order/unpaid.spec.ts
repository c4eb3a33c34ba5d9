import { expect, test } from 'vitest';
import { account, orderWith, paymentsIn } from './testing/order.ts';
import { unpaidOf } from './unpaid.ts';

const order = (paymentState: string, total: number, state = 'new') =>
  orderWith({ paymentState, total, payments: paymentsIn(state) });

test('orders that wait for a payment are unpaid, and their sum is due', () => {
  const [transfer, card] = [order('awaiting_payment', 1_000_000), order('payment_required', 200_000)];
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
  expect(unpaidOf([transfer, ...others, card])).toEqual({ orders: [transfer, card], due: 1_200_000 });
  expect(unpaidOf(others)).toEqual({ orders: [], due: 0 });
});

test('only the rest of a partly paid order is due, and nothing of an overpaid one', () => {
  const part = { ...order('awaiting_payment', 1_000_000), received: 999_000 };
  const over = { ...order('awaiting_payment', 1_000_000), received: 1_000_100 };
  const none = { ...order('awaiting_payment', 50_000), received: 0 };
  expect(unpaidOf([part, over, none])).toEqual({ orders: [part, none], due: 51_000 });
});

test('the rest of a partly paid order is unknown if the shop does not report the received amount', () => {
  const part = order('partially_paid', 1_000_000);
  const rest = { ...part, received: 300_000 };
  expect(unpaidOf([part, rest])).toEqual({ orders: [part, rest], due: null });
  const unclear = { ...order('awaiting_payment', 1_000_000), bankTransfer: { ...account, amount: 10_000 } };
  expect(unpaidOf([unclear])).toEqual({ orders: [unclear], due: null });
  expect(unpaidOf([rest])).toEqual({ orders: [rest], due: 700_000 });
});
