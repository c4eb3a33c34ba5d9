import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { demoBid } from '#domain/constants/itemLimits.ts';
import { highestBid } from '#domain/item/bid.ts';
import { play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { cart } from '../../purchase/testing/fixtures.ts';
import { bidMachine } from '../machine.ts';
import type { BidOffer } from '../ports.ts';
import { isPlacing, selectFailure, selectStage } from '../selectors.ts';
import { bidInput, bidOffer, subject, submitted } from './cases.ts';

specOfMachine(subject);

const read = (more: Partial<BidOffer> = {}) => succeeds('readOffer', { ...bidOffer, ...more });
const placed = succeeds('placement', { kind: 'placed', order: cart });

const played = (...events: AnyEventObject[]) => play(bidMachine, bidInput, ...events);
const seen = (...events: AnyEventObject[]) => {
  const { snapshot } = played(...events);
  return [selectStage(snapshot), isPlacing(snapshot), selectFailure(snapshot)?.kind ?? null];
};
/** Returns the actors that the last of these events starts, with their inputs. */
const started = (...events: AnyEventObject[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'start' ? [[effect.src, effect.input]] : []));
const said = (...events: AnyEventObject[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));

describe('a bid', () => {
  test('creates one order of one work, however often the button is pressed', () => {
    const { snapshot } = played(read(), submitted);
    expect([selectStage(snapshot), isPlacing(snapshot), snapshot.can(submitted)]).toEqual(['entering', true, false]);
    const wanted = { order: null, variantCode: 'FACETTE-3-1', quantity: 1, locale: 'de' };
    expect(started(read(), submitted)).toEqual([['placement', wanted]]);
    expect(seen(read(), submitted, placed)).toEqual(['entering', true, null]);
    expect(said(read(), submitted, placed)).toEqual([{ type: 'order.begun', order: cart }]);
  });

  test.each([
    [0, false],
    [-1, false],
    [1, true],
    [highestBid, true],
    [demoBid.balance, false],
  ])('of %i cents can be made: %s', (amount, expected) => {
    expect(played(read()).snapshot.can({ type: 'bid.submitted', amount })).toBe(expected);
  });
});
