import { expect, test } from 'vitest';
import type { Subject } from '#machines/testing/cases.ts';
import { graphOf } from '#machines/testing/graph.ts';
import { screenOf } from './places.ts';

const found = import.meta.glob<{ subject: Subject }>(['../../../machines/*/testing/cases.ts'], {
  eager: true,
});

test('every screen that a machine names has a place of its own', () => {
  const screens = Object.values(found).flatMap(({ subject }) =>
    graphOf(subject.machine).states.flatMap((state) => screenOf(state) ?? []),
  );
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.filter(({ name, href }) => href === '/' && name !== 'home')).toEqual([]);
});

test('a screen that needs what happened before says where to begin', () => {
  expect(screenOf({ meta: { screen: 'login' } })).toEqual({ name: 'login', href: '/login', start: null });
  expect(screenOf({ meta: { screen: 'payment/success' } })).toEqual({
    name: 'payment/success',
    href: '/account/orders',
    start: '/account/orders',
  });
  expect(screenOf({ meta: {} })).toBeNull();
});
