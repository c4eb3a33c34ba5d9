import { expect, test } from 'vitest';
import { draftAge, freshness, longestTimer, tokenExpiryMargin } from './freshness.ts';
import { polls } from './polls.ts';

test('every duration of the specification and our own is given in milliseconds', () => {
  expect(freshness).toEqual({
    // Spec section 9.
    payouts: 600_000,
    onboarding: 300_000,
    answers: 2_000,
    // Our choice: short if a sale or a payment changes the answer, long if an editor does.
    products: 30_000,
    orders: 30_000,
    holdings: 30_000,
    customer: 60_000,
    content: 600_000,
  });
  // Identity and customer: spec section 9.
  expect(polls).toEqual({ payment: 2_000, webhook: 15_000, identity: 300_000, customer: 60_000 });
  // Spec section 9, in milliseconds.
  expect(tokenExpiryMargin).toBe(5);
  // Our choice: a month.
  expect(draftAge).toBe(2_592_000_000);
  // HTML standard: a signed integer of 32 bits.
  expect(longestTimer).toBe(2_147_483_647);
});

test('a timer can hold every duration', () => {
  for (const duration of [...Object.values(freshness), ...Object.values(polls)]) {
    expect(duration).toBeLessThanOrEqual(longestTimer);
  }
});
