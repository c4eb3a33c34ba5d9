import { expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { amountRefusal } from './amountRefusal.ts';
import { termsOf } from './productTerms.ts';
import { isRefusal, isUnplaceable } from './refusal.ts';

test.each<Failure>([
  { kind: 'professionalOnly' },
  { kind: 'lastTokens', available: 3 },
  { kind: 'orderTooHigh', limit: 100 },
  { kind: 'orderTooLow', limit: 100 },
  { kind: 'investorLimit' },
  { kind: 'notAllowedToBuy' },
  { kind: 'violations', violations: [] },
])('$kind is a refusal by the shop', (failure) => expect(isRefusal(failure)).toBe(true));

test.each<Failure>([{ kind: 'offline' }, { kind: 'conflict' }, { kind: 'general', status: 500, detail: null }])(
  '$kind leaves the outcome open',
  (failure) => expect(isRefusal(failure)).toBe(false),
);

test('another currency makes an amount unplaceable, but is no refusal of a completion', () => {
  const dollars: Failure = { kind: 'otherCurrency', currency: 'USD' };
  expect([isUnplaceable(dollars), isRefusal(dollars)]).toEqual([true, false]);
  expect(isUnplaceable({ kind: 'notAllowedToBuy' })).toBe(true);
  expect(isUnplaceable({ kind: 'contract', path: 'total' })).toBe(false);
});

test.each<[quantity: number, refusal: Failure | null]>([
  [9, { kind: 'orderTooLow', limit: 1_000 }],
  [10, null],
  // The remaining supply takes precedence over the investor's limit.
  [80, { kind: 'orderTooHigh', limit: 5_000 }],
  [81, { kind: 'lastTokens', available: 80 }],
])('%i tokens of 10 to 50, with 80 left: %j', (quantity, refusal) => {
  const known = { minSubscription: 1_000, maxSubscriptionNonProfessional: 5_000, onHand: 80 };
  const terms = { ...termsOf({ attributes: [], defaultVariant: null }), ...known };
  expect(amountRefusal(quantity, { min: 10, max: 50, step: 1, subscribed: 0 }, terms)).toEqual(refusal);
});

test('an unknown limit leaves the decision to the shop', () => {
  const terms = termsOf({ attributes: [], defaultVariant: null });
  const untold = { ...terms, minSubscription: null, maxSubscriptionNonProfessional: null, onHand: null };
  for (const quantity of [1, 99])
    expect(amountRefusal(quantity, { min: 10, max: 50, step: 1, subscribed: 0 }, untold)).toBeNull();
});
