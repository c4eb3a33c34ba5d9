import { expect, test } from 'vitest';
import { freshness, longestTimer } from './freshness.ts';
import { polls } from './polls.ts';

test('the durations are those of requirements 9.8 and 9.10, in milliseconds', () => {
  expect(freshness).toMatchObject({ payouts: 600_000, onboarding: 300_000, answers: 2_000 });
  expect(polls).toMatchObject({ identity: 300_000, customer: 60_000 });
});

test('a timer can hold every duration', () => {
  expect(Math.max(...Object.values(freshness), ...Object.values(polls))).toBeLessThanOrEqual(longestTimer);
});
