import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { isAsking, isDeleting, isPersistable, selectLeaving } from '#machines/flows/checkout/selectors.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectChange, selectSteps } from '../selectors.ts';
import { addressed, card, dearer, lastTokens, offer, offline, paidBy, transfer } from './fixtures.ts';
import {
  again,
  asSeen,
  both,
  chosen,
  emittedBy,
  forSale,
  inCart,
  ordering,
  pressed,
  saved,
  snapshotAt,
  startedBy,
  submitted,
  toMethods,
  toReview,
} from './played.ts';

describe('a failure', () => {
  const unread = [...toReview, pressed, fails('findOrder', offline)];
  const failureAt = (...events: AnyEventObject[]) => snapshotAt(...events).context.failure;

  test('disappears once it is retried', () => {
    expect(failureAt(...unread)).toEqual(offline.failure);
    expect(failureAt(...unread, pressed)).toBeNull();
    for (const event of [{ type: 'order.changedElsewhere' }, { type: 'order.restored' }]) {
      expect(failureAt(...unread, event)).toBeNull();
      // The shop refused nothing.
      expect(selectChange(snapshotAt(...unread, event, asSeen))).toBeNull();
    }
    const soldOut = [
      ...[forSale, submitted, saved],
      succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure }),
      succeeds('readOffer', { ...offer, obstacle: 'soldOut' }),
    ];
    expect(failureAt(...soldOut)).toEqual(lastTokens.failure);
    for (const event of [again, { type: 'order.restored' }]) expect(failureAt(...soldOut, event, forSale)).toBeNull();
    const repriced = [forSale, submitted, saved, inCart, succeeds('confirmAddress', dearer(addressed)), both];
    expect(selectChange(snapshotAt(...repriced))).toBe('total');
    expect(failureAt(...repriced, chosen)).toBeNull();
  });
});

describe('the steps', () => {
  const atAddress = { type: 'screen.requested', screen: 'order-process/addresses' };

  test('cannot be opened during a call or a question, or if the work cannot be bought', () => {
    const reread = [...toReview, atAddress, { type: 'order.restored' }];
    const sent = [...toReview, atAddress, submitted];
    for (const path of [
      reread,
      [...reread, fails('readOffer', offline)],
      [...reread, succeeds('readOffer', { ...offer, obstacle: 'identity' })],
      sent,
      [...sent, saved],
      [...sent, saved, succeeds('placement', { kind: 'placed', order: paidBy(card) })],
      [...toReview, atAddress, { type: 'leave.requested' }],
    ]) {
      // The customer had reached these steps before.
      expect(snapshotAt(...path).context.order).not.toBeNull();
      expect(open(...path)).toEqual([false, false, false]);
    }
  });

  const open = (...events: AnyEventObject[]) => selectSteps(snapshotAt(...events)).map((step) => step.open);

  test('can be opened if they were reached', () => {
    expect(open(forSale)).toEqual([false, false, false]);
    expect(open(...toReview)).toEqual([true, true, true]);
    const back = { type: 'screen.requested', screen: 'order-process/addresses' };
    expect(snapshotAt(...toReview, back).value).toEqual({ address: 'editing' });
    expect(open(...toReview, back)).toEqual([true, true, true]);
    expect(selectSteps(snapshotAt(...toReview)).map(({ done }) => done)).toEqual([true, true, false]);
    expect(open(...ordering)).toEqual([false, false, false]);
  });

  test('keep the payment method when the address is changed', () => {
    const back = { type: 'screen.requested', screen: 'order-process/addresses' };
    const path = [...toReview, back, submitted, saved, inCart, succeeds('confirmAddress', paidBy(card)), both];
    expect(snapshotAt(...path).value).toEqual({ review: 'summary' });
  });
});

describe('leaving', () => {
  const leave = { type: 'leave.requested' };

  test('loses nothing before there is an order, and asks from then on', () => {
    expect(selectLeaving(snapshotAt(forSale))).toBe('free');
    expect(selectLeaving(snapshotAt(forSale, submitted))).toBe('later');
    for (const path of [toMethods, toReview]) {
      expect(selectLeaving(snapshotAt(...path))).toBe('asks');
      expect(isAsking(snapshotAt(...path, leave))).toBe(true);
      expect(snapshotAt(...path, leave, { type: 'leave.declined' }).value).toEqual(snapshotAt(...path).value);
    }
  });

  test('leads back to the failure, with its retry', () => {
    const failed = [...toMethods.slice(0, -1), fails('loadMethods', offline)];
    expect(snapshotAt(...failed).can(chosen)).toBe(false);
    expect(snapshotAt(...failed, leave, { type: 'leave.declined' }).value).toEqual({ payment: 'failed' });
    const noted = [...toReview, pressed, succeeds('findOrder', paidBy(transfer)), both];
    expect(snapshotAt(...noted, leave, { type: 'leave.declined' }).value).toEqual({ payment: 'choosing' });
  });

  test('deletes the order, whether or not the shop can', () => {
    const path = [...toReview, leave, { type: 'leave.confirmed' }];
    expect(isDeleting(snapshotAt(...path))).toBe(true);
    expect(emittedBy(...path, succeeds('cancelOrder'))).toEqual([{ type: 'order.cancelled' }]);
    expect(snapshotAt(...path, fails('cancelOrder', offline)).output).toEqual({ kind: 'cancelled' });
    expect(emittedBy(...path, fails('cancelOrder', offline))).toEqual([
      { type: 'cancellation.failed', failure: offline.failure },
      { type: 'order.cancelled' },
    ]);
  });
});

test('the data stored for a reload is read again', () => {
  const restored = { type: 'order.restored' };
  expect(snapshotAt(forSale, restored).value).toEqual({ offer: 'loading' });
  for (const path of [toMethods, toReview]) {
    expect(isPersistable(snapshotAt(...path))).toBe(true);
    expect(startedBy(...path, restored).at(-1)).toBe('findOrder');
  }
  expect(isPersistable(snapshotAt(...ordering))).toBe(false);
  expect(isPersistable(snapshotAt(...toReview, { type: 'leave.requested' }))).toBe(false);
});
