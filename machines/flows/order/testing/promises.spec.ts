import { describe, expect, test } from 'vitest';
import { isAsking, selectFailure, selectMethods } from '#machines/flows/checkout/selectors.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectOffer, selectSteps, selectTotal } from '../selectors.ts';
import { orderSteps } from '../types.ts';
import {
  card,
  completedBy,
  confirmed,
  emptyOrder,
  lastTokens,
  offer,
  orderOf,
  paidBy,
  stands,
  transfer,
} from './fixtures.ts';
import {
  addressed,
  again,
  at,
  choosing,
  chosen,
  type Event,
  goTo,
  more,
  offered,
  ordering,
  placed,
  played,
  snapshotOf,
  startsOf,
} from './sequences.ts';

const restored = { type: 'order.restored' };
const lost = fails('completeOrder', offline);
const reads = (changes: Parameters<typeof orderOf>[1] = {}, quantity = 800) =>
  succeeds('readOrderStatus', stands(orderOf(quantity, changes)));
const completed = (method: typeof card) => stands(orderOf(800, completedBy(method)));
const addressConfirmed = [...addressed, { type: 'address.confirmed' }];
const emittedBy = (...events: Event[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []));
/** Returns the steps that a link, back or forward could open. */
const stepsOpenIn = (snapshot: ReturnType<typeof snapshotOf>) =>
  selectSteps(snapshot).flatMap(({ step, open }) => (open ? step : []));

describe('an order that is placed', () => {
  const told = [{ type: 'order.completed' }];

  test('whose answer was lost continues in the same way, without a second order', () => {
    for (const [method, state, kind] of [
      [card, 'payable', 'online'],
      [transfer, 'finished', 'offline'],
    ] as const) {
      const found = [...ordering, lost, again, succeeds('readOrderStatus', completed(method))];
      expect(startsOf(played(...ordering, lost, again))).toEqual(['readOrderStatus']);
      expect(snapshotOf(...found).value).toBe(state);
      expect(snapshotOf(...found).output).toEqual({ kind, tokenValue: '662E41' });
      expect(snapshotOf(...found).context.order?.checkoutState).toBe('completed');
      expect(emittedBy(...found)).toEqual(told);
    }
  });
});

describe('an order button', () => {
  test('that was pressed counts only when the shop calls the order completed', () => {
    const open = snapshotOf(...ordering, succeeds('completeOrder', orderOf(800, paidBy(card))));
    expect(open.value).toEqual({ review: 'uncertain' });
    expect(selectFailure(open)).toEqual({ kind: 'contract', path: 'checkoutState' });
    expect(open.can({ type: 'order.placed' })).toBe(false);
    expect(open.can(again)).toBe(true);
  });
});

describe('another read of the shop', () => {
  const atMethods = [...chosen, goTo('order-process/payment-methods'), restored];

  test('uses the shop’s data, not the app’s', () => {
    const changed = { ...confirmed, legalDocsConfirmAt: '2026-11-21T11:00:00+01:00' };
    const looks: [Event[], Event, unknown, Parameters<typeof orderOf>[1]][] = [
      [[...placed, restored], reads(changed), { declarations: 'editing' }, changed],
      [[...addressed, restored], reads(changed), { address: 'editing' }, changed],
      [atMethods, reads(changed), { payment: 'loading' }, changed],
      [
        [...chosen, restored],
        reads({ ...paidBy(card), total: 1 }),
        { review: 'summary' },
        { ...paidBy(card), total: 1 },
      ],
    ];
    for (const [events, reading, value, changes] of looks) {
      const now = snapshotOf(...events, reading);
      expect(now.value).toEqual(value);
      expect(now.context.order).toEqual(orderOf(800, changes));
    }
  });

  test('changes an order with another amount to the typed one, but does not confirm it', () => {
    const unknown = succeeds('placement', { kind: 'failed', order: orderOf(800), failure: offline.failure });
    const { effects } = played(...placed, ...more, unknown, again, reads({}, 500));
    expect(effects).toContainEqual({
      type: 'start',
      id: 'placement',
      src: 'placement',
      input: { order: orderOf(500), variantCode: offer.variantCode, quantity: 900, locale: 'de' },
    });
  });

  test('after a reload takes over the current offer', () => {
    const dearer = { ...offer, terms: { ...offer.terms, unitPrice: 200 } };
    const now = snapshotOf(...placed, restored, succeeds('readOrderStatus', stands(orderOf(800), dearer)));
    expect(selectOffer(now)).toEqual(dearer);
  });
});

