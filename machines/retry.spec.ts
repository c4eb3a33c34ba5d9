import { expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { asDelay, isTransient, pauseBefore } from './retry.ts';

test.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'general', status: 500, detail: null }, true],
  [{ kind: 'general', status: 503, detail: null }, true],
  [{ kind: 'general', status: 418, detail: null }, false],
  [{ kind: 'general', status: null, detail: 'a bug' }, false],
  [{ kind: 'rateLimited', retryAfter: 30 }, true],
  [{ kind: 'rateLimited', retryAfter: 31 }, false],
  [{ kind: 'notFound' }, false],
  [{ kind: 'unauthorized' }, false],
  [{ kind: 'contract', path: 'items' }, false],
])('whether %j is worth another try: %s', (failure, expected) => expect(isTransient(failure)).toBe(expected));

test('pauses double, unless the shop names one', () => {
  expect([1, 2, 3].map((retries) => pauseBefore({ kind: 'offline' }, retries))).toEqual([1000, 2000, 4000]);
  expect(pauseBefore({ kind: 'rateLimited', retryAfter: 9 }, 3)).toBe(9000);
});

test('a delay is one that a timer can hold', () => {
  expect([Number.POSITIVE_INFINITY, -5, 12].map(asDelay)).toEqual([2_147_483_647, 0, 12]);
});
