import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { isAsking, isDeleting, selectLeaving, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { purchaseMachine } from '../machine.ts';
import { purchaseInput } from './cases.ts';
import { cart, lindenallee, OTHER, offer } from './fixtures.ts';

const forSale = succeeds('readOffer', offer);
const submitted = { type: 'address.submitted', address: lindenallee };
const saved = succeeds('saveAddress', OTHER);

describe('an order that a bid has created', () => {
  const begun = (...events: AnyEventObject[]) => play(purchaseMachine, { ...purchaseInput, order: cart }, ...events);
  const placingOf = (...events: AnyEventObject[]) =>
    begun(...events).effects.flatMap((effect) => (effect.type === 'start' ? [effect.input] : []));

  test('continues: it is handed to the placement, which has nothing left to do', () => {
    expect(placingOf(forSale, submitted, saved)).toMatchObject([{ order: cart, quantity: 1 }]);
  });

  test('is left after a question, and then given up', () => {
    const leave = [forSale, { type: 'leave.requested' }];
    expect(selectLeaving(begun(forSale).snapshot)).toBe('asks');
    expect(isAsking(begun(...leave).snapshot)).toBe(true);
    expect(isDeleting(begun(...leave, { type: 'leave.confirmed' }).snapshot)).toBe(true);
  });

  test('is left without a question if its work is no longer available', () => {
    expect(selectLeaving(begun().snapshot)).toBe('later');
    for (const outcome of [fails('readOffer', offline), succeeds('readOffer', { ...offer, obstacle: 'soldOut' })])
      expect(selectLeaving(begun(outcome).snapshot)).toBe('free');
  });
});

test('amounts in another currency end the purchase, and a failure that a retry may fix does not', () => {
  const failed = (failure: Failure) =>
    selectOfferFailure(
      play(purchaseMachine, purchaseInput, forSale, submitted, fails('saveAddress', new FailureError(failure)))
        .snapshot,
    );
  expect(failed({ kind: 'otherCurrency', currency: 'USD' })).toEqual({ kind: 'otherCurrency', currency: 'USD' });
  expect(failed({ kind: 'offline' })).toBeNull();
});
