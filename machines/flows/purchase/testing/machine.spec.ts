import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { isUncertain, selectFailure, selectLeaving } from '#machines/flows/checkout/selectors.ts';
import { notFound, offline, wrongState } from '#machines/testing/failures.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { isOrdering, selectChange, selectRepricing, selectSteps } from '../selectors.ts';
import type { WorkOffer } from '../types.ts';
import { subject } from './cases.ts';
import {
  addressed,
  card,
  cart,
  completedBy,
  DEARER,
  dearer,
  dearerOffer,
  lastTokens,
  lindenallee,
  offer,
  PRICE,
  paidBy,
  transfer,
  withOther,
} from './fixtures.ts';
import {
  again,
  asSeen,
  both,
  chosen,
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

specOfMachine(subject);

describe('a purchase', () => {
  test('whose answer was lost is looked up, and not ordered again', () => {
    const lost = [...ordering, fails('completeOrder', offline)];
    expect(isUncertain(snapshotAt(...lost))).toBe(true);
    expect(selectLeaving(snapshotAt(...lost))).toBe('later');
    for (const event of [again, { type: 'order.restored' }, { type: 'order.changedElsewhere' }]) {
      expect(startedBy(...lost, event).slice(9)).toEqual(['findOrder']);
      expect(snapshotAt(...lost, event, succeeds('findOrder', completedBy(card))).value).toBe('payable');
      expect(snapshotAt(...lost, event, asSeen).value).toEqual({ review: 'summary' });
      expect(isUncertain(snapshotAt(...lost, event, fails('findOrder', offline)))).toBe(true);
    }
    expect(snapshotAt(...lost).can({ type: 'leave.requested' })).toBe(false);
  });

  test('is pressed twice and placed once', () => {
    for (const path of [[...toReview, pressed], ordering]) {
      expect(snapshotAt(...path).can(pressed)).toBe(false);
      expect(isOrdering(snapshotAt(...path))).toBe(true);
    }
  });

  test('that another tab placed is not placed again', () => {
    for (const method of [card, transfer]) {
      const placed = succeeds('findOrder', completedBy(method));
      const value = method === card ? 'payable' : 'finished';
      expect(snapshotAt(...toReview, pressed, placed).value).toBe(value);
      expect(startedBy(...toReview, pressed, placed)).not.toContain('completeOrder');
      expect(snapshotAt(...toMethods, { type: 'order.changedElsewhere' }, placed).status).toBe('done');
    }
  });
});

describe('the price', () => {
  test('that differs from the page’s is shown before the order is binding', () => {
    const path = [forSale, submitted, saved, inCart, succeeds('confirmAddress', dearer(addressed))];
    expect(selectChange(snapshotAt(...path, both))).toBe('total');
    const only = [...path, succeeds('loadMethods', [transfer]), succeeds('selectMethod', dearer(paidBy(transfer)))];
    expect([snapshotAt(...only).value, selectChange(snapshotAt(...only))]).toEqual([{ review: 'summary' }, 'total']);
  });

  test('that changed since the summary is read again, and not charged', () => {
    const path = [...toReview, pressed, succeeds('findOrder', dearer(paidBy(card)))];
    expect([snapshotAt(...path).value, selectChange(snapshotAt(...path))]).toEqual([{ review: 'summary' }, 'total']);
    expect(startedBy(...path)).not.toContain('completeOrder');
    expect(snapshotAt(...path).context.order?.total).toBe(dearer(cart).total);
  });
});

describe('the offer', () => {
  const read = (more: Partial<WorkOffer>) => [
    ...toReview,
    pressed,
    asSeen,
    succeeds('readOffer', { ...offer, ...more }),
  ];

  test('is read before the order is binding; at another price the order starts over, with the typed values', () => {
    for (const price of [PRICE - 1, PRICE + 1]) {
      const path = read({ price });
      expect(snapshotAt(...path).value).toEqual({ address: 'editing' });
      expect(snapshotAt(...path).context).toMatchObject({ order: null, method: null, address: lindenallee });
      expect(selectRepricing(snapshotAt(...path))).toEqual({ from: PRICE, to: price });
      expect(startedBy(...path)).not.toContain('completeOrder');
      // The notice stays visible until the next submit.
      expect(selectChange(snapshotAt(...path, submitted))).toBeNull();
    }
  });

  test.each<[string, Partial<WorkOffer>]>([
    ['title', { names: { ...offer.names, de: 'Tauwetter' } }],
    ['English title', { names: { ...offer.names, en: 'Thaw' } }],
    ['edition', { edition: 51 }],
    ['rights', { isExclusive: true }],
    ['files', { facts: ['tauwetter.png', '10'] }],
  ])('with another %s is shown and confirmed once more, not ordered unseen', (_, more) => {
    const path = read(more);
    expect([snapshotAt(...path).value, selectChange(snapshotAt(...path))]).toEqual([{ review: 'summary' }, 'work']);
    expect(startedBy(...path)).not.toContain('completeOrder');
    const again = [...path, pressed, asSeen, succeeds('readOffer', { ...offer, ...more })];
    expect(snapshotAt(...again).value).toEqual({ review: 'completing' });
  });

  test('whose new price the order has already is reported once', () => {
    const repriced = succeeds('findOrder', dearer(paidBy(card)));
    const path = [...toReview, pressed, repriced];
    expect(selectRepricing(snapshotAt(...path))).toEqual({ from: PRICE, to: DEARER });
    const again = [...path, pressed, repriced, succeeds('readOffer', dearerOffer)];
    expect(snapshotAt(...again).value).toEqual({ review: 'completing' });
  });
});

describe('a change between the last read and the order call', () => {
  const refused = [...ordering, fails('completeOrder', wrongState)];

  test('of the price is shown with both prices, and ordered only by another press', () => {
    const path = [...refused, succeeds('findOrder', dearer(paidBy(card)))];
    expect(snapshotAt(...path).value).toEqual({ review: 'summary' });
    expect(selectRepricing(snapshotAt(...path))).toEqual({ from: PRICE, to: DEARER });
    expect(startedBy(...path).filter((id) => id === 'completeOrder')).toHaveLength(1);
  });
});

describe('an order that differs from the displayed one', () => {
  const others = [null, cart, withOther(paidBy(card))].map((order) => succeeds('findOrder', order));

  test('starts over, with the typed values, and says so', () => {
    for (const other of others) {
      for (const path of [
        [...toReview, pressed, other],
        [...toMethods, { type: 'order.restored' }, other],
      ]) {
        expect(snapshotAt(...path).value).toEqual({ offer: 'loading' });
        const { context } = snapshotAt(...path, forSale);
        expect(context).toMatchObject({ order: null, method: null, failure: notFound.failure, address: lindenallee });
      }
    }
    const missing = [
      [forSale, submitted, saved, inCart, fails('confirmAddress', notFound)],
      [forSale, submitted, saved, inCart, succeeds('confirmAddress', withOther(addressed))],
      [...toMethods, chosen, fails('selectMethod', notFound)],
      [...toMethods, chosen, succeeds('selectMethod', withOther(paidBy(card)))],
    ];
    for (const path of missing) expect(snapshotAt(...path).value).toEqual({ offer: 'loading' });
  });

  test('needs another choice of payment method if it has a different one', () => {
    const path = [...toReview, pressed, succeeds('findOrder', paidBy(transfer)), both];
    expect([snapshotAt(...path).value, selectChange(snapshotAt(...path))]).toEqual([{ payment: 'choosing' }, 'method']);
    expect(snapshotAt(...path).context.method).toBeNull();
  });
});

describe('the payment method', () => {
  test('is always the chosen one, and offered', () => {
    expect(snapshotAt(...toMethods).can({ type: 'method.selected', method: 'gold' })).toBe(false);
    const path = [...toMethods, chosen, succeeds('selectMethod', paidBy(transfer))];
    expect([snapshotAt(...path).value, selectFailure(snapshotAt(...path))]).toEqual([
      { payment: 'failed' },
      { kind: 'conflict' },
    ]);
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

  test('keep the payment method when the address is changed', () => {
    const back = { type: 'screen.requested', screen: 'order-process/addresses' };
    const path = [...toReview, back, submitted, saved, inCart, succeeds('confirmAddress', paidBy(card)), both];
    expect(snapshotAt(...path).value).toEqual({ review: 'summary' });
  });
});

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