describe('an investor who returns finds', () => {
  test('the amount again, if the shop had refused it', () => {
    const submitted = { type: 'quantity.submitted', quantity: 800 };
    const refused = [...ordering, fails('completeOrder', lastTokens)];
    expect(selectTotal(snapshotOf(...refused))).toBe(800_00);
    expect(startsOf(played(...refused, submitted))).toEqual(['placement']);
    const other = [...placed, restored, succeeds('readOrderStatus', stands(orderOf(500)))];
    expect(startsOf(played(...other, offered, submitted))).toEqual(['placement']);
    // The shop's order still has this amount, but the answer decides whether the declarations can be made.
    const placing = snapshotOf(...refused, submitted);
    expect(stepsOpenIn(placing)).toEqual([]);
    expect(placing.can({ type: 'order.changedElsewhere' })).toBe(false);
  });

  test('nothing that was reached for another amount', () => {
    const changed = [...chosen, ...more];
    const replaced = [...changed, succeeds('placement', { kind: 'placed', order: orderOf(900, paidBy(card)) })];
    expect(selectTotal(snapshotOf(...replaced))).toBe(900_00);
    for (const screen of ['order-process/addresses', 'order-process/payment-methods', 'order-process/confirmation']) {
      expect(snapshotOf(...replaced).can(goTo(screen))).toBe(false);
    }
    expect(selectMethods(snapshotOf(...changed))).toEqual([]);
  });
});

describe('the shop’s current payment methods', () => {
  const invoice = { ...transfer, id: 3, code: 'invoice' };
  const current = succeeds('loadMethods', [card, transfer, invoice]);

  test('replace the earlier ones for the choice, and for a retry of the chosen one', () => {
    const reread = [...at('payment-methods'), restored, reads(confirmed)];
    const choice = snapshotOf(...reread.toSpliced(-1, 1, reads(paidBy(card))), current);
    expect([choice.value, selectMethods(choice)]).toEqual([{ payment: 'choosing' }, [card, transfer, invoice]]);
    const retried = snapshotOf(...reread, current);
    expect([retried.value, selectMethods(retried)]).toEqual([{ payment: 'selecting' }, [card, transfer, invoice]]);
  });
});

test.each(orderSteps)('the question about leaving at %s stays open until the investor answers it', (step) => {
  const question = snapshotOf(...at(step), { type: 'leave.requested' });
  expect(isAsking(question)).toBe(true);
  for (const type of ['order.changedElsewhere', 'order.restored', 'leave.requested'] as const) {
    expect(question.can({ type })).toBe(false);
  }
  expect(stepsOpenIn(question)).toEqual([]);
});

test('an existing billing address is confirmed; only a missing one is read again', () => {
  expect(snapshotOf(...addressed).can({ type: 'retry.requested' })).toBe(false);
  const missing = succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, billingAddress: null }));
  expect(startsOf(played(...addressed.slice(0, -1), missing, again))).toEqual(['readOrderStatus']);
});

describe('a failure', () => {
  test('is shown until the investor continues or tries again', () => {
    const failed = [...choosing, fails('selectMethod', offline)];
    expect(selectFailure(snapshotOf(...failed))).toEqual({ kind: 'offline' });
    const unread = [...chosen, goTo('order-process/addresses'), restored, fails('readOrderStatus', offline)];
    expect(selectFailure(snapshotOf(...unread))).toEqual({ kind: 'offline' });
    for (const next of [again, restored, goTo('order-process/token'), goTo('order-process/declarations')]) {
      expect(selectFailure(snapshotOf(...failed, next))).toBeNull();
      expect(selectFailure(snapshotOf(...unread, next))).toBeNull();
    }
    for (const screen of ['order-process/addresses', 'order-process/payment-methods', 'order-process/confirmation']) {
      expect(selectFailure(snapshotOf(...unread, goTo(screen)))).toBeNull();
    }
    const refused = succeeds('placement', { kind: 'refused', order: emptyOrder, failure: lastTokens.failure });
    const submitted = { type: 'quantity.submitted', quantity: 800 };
    expect(selectFailure(snapshotOf(offered, submitted, refused, submitted))).toBeNull();
    const missed = [
      ...addressConfirmed,
      fails('loadMethods', offline),
      again,
      fails('readOrderStatus', offline),
      again,
    ];
    expect(selectFailure(snapshotOf(...missed))).toBeNull();
  });
  test('of an investor’s right to buy is read again on request', () => {
    const unavailable = succeeds('loadOffer', { ...offer, reasons: ['soldOut'] });
    expect(startsOf(played(unavailable, again))).toEqual(['loadOffer']);
    expect(snapshotOf(unavailable, again, offered).value).toEqual({ amount: 'editing' });
    const gone = [...ordering, lost, again, succeeds('readOrderStatus', stands(null)), unavailable, again];
    expect(selectFailure(snapshotOf(...gone))).toBeNull();
  });
  test('is gone once an unavailable order, or a step whose read failed, is read again', () => {
    const soldOut = succeeds('loadOffer', { ...offer, reasons: ['soldOut'] });
    const gone = [...chosen, restored, succeeds('readOrderStatus', stands(null))];
    const elsewhere = { type: 'order.changedElsewhere' };
    for (const way of [[fails('loadOffer', offline)], [...gone, soldOut], [...gone, fails('loadOffer', offline)]])
      for (const event of [again, restored]) expect(selectFailure(snapshotOf(...way, event))).toBeNull();
    for (const step of ['token', 'declarations', 'addresses', 'payment-methods', 'confirmation'])
      for (const event of [restored, elsewhere]) {
        const unseen = [...chosen, goTo(`order-process/${step}`), restored, fails('readOrderStatus', offline)];
        const seen = step === 'confirmation' ? [...chosen, ...unseen.slice(-2)] : unseen;
        expect(selectFailure(snapshotOf(...seen, event))).toBeNull();
      }
  });
});
