import { expect, test } from 'vitest';
import { codePeriod, freshness, identityReview, longestTimer, polls, tokenExpiryMargin } from './freshness.ts';

test('every duration, the specification’s and ours, in milliseconds', () => {
  expect(freshness).toEqual({
    // Spec section 9.
    payouts: 600_000,
    onboarding: 300_000,
    questionnairesInSelfDisclosure: 2_000,
    questionnaires: 120_000,
    // Ours: short where a sale or a payment changes the answer, long where an editor does.
    products: 30_000,
    orders: 30_000,
    holdings: 30_000,
    customer: 60_000,
    paymentMethods: 300_000,
    content: 600_000,
    lookups: 3_600_000,
  });
  expect(polls).toEqual({ identity: 300_000, customer: 60_000, payment: 2_000 });
  expect({ codePeriod, identityReview }).toEqual({ codePeriod: 30_000, identityReview: 86_400_000 });
  // In seconds, as the claims of a token are.
  expect(tokenExpiryMargin).toBe(5);
  // HTML standard: a signed integer of 32 bits.
  expect(longestTimer).toBe(2_147_483_647);
});

test('a timer can hold every one of them', () => {
  for (const duration of [...Object.values(freshness), ...Object.values(polls), codePeriod, identityReview]) {
    expect(duration).toBeLessThanOrEqual(longestTimer);
  }
});
