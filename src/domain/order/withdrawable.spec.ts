import { expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { orderWith } from './testing/order.ts';
import { orderNamed, withdrawableAmong } from './withdrawable.ts';

const orderOf = (id: number, more: Partial<Order> = {}) =>
  orderWith({ id, tokenValue: `T${id}`, number: `00000000${id}`, paymentState: 'paid', ...more });
const orders = [
  orderOf(1),
  orderOf(2, { paymentState: 'awaiting_payment' }),
  orderOf(3, { withdrawnAt: '2026-11-22T08:00:00.000Z' }),
  orderOf(4, { paymentState: 'cancelled', shippingState: 'cancelled' }),
  orderOf(5, { checkoutCompletedAt: '2026-10-21T08:00:00.000Z' }),
  orderOf(6, { checkoutState: 'cart', paymentState: 'cart', number: null, checkoutCompletedAt: null }),
];
const idsOf = (found: readonly Pick<Order, 'id'>[]) => found.map(({ id }) => id);

test('an order can be withdrawn from if it is placed, valid, and within its period, but not by a company', () => {
  expect(idsOf(withdrawableAmong(orders, 'personal', '2026-12-07'))).toEqual([1, 2]);
  expect(idsOf(withdrawableAmong(orders, 'personal', '2026-12-08'))).toEqual([]);
  expect(withdrawableAmong(orders, 'company', '2026-11-22')).toEqual([]);
});

test.each([
  ['000000002', 2],
  [' 000000002 ', 2],
  ['Nr. 000000002', 2],
  ['T2', 2],
  // Withdrawn from before, ended or late: still that order, and the shop decides what follows.
  ['000000003', 3],
  ['T6', null],
  ['Windkraft 000000002', null],
  ['', null],
])('the words “%s” name the order %s', (words, id) => {
  expect(orderNamed(orders, words)?.id ?? null).toBe(id);
});

test('an order in an unknown checkout state can be withdrawn from if it was completed', () => {
  const reviewed = orderOf(9, { checkoutState: 'in_review' });
  const begun = orderOf(8, { checkoutState: 'in_review', checkoutCompletedAt: null });
  expect(withdrawableAmong([reviewed, begun], 'personal', '2026-11-22').map(({ id }) => id)).toEqual([9]);
  expect([orderNamed([reviewed], 'T9')?.id, orderNamed([begun], 'T8')]).toEqual([9, null]);
});
