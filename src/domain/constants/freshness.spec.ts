import { expect, test } from 'vitest';
import { codePeriod, freshness, identityReview, longestTimer, polls, tokenExpiryMargin } from './freshness.ts';

test('spec section 9, in milliseconds', () => {
  expect(freshness).toMatchObject({
    payouts: 600_000,
    onboarding: 300_000,
    questionnairesInSelfDisclosure: 2_000,
    questionnaires: 120_000,
  });
  expect(polls).toMatchObject({ identity: 300_000, customer: 60_000 });
  expect([tokenExpiryMargin, codePeriod, identityReview]).toEqual([5, 30_000, 86_400_000]);
});

test('a timer can hold every one of them', () => {
  for (const duration of [...Object.values(freshness), ...Object.values(polls), codePeriod, identityReview]) {
    expect(duration).toBeLessThanOrEqual(longestTimer);
  }
});
