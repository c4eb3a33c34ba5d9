import { expect, test } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { subscribedBy } from './orderList.ts';
import { openPositionOf, partRegistrationOf, subscribedParts } from './position.ts';
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

test('a subscribed order counts by payment and registration', () => {
  const paid = orderOf('A', { paymentState: 'paid', items: [itemOf('A'), itemOf('B')], total: 14_03 });
  const none = { registered: 0, paid: 0, reserved: 0, open: 0, processing: 0 };
  const partOf = (more: Partial<Order>) => subscribedParts([{ ...paid, ...more }]);
  expect(partOf({})).toEqual({ ...none, paid: 14_03 });
  expect(partOf({ shippingState: 'partially_shipped', registered: 4 })).toEqual({
    ...none,
    registered: 4_01,
    paid: 10_02,
  });
  expect(partOf({ shippingState: 'shipped' })).toEqual({ ...none, registered: 14_03 });
  expect(partOf({ paymentState: 'shipped' })).toEqual({ ...none, registered: 14_03 });
  expect(partOf({ paymentState: 'partially_refunded' })).toEqual({ ...none, paid: 14_03 });
  expect(partOf({ paymentState: 'partially_refunded', shippingState: 'shipped' })).toEqual({
    ...none,
    registered: 14_03,
  });
  expect(partOf({ paymentState: 'authorized' })).toEqual({ ...none, reserved: 14_03 });
  expect(partOf({ items: [] })).toEqual({ ...none, paid: 14_03 });
  for (const paymentState of ['awaiting_payment', 'partially_paid'])
    for (const shippingState of ['ready', 'shipped'])
      expect(partOf({ paymentState, shippingState })).toEqual({ ...none, open: 14_03 });
  expect(partOf({ paymentState: 'awaiting_payment', received: 4_03 })).toEqual({ ...none, paid: 4_03, open: 10_00 });
  for (const unsettled of [
    { shippingState: 'on its way' },
    { shippingState: 'cancelled' },
    { paymentState: 'a word of the shop' },
    { paymentState: 'awaiting_payment', received: 14_03 },
  ])
    expect(partOf(unsettled)).toEqual({ ...none, processing: 14_03 });
  for (const over of [{ paymentState: 'cancelled' }, { withdrawnAt: '2026-11-22T10:00:00+01:00' }])
    expect(partOf(over)).toEqual(none);
});

test('the parts sum to the subscribed amount', () => {
  const states = ['paid', 'authorized', 'awaiting_payment', 'partially_paid', 'cancelled', 'refunded', 'shipped'];
  const orders = states.flatMap((paymentState) =>
    [null, 1, 2, 3, 6, 7, 9].flatMap((registered) =>
      ['ready', 'partially_shipped', 'shipped', 'on its way'].map((shippingState) =>
        orderOf('A', { paymentState, shippingState, registered, total: 10_01 }),
      ),
    ),
  );
  for (const some of [orders, ...orders.map((order) => [order])]) {
    const { registered, paid, reserved, open, processing } = subscribedParts(some);
    expect(registered + paid + reserved + open + processing).toBe(subscribedBy(some));
  }
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
