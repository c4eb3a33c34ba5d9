import { expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { isRefusal } from './refusal.ts';

test.each<Failure>([
  { kind: 'professionalOnly' },
  { kind: 'lastTokens', available: 3 },
  { kind: 'orderTooHigh', limit: 100 },
  { kind: 'orderTooLow', limit: 100 },
  { kind: 'investorLimit' },
  { kind: 'notAllowedToBuy' },
  { kind: 'violations', violations: [] },
])('$kind is a no of the shop', (failure) => expect(isRefusal(failure)).toBe(true));

test.each<Failure>([
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'conflict' },
  { kind: 'wrongState' },
  { kind: 'unauthorized' },
  { kind: 'notFound' },
  { kind: 'rateLimited', retryAfter: 5 },
  { kind: 'contract', path: 'total' },
  { kind: 'general', status: 500, detail: null },
])('$kind leaves open what the shop did', (failure) => expect(isRefusal(failure)).toBe(false));
