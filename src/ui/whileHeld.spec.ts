import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileHeld } from './whileHeld.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held(most = Number.POSITIVE_INFINITY) {
  const target = new EventTarget();
  let count = 0;
  whileHeld(target, () => {
    count += 1;
    return count < most;
  });
  return { target, count: () => count };
}

test('a short press repeats nothing', () => {
  const { target, count } = held();
  vi.advanceTimersByTime(399);
  target.dispatchEvent(new Event('pointerup'));
  vi.advanceTimersByTime(10_000);
  expect(count()).toBe(0);
});

test.each(['pointerup', 'pointercancel', 'blur'])('a long press repeats until %s', (end) => {
  const { target, count } = held();
  vi.advanceTimersByTime(400 + 2 * 75);
  expect(count()).toBe(3);
  target.dispatchEvent(new Event(end));
  vi.advanceTimersByTime(10_000);
  expect(count()).toBe(3);
});

test('a repetition that reaches its limit ends, although the button is still held', () => {
  const { count } = held(2);
  vi.advanceTimersByTime(10_000);
  expect(count()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
