import { expect, test } from 'vitest';
import { screenOf } from './places.ts';

test('a screen that needs earlier steps names where to start', () => {
  expect(screenOf({ meta: { screen: 'login' } })).toEqual({ name: 'login', href: '/login', start: null });
  expect(screenOf({ meta: { screen: 'payment/success' } })).toEqual({
    name: 'payment/success',
    href: '/account/orders',
    start: '/account/orders',
  });
  expect(screenOf({ meta: { screen: 'order-process/addresses' } })).toMatchObject({ start: '/order-process/token' });
  expect(screenOf({ meta: {} })).toBeNull();
});
