import { expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { asDelay, isTransient, mayRepeat, patience, pauseBefore, untilNextMinute, waitAfter } from './retry.ts';

test.each<[Failure, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'general', status: 500, detail: null }, true],
  [{ kind: 'general', status: 503, detail: null }, true],
  [{ kind: 'general', status: 418, detail: null }, false],
  [{ kind: 'general', status: null, detail: 'a bug' }, false],
  [{ kind: 'rateLimited', retryAfter: 10 }, true],
  [{ kind: 'rateLimited', retryAfter: 11 }, false],
  [{ kind: 'unavailable', retryAfter: 10 }, true],
  [{ kind: 'unavailable', retryAfter: 11 }, false],
  [{ kind: 'notFound' }, false],
  [{ kind: 'unauthorized' }, false],
  [{ kind: 'contract', path: 'items' }, false],
])('%j is worth another try: %s', (failure, expected) => expect(isTransient(failure)).toBe(expected));

test('pauses double, unless the shop names one', () => {
  expect([1, 2].map((retries) => pauseBefore({ kind: 'offline' }, retries))).toEqual([800, 1600]);
  expect(pauseBefore({ kind: 'unavailable', retryAfter: 4 }, 1)).toBe(4000);
  expect(pauseBefore({ kind: 'rateLimited', retryAfter: 9 }, 3)).toBe(9000);
});

test.each<[Failure, boolean[]]>([
  [{ kind: 'offline' }, [true, true, false]],
  [{ kind: 'general', status: 502, detail: null }, [true, true, false]],
  [{ kind: 'general', status: 503, detail: null }, [true, true, false]],
  [{ kind: 'general', status: 500, detail: null }, [true, false, false]],
  [{ kind: 'general', status: 422, detail: null }, [false, false, false]],
  [{ kind: 'notFound' }, [false, false, false]],
])('%j is repeated as often as it may help: %j', (failure, expected) => {
  expect([0, 1, 2].map((retries) => mayRepeat(failure, retries))).toEqual(expected);
});

test('an immediate retry is reported before the note that it takes longer than usual', () => {
  const pauses = [1, 2].map((retries) => pauseBefore({ kind: 'offline' }, retries));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(patience);
});

test.each([
  [300, [60, 60, 60, 60, 60]],
  [273, [33, 60, 60, 60, 60]],
  [61, [1, 60]],
  [60, [60]],
  [7, [7]],
])('a wait of %i seconds is announced again after %j', (wait, steps) => {
  const told: number[] = [];
  for (let left = wait; left > 0; left -= told.at(-1) ?? left) told.push(untilNextMinute(left));
  expect(told).toEqual(steps);
});

test('only failures with a wait make the user wait', () => {
  expect(waitAfter({ kind: 'rateLimited', retryAfter: 9 })).toBe(9);
  expect(waitAfter({ kind: 'unavailable', retryAfter: 9 })).toBe(9);
  expect([waitAfter({ kind: 'offline' }), waitAfter(null)]).toEqual([0, 0]);
});

test('a delay fits the range of a timer', () => {
  expect([Number.POSITIVE_INFINITY, -5, 12].map(asDelay)).toEqual([2_147_483_647, 0, 12]);
});
