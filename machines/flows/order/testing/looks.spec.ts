import { describe, expect, test } from 'vitest';
import { isBusy, selectFailure } from '#machines/flows/checkout/selectors.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import type { Offer } from '../ports.ts';
import { selectChange, selectTotal } from '../selectors.ts';
import {
  card,
  completedBy,
  confirmed,
  DEARER,
  dearer,
  moreToRead,
  notFound,
  offer,
  offline,
  orderOf,
  otherOrder,
  paidBy,
  stands,
  transfer,
  unplacedBy,
} from './fixtures.ts';
import { AMOUNT, choose, LATER, LOOKS, REVIEW, unkept, unsent } from './looks.ts';
import { again, at, declare, type Event, ordering, played, snapshotOf, startsOf, submitted } from './sequences.ts';

/** The number identifies the shop's order, the name its offer; nothing else differs. */
const renamed: Offer = { ...offer, productName: 'Solarpark Leipzig-Nord' };
const asWas = orderOf(800, { ...paidBy(card), id: 4712 });
const found = (...given: Parameters<typeof stands>) => succeeds('readStanding', stands(...given));

describe.each(LOOKS)('a read at $where', ({ way, state, asWas: rest, failed }) => {
  test('calls the shop once, and waits for its answer before anything else', () => {
    const { snapshot } = played(...way);
    expect(snapshot.value).toEqual(state);
    expect(startsOf(played(...way))).toEqual(['readStanding']);
    expect(isBusy(snapshot)).toBe(true);
    expect(selectFailure(snapshot)).toBeNull();
  });

  test('that finds everything unchanged continues, with the shop’s current order and offer', () => {
    const now = snapshotOf(...way, found(asWas, renamed));
    expect(now.value).toEqual(rest);
    expect([now.context.order, now.context.offer]).toEqual([asWas, renamed]);
    expect([selectFailure(now), selectChange(now)]).toEqual([null, null]);
  });

  test('that finds no order starts again with the offer, and reports that the order is gone', () => {
    const now = snapshotOf(...way, found(null));
    expect(now.value).toEqual({ offer: 'loading' });
    expect(now.context).toMatchObject({ order: null, method: null, confirmedTotal: null, quantity: 800 });
    expect(selectFailure(now)).toEqual({ kind: 'notFound' });
  });

  test('that fails reports it, and keeps the known data', () => {
    const before = snapshotOf(...way);
    const now = snapshotOf(...way, fails('readStanding', offline));
    expect(now.value).toEqual(failed);
    expect(selectFailure(now)).toEqual({ kind: 'offline' });
    expect(now.context.order).toEqual(before.context.order);
    expect(isBusy(now)).toBe(false);
  });
});

describe('a read that finds the order completed', () => {
  const completed = [
    ['by card', card, 'online'],
    ['by transfer', transfer, 'offline'],
  ] as const;

  test.each([...LATER, ...REVIEW])('at $where continues to the next page, with that order', ({ way }) => {
    for (const [, method, kind] of completed) {
      const order = orderOf(800, completedBy(method));
      const now = played(...way, found(order));
      expect(now.snapshot.value).toBe(kind === 'online' ? 'payable' : 'finished');
      expect(now.snapshot.output).toEqual({ kind, tokenValue: '662E41' });
      expect(now.snapshot.context.order).toEqual(order);
      expect(now.effects).toEqual([{ type: 'emit', event: { type: 'order.completed' } }]);
    }
  });

  test.each(AMOUNT)('at $where has no choice left', ({ way }) => {
    for (const [, method] of completed) {
      const order = orderOf(800, completedBy(method));
      const now = snapshotOf(...way, found(order));
      expect([now.value, now.context.order]).toEqual(['finished', order]);
    }
  });
});

