import { expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { openPositionOf, paidToRegister } from './position.ts';
import { itemOf, orderWith } from './testing/order.ts';

const orderOf = (code: string, more: Partial<Order> = {}) => orderWith({ items: [itemOf(code)], total: 7_00, ...more });
const positionIn = (...orders: Order[]) => openPositionOf(orders, { productCode: 'A', variantCode: 'A-T' });

test('a paid order counts with the tokens that are not registered yet', () => {
  const paid = orderOf('A', { paymentState: 'paid' });
  expect(positionIn(paid)).toEqual({ toRegister: 7, unpaid: [] });
  expect(positionIn(paid, { ...paid, shippingState: 'partially_shipped', registered: 3 })).toEqual({
    toRegister: 11,
    unpaid: [],
  });
  expect(positionIn({ ...paid, items: [itemOf('A'), itemOf('B')] }).toRegister).toBe(7);
  expect(positionIn({ ...paid, shippingState: 'shipped' })).toEqual({ toRegister: 0, unpaid: [] });
});

test('unpaid orders of the bond come by payment deadline', () => {
  const [late, early] = ['2026-11-20', '2026-11-10'].map((day) =>
    orderOf('A', { checkoutCompletedAt: `${day}T10:00:00Z` }),
  );
  if (!late || !early) throw new Error('No orders');
  expect(positionIn(late, early)).toEqual({ toRegister: 0, unpaid: [early, late] });
});

test('other bonds and orders that are over do not count', () => {
  expect(positionIn(orderOf('B'), orderOf('A', { paymentState: 'cancelled' }))).toEqual({ toRegister: 0, unpaid: [] });
});

test('a paid order counts with the price of its unregistered tokens', () => {
  const paid = orderOf('A', { paymentState: 'paid', items: [itemOf('A'), itemOf('B')], total: 14_03 });
  expect(paidToRegister([paid])).toBe(14_03);
  expect(paidToRegister([{ ...paid, shippingState: 'partially_shipped', registered: 4 }, paid])).toBe(10_02 + 14_03);
  const others: Partial<Order>[] = [{ shippingState: 'shipped' }, { paymentState: 'authorized' }, { items: [] }];
  expect(paidToRegister([orderOf('A'), ...others.map((more) => ({ ...paid, ...more }))])).toBe(0);
});
