import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { demoBid, highestBid } from '#domain/item/bid.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { cart, lastTokens, offline } from '../../purchase/testing/fixtures.ts';
import { type BidEvent, bidMachine } from '../machine.ts';
import type { BidOffer } from '../ports.ts';
import { isPlacing, selectFailure, selectOffer, selectStage } from '../selectors.ts';
import { bidInput, bidOffer, subject, submitted } from './cases.ts';

specOfMachine(subject);

const close: BidEvent = { type: 'close.requested' };
const retry: BidEvent = { type: 'retry.requested' };
const read = (more: Partial<BidOffer> = {}) => succeeds('readOffer', { ...bidOffer, ...more });
const placed = succeeds('placement', { kind: 'placed', order: cart });
const refused = succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure });
const lost = succeeds('placement', { kind: 'failed', order: cart, failure: offline.failure });

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
  test('is made for a freshly read work, whatever its page showed', () => {
    expect(seen()).toEqual(['looking', false, null]);
    expect(started()).toEqual([['readOffer', { productCode: 'FACETTE-3' }]]);
    expect(selectOffer(played(read()).snapshot)).toEqual(bidOffer);
    expect(seen(read())).toEqual(['entering', false, null]);
  });

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

  test.each(['own', 'soldOut', 'locked', 'notOffered', 'banned', 'identity'] as const)(
    'is refused to a customer with the obstacle %s',
    (obstacle) => {
      expect(seen(read({ obstacle }))).toEqual(['unavailable', false, null]);
      const { snapshot } = played(read({ obstacle }));
      expect(snapshot.can(submitted)).toBe(false);
      expect(selectOffer(snapshot)?.obstacle).toBe(obstacle);
    },
  );

  test('that failed gives the reason and can be made again', () => {
    expect(seen(read(), submitted, lost)).toEqual(['entering', false, 'offline']);
    expect(seen(read(), submitted, lost, submitted)).toEqual(['entering', true, null]);
    const broken = fails('placement', new Error('a defect'));
    expect(seen(read(), submitted, broken)).toEqual(['entering', false, 'general']);
  });

  test('that the shop refuses reads the work again, which shows whether it is sold', () => {
    expect(started(read(), submitted, refused)).toEqual([['readOffer', { productCode: 'FACETTE-3' }]]);
    expect(seen(read(), submitted, refused, read({ obstacle: 'soldOut' }))[0]).toBe('unavailable');
    expect(seen(read(), submitted, refused, read())).toEqual(['entering', false, 'lastTokens']);
  });

  test('for an unread work waits until the customer tries again', () => {
    const unread = fails('readOffer', offline);
    expect(seen(unread)).toEqual(['unread', false, 'offline']);
    expect(seen(unread, retry)).toEqual(['looking', false, null]);
    expect(started(unread, retry)).toEqual([['readOffer', { productCode: 'FACETTE-3' }]]);
  });

  test('is busy only while it waits for the shop', () => {
    const isBusy = (...events: AnyEventObject[]) => played(...events).snapshot.hasTag('busy');
    expect([isBusy(), isBusy(read()), isBusy(read(), submitted)]).toEqual([true, false, true]);
  });

  test.each<[string, AnyEventObject[]]>([
    ['while the work is read', []],
    ['before anything is typed', [read()]],
    ['if the work cannot be bought', [read({ obstacle: 'own' })]],
    ['after a failure', [fails('readOffer', offline)]],
    ['while the order is created, which is not binding', [read(), submitted]],
  ])('ends when the dialog is closed, %s', (_, events) => {
    const { snapshot, effects } = played(...events, close);
    expect(selectStage(snapshot)).toBe('closed');
    expect([snapshot.value, snapshot.status]).toEqual(['closed', 'done']);
    expect(effects).toContainEqual({ type: 'emit', event: { type: 'dialog.closed' } });
    expect(effects.some((effect) => effect.type === 'start')).toBe(false);
  });
});
