import { expect, test } from 'vitest';
import { isLinked } from './linked.ts';

const redirected = new Map([
  ['/', '/account'],
  ['/orders', '/login'],
]);
const links = [{ to: '/search' }, { to: '/orders' }];

test('a screen is linked if a link leads there, directly or by a redirect, or if visits begin there', () => {
  const paths = ['/', '/account', '/search', '/orders', '/login', '/sign-up'];
  expect(paths.filter((path) => isLinked(path, { links, redirected }))).toEqual([
    '/',
    '/account',
    '/search',
    '/orders',
    '/login',
  ]);
  expect(isLinked('/search', { links: [], redirected: new Map() })).toBe(false);
});
