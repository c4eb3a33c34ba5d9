import { describe, expect, test } from 'vitest';
import {
  isAsking,
  isBusy,
  selectFailure,
  selectLeaving,
  selectMethod,
  selectMethods,
} from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectChange, selectOffer, selectSteps, selectTotal } from '../selectors.ts';
import {
  card,
  completedBy,
  confirmed,
  declared,
  emptyOrder,
  lastTokens,
  offer,
  offline,
  orderOf,
  paidBy,
  stands,
  transfer,
  wrongState,
} from './fixtures.ts';
import {
  addressed,
  again,
  choosing,
  chosen,
  declaring,
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
  succeeds('readStanding', stands(orderOf(quantity, changes)));
const completed = (method: typeof card) => stands(orderOf(800, completedBy(method)));
const addressConfirmed = [...addressed, { type: 'address.confirmed' }];
const emittedBy = (...events: Event[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'emit' ? effect.event : []));

describe('an order that is placed', () => {
  const told = [{ type: 'order.completed' }];

  test('by card continues to the payment, any other to its thank-you page', () => {
    const byCard = [...ordering, succeeds('completeOrder', orderOf(800, completedBy(card)))];
    expect(snapshotOf(...byCard).output).toEqual({ kind: 'online', tokenValue: '662E41' });
    expect(snapshotOf(...byCard).value).toBe('payable');
    expect(emittedBy(...byCard)).toEqual(told);
    const byTransfer = [...ordering, succeeds('completeOrder', orderOf(800, completedBy(transfer)))];
    expect(snapshotOf(...byTransfer).output).toEqual({ kind: 'offline', tokenValue: '662E41' });
    expect(selectScreen(snapshotOf(...byTransfer))).toBe('orders/finish');
    expect(emittedBy(...byTransfer)).toEqual(told);
  });

  test('whose answer was lost continues in the same way, without a second order', () => {
    for (const [method, state, kind] of [
      [card, 'payable', 'online'],
      [transfer, 'finished', 'offline'],
    ] as const) {
      const found = [...ordering, lost, again, succeeds('readStanding', completed(method))];
      expect(startsOf(played(...ordering, lost, again))).toEqual(['readStanding']);
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

  test('that is too late in the wrong state reads the order, and is silent if it was placed', () => {
    const late = [...ordering, fails('completeOrder', wrongState)];
    expect(startsOf(played(...late))).toEqual(['readStanding']);
    const placedElsewhere = snapshotOf(...late, succeeds('readStanding', completed(transfer)));
    expect(placedElsewhere.value).toBe('finished');
    // Otherwise the shop refuses an unchanged order, and the page says so instead of naming a change.
    const open = snapshotOf(...late, reads(paidBy(card)));
    expect(open.value).toEqual({ review: 'summary' });
    expect([selectFailure(open), selectChange(open)]).toEqual([null, 'nothing']);
    // A read for another reason reports no such refusal.
    const restored = snapshotOf(...late, reads(paidBy(card)), { type: 'order.restored' }, reads(paidBy(card)));
    expect([restored.value, selectChange(restored)]).toEqual([{ review: 'summary' }, null]);
  });

  test('whose order is refused leads back to the amount, which gives the reason, with nothing uncertain', () => {
    const refused = snapshotOf(...ordering, fails('completeOrder', lastTokens));
    expect(refused.value).toEqual({ amount: 'editing' });
    expect(selectFailure(refused)).toEqual({ kind: 'lastTokens', available: 300 });
    expect(selectLeaving(refused)).toBe('asks');
    expect(refused.can(goTo('order-process/confirmation'))).toBe(false);
    expect(selectSteps(refused).map(({ done }) => done)).toEqual([true, false, false, false, false]);
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

  test('confirms the documents once more only if the shop has not confirmed them since', () => {
    const unsent = [...declaring, succeeds('sendLegalDocuments'), fails('confirmLegalDocuments', offline), again];
    expect(startsOf(played(...unsent, reads()))).toEqual(['sendLegalDocuments']);
    expect(snapshotOf(...unsent, reads({ total: 1 })).context.order?.total).toBe(1);
    expect(snapshotOf(...unsent, reads(confirmed)).value).toEqual({ address: 'editing' });
  });

  test('continues if reading the payment methods had failed', () => {
    const unread = [...addressConfirmed, fails('loadMethods', offline), again, reads(confirmed)];
    expect(startsOf(played(...unread))).toEqual(['loadMethods']);
  });

  test('that fails itself reports it, and may be repeated', () => {
    const unseen = snapshotOf(...ordering, lost, again, fails('readStanding', offline));
    expect(selectFailure(unseen)).toEqual({ kind: 'offline' });
    expect(unseen.can(again)).toBe(true);
  });

  test('after a reload takes over the current offer', () => {
    const dearer = { ...offer, terms: { ...offer.terms, unitPrice: 200 } };
    const now = snapshotOf(...placed, restored, succeeds('readStanding', stands(orderOf(800), dearer)));
    expect(selectOffer(now)).toEqual(dearer);
  });
});

describe('an investor who returns finds', () => {
  const back: [Event, Event, unknown][] = [
    [goTo('order-process/token'), reads(paidBy(card)), { amount: 'editing' }],
    [goTo('order-process/declarations'), reads(paidBy(card)), { declarations: 'editing' }],
    [goTo('order-process/addresses'), reads(paidBy(card)), { address: 'editing' }],
    [goTo('order-process/payment-methods'), reads(paidBy(card)), { payment: 'loading' }],
  ];

  test('the requested step, also after a reload', () => {
    for (const [step, reading, value] of back) {
      const went = snapshotOf(...chosen, step);
      expect(selectScreen(went)).toBe(Object.values(step)[1]);
      expect(snapshotOf(...chosen, step, restored, reading).value).toEqual(value);
    }
  });

  test('the declarations and choices, if the amount was only reviewed', () => {
    const seen = [...chosen, goTo('order-process/token')];
    expect(selectTotal(snapshotOf(...seen))).toBe(800_00);
    const on = played(...seen, { type: 'quantity.submitted', quantity: 800 });
    expect([on.snapshot.value, startsOf(on)]).toEqual([{ declarations: 'editing' }, []]);
    expect(on.snapshot.context).toMatchObject({ confirmedTotal: 800_00, method: card.code, declarations: declared });
    expect(on.snapshot.can(goTo('order-process/confirmation'))).toBe(true);
  });

  test('the amount again, if the shop had refused it', () => {
    const submitted = { type: 'quantity.submitted', quantity: 800 };
    const refused = [...ordering, fails('completeOrder', lastTokens)];
    expect(selectTotal(snapshotOf(...refused))).toBe(800_00);
    expect(startsOf(played(...refused, submitted))).toEqual(['placement']);
    const other = [...placed, restored, succeeds('readStanding', stands(orderOf(500)))];
    expect(startsOf(played(...other, offered, submitted))).toEqual(['placement']);
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

describe('a failure', () => {
  test('is shown until the investor continues or tries again', () => {
    const failed = [...choosing, fails('selectMethod', offline)];
    expect(selectFailure(snapshotOf(...failed))).toEqual({ kind: 'offline' });
    const unread = [...chosen, goTo('order-process/addresses'), restored, fails('readStanding', offline)];
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
    const missed = [...addressConfirmed, fails('loadMethods', offline), again, fails('readStanding', offline), again];
    expect(selectFailure(snapshotOf(...missed))).toBeNull();
  });

  test('with the amount is shown at the amount, also if it is no refusal', () => {
    const submitted = [offered, { type: 'quantity.submitted', quantity: 800 }];
    for (const [outcome, kind] of [
      [succeeds('placement', { kind: 'failed', order: null, failure: offline.failure }), 'offline'],
      [fails('placement', new Error('a defect')), 'general'],
    ] as const) {
      const snapshot = snapshotOf(...submitted, outcome);
      expect(snapshot.value).toEqual({ amount: 'failed' });
      expect(selectFailure(snapshot)?.kind).toBe(kind);
      expect(startsOf(played(...submitted, outcome, again))).toEqual(['placement']);
    }
  });

  test('of an investor’s right to buy is read again on request', () => {
    const unavailable = succeeds('loadOffer', { ...offer, reasons: ['soldOut'] });
    expect(startsOf(played(unavailable, again))).toEqual(['loadOffer']);
    expect(snapshotOf(unavailable, again, offered).value).toEqual({ amount: 'editing' });
    const gone = [...ordering, lost, again, succeeds('readStanding', stands(null)), unavailable, again];
    expect(selectFailure(snapshotOf(...gone))).toBeNull();
  });
});

describe('the payment methods', () => {
  test('are a step that is done if there is none, and none is selected twice if there is one', () => {
    const none = snapshotOf(...addressConfirmed, succeeds('loadMethods', []));
    expect(selectSteps(none).map(({ step, done, open }) => [step, done, open])).toEqual([
      ['token', true, true],
      ['declarations', true, true],
      ['addresses', true, true],
      ['payment-methods', true, false],
      ['confirmation', false, true],
    ]);
    const kept = [...chosen, goTo('order-process/payment-methods'), restored, reads(paidBy(transfer))];
    const single = played(...kept, succeeds('loadMethods', [transfer]));
    expect(startsOf(single)).toEqual([]);
    expect(single.snapshot.value).toEqual({ review: 'summary' });
    expect(selectMethod(single.snapshot)).toEqual(transfer);
    expect(single.snapshot.can(goTo('order-process/confirmation'))).toBe(true);
  });
});

test('during the question whether to give up an order, a navigation asks no second time', () => {
  const asked = snapshotOf(...placed, { type: 'leave.requested' });
  expect(selectLeaving(asked)).toBe('asks');
  expect(isBusy(asked)).toBe(false);
  expect(isAsking(asked)).toBe(true);
});