describe('a read that finds a difference', () => {
  test.each([...LATER, ...REVIEW])('in the order at $where gives up the order', ({ way }) => {
    for (const order of [otherOrder(paidBy(card)), orderOf(700, paidBy(card))]) {
      const now = snapshotOf(...way, found(order));
      expect(now.value).toEqual({ offer: 'loading' });
      expect([now.context.order, selectFailure(now)]).toEqual([null, { kind: 'notFound' }]);
    }
  });

  test('in the order sets the typed amount again, if that is retried', () => {
    const [tried] = AMOUNT;
    const now = played(...(tried?.way ?? []), found(orderOf(500)));
    expect(now.snapshot.value).toEqual({ amount: 'placing' });
    expect(now.snapshot.context.order).toEqual(orderOf(500));
    expect(startsOf(now)).toEqual(['placement']);
  });

  test.each([...LATER.filter(({ where }) => !where.startsWith('the declarations')), ...REVIEW])(
    'in the documents at $where leads back to the declarations, which are made again',
    ({ way }) => {
      const now = snapshotOf(...way, found(asWas, moreToRead));
      expect(now.value).toEqual({ declarations: 'editing' });
      expect([now.context.order, now.context.offer]).toEqual([asWas, moreToRead]);
      expect([now.context.confirmedTotal, selectChange(now)]).toEqual([null, 'declarations']);
    },
  );

  test.each(REVIEW)(
    'in the total or the payment method at $where is reported and needs another confirmation',
    ({ way }) => {
      const asked = snapshotOf(...way, found(dearer));
      expect([asked.value, selectChange(asked), selectTotal(asked)]).toEqual([{ review: 'summary' }, 'total', DEARER]);
      const byTransfer = orderOf(800, paidBy(transfer));
      const now = snapshotOf(...way, found(byTransfer, renamed));
      expect([now.value, selectChange(now)]).toEqual([{ payment: 'loading' }, 'method']);
      expect([now.context.order, now.context.offer, now.context.method]).toEqual([byTransfer, renamed, null]);
    },
  );
});

describe('a read after a missing object', () => {
  test.each<[string, readonly Event[], unknown, unknown]>([
    ['the amount', [...submitted, unplacedBy(notFound)], { amount: 'retrying' }, { amount: 'failed' }],
    [
      'the documents to send',
      [...at('declarations'), declare, fails('sendLegalDocuments', notFound)],
      { declarations: 'retrying' },
      { declarations: 'failed' },
    ],
    [
      'the documents to confirm',
      [...at('declarations'), declare, succeeds('sendLegalDocuments'), fails('confirmLegalDocuments', notFound)],
      { declarations: 'retrying' },
      { declarations: 'failed' },
    ],
    [
      'the only payment method',
      [
        ...at('addresses'),
        { type: 'address.confirmed' },
        succeeds('loadMethods', [transfer]),
        fails('selectMethod', notFound),
      ],
      { address: 'retrying' },
      { address: 'failed' },
    ],
    [
      'the chosen payment method',
      [...at('payment-methods'), choose, fails('selectMethod', notFound)],
      { payment: 'retrying' },
      { payment: 'failed' },
    ],
    [
      'the order to place',
      [...ordering, fails('completeOrder', notFound)],
      { review: 'checking' },
      { review: 'summary' },
    ],
  ])('shows the failure and repeats nothing if %s is missing and the order exists', (_, way, state, rest) => {
    const asked = snapshotOf(...way);
    expect(asked.value).toEqual(state);
    const now = played(...way, found(asWas, renamed));
    expect(now.snapshot.value).toEqual(rest);
    expect([now.snapshot.context.order, now.snapshot.context.offer]).toEqual([asWas, renamed]);
    const isReview = now.snapshot.matches('review');
    expect(selectFailure(now.snapshot)).toEqual(isReview ? null : { kind: 'notFound' });
    expect(selectChange(now.snapshot)).toBe(isReview ? 'nothing' : null);
    expect(startsOf(now)).toEqual([]);
  });
});

test('documents that the shop has confirmed meanwhile are not confirmed twice, and count for their total', () => {
  const since = orderOf(800, { ...confirmed, legalDocsConfirmAt: '2026-11-21T11:00:00+01:00', total: 700_00 });
  const now = snapshotOf(...unsent, again, found(since, renamed));
  expect(now.value).toEqual({ address: 'editing' });
  expect([now.context.order, now.context.offer, now.context.confirmedTotal]).toEqual([since, renamed, 700_00]);
});

test('a document that was added before the others were sent is opened first', () => {
  const now = snapshotOf(...unsent, again, found(asWas, moreToRead));
  expect(now.value).toEqual({ declarations: 'editing' });
  expect([now.context.order, selectChange(now)]).toEqual([asWas, 'declarations']);
});

test('a payment method that the shop did not store is requested again', () => {
  const now = snapshotOf(
    ...unkept,
    again,
    found({ ...asWas, payments: [{ id: 9, method: null, state: 'cart' }] }, renamed),
  );
  expect(now.value).toEqual({ payment: 'loading' });
  expect(now.context.offer).toEqual(renamed);
});
