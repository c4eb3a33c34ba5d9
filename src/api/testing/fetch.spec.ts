import { expect, test } from 'vitest';
import { limited } from './fetch.ts';

test('a test that calls the shop again and again is told by its name, and its loop ends', async () => {
  const failures: string[] = [];
  let answered = 0;
  const fetch = limited(
    async (_: string, _init?: object) => {
      answered += 1;
    },
    ({ message }) => failures.push(message),
  );
  const callForEver = async () => {
    for (;;) await fetch('/orders', { method: 'POST' });
  };
  void callForEver();
  await expect.poll(() => failures).toHaveLength(1);
  expect(answered).toBe(1_000);
  expect(failures[0]).toContain('POST /orders is call 1001 of the test “a test that calls the shop again and again');
});
