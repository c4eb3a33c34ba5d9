import { expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { openPositionOf, paidToRegister, partRegistrationOf, subscribedToRegister } from './position.ts';
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

test('a subscribed order counts with its unregistered tokens, paid or not, as long as the delivery is known', () => {
  const paid = orderOf('A', { paymentState: 'paid' });
  expect(subscribedToRegister([orderOf('A'), { ...paid, shippingState: 'partially_shipped', registered: 3 }])).toBe(
    11_00,
  );
  const over: Partial<Order>[] = [
    { paymentState: 'cancelled' },
    { withdrawnAt: '2026-11-22T10:00:00+01:00' },
    { shippingState: 'shipped' },
    { shippingState: 'on its way' },
  ];
  expect(subscribedToRegister(over.map((more) => ({ ...paid, ...more })))).toBe(0);
});

test('a partly registered order tells its registered tokens if the shop sends a plausible number', () => {
  const paid = orderOf('A', { paymentState: 'paid', items: [itemOf('A'), itemOf('B')] });
  const part = { ...paid, shippingState: 'partially_shipped' };
  expect(partRegistrationOf({ ...part, registered: 13 })).toEqual({ registered: 13, all: 14 });
  expect(partRegistrationOf({ ...part, registered: 1 })).toEqual({ registered: 1, all: 14 });
  for (const registered of [undefined, null, 0, 14])
    expect(partRegistrationOf({ ...part, registered })).toEqual({ registered: null, all: 14 });
  expect(partRegistrationOf({ ...paid, registered: 3 })).toBeNull();
  expect(partRegistrationOf({ ...part, paymentState: 'refunded', registered: 3 })).toBeNull();
});
