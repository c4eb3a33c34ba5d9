import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectSteps } from '../selectors.ts';
import { card, offer, offline, paidBy } from './fixtures.ts';
import { both, inCart, saved, snapshotAt, submitted, toReview } from './played.ts';

describe('a failure', () => {});

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

  test('keep the payment method when the address is changed', () => {
    const back = { type: 'screen.requested', screen: 'order-process/addresses' };
    const path = [...toReview, back, submitted, saved, inCart, succeeds('confirmAddress', paidBy(card)), both];
    expect(snapshotAt(...path).value).toEqual({ review: 'summary' });
  });
});

describe('leaving', () => {});
