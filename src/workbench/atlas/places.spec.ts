import { expect, test } from 'vitest';
import { screenOf, sourcesOf } from './places.ts';

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

test('each source of a state has its name, and its public page if there is one', () => {
  expect(sourcesOf({ meta: { requirement: '2.35, § 356a (3) BGB' } })).toEqual([
    { text: 'requirement 2.35', href: '#/requirements/2.35', isPublic: false },
    { text: '§ 356a (3) BGB', href: 'https://www.gesetze-im-internet.de/bgb/__356a.html', isPublic: true },
  ]);
  expect(sourcesOf({ meta: {} })).toEqual([]);
});
