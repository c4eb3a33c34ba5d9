import { expect, test } from 'vitest';
import { orderName } from './orderName.ts';
import { itemOf, orderWith } from './testing/order.ts';

test('an order is named by its first product, else by its number, else by its token', () => {
  const order = orderWith({ items: [{ ...itemOf('WIND'), productName: 'Windkraft' }], number: '17', tokenValue: 'T1' });
  expect(orderName(order)).toBe('Windkraft');
  expect(orderName({ ...order, items: [] })).toBe('17');
  expect(orderName({ ...order, items: [], number: null })).toBe('T1');
});
