import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { declarationNotes } from '#domain/order/suitability.ts';
import { isAsking, isDeleting, selectFailure, selectLeaving } from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { selectFailed, selectOpenDeclarations, selectSteps, selectTotal } from '../selectors.ts';
import { subject } from './cases.ts';
import {
  card,
  confirmed,
  declared,
  lastTokens,
  notFound,
  offer,
  offline,
  orderOf,
  otherOrder,
  paidBy,
  stands,
  transfer,
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

specOfMachine(subject);

describe('an order', () => {
  test('shows no total until the shop has confirmed the amount', () => {
    expect(selectTotal(snapshotOf(offered))).toBeNull();
    expect(selectTotal(snapshotOf(offered, { type: 'quantity.submitted', quantity: 800 }))).toBeNull();
    expect(selectTotal(snapshotOf(...placed))).toBe(800_00);
    const changed = [...placed, ...more];
    expect(selectTotal(snapshotOf(...changed))).toBeNull();
    const refusal = succeeds('placement', { kind: 'refused', order: orderOf(800), failure: lastTokens.failure });
    expect(selectTotal(snapshotOf(...changed, refusal))).toBeNull();
  });

  test('shows beside the amount why it was refused, and keeps the typed amount', () => {
    const refusal = succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure });
    const { value, context } = snapshotOf(offered, { type: 'quantity.submitted', quantity: 900 }, refusal);
    expect(value).toEqual({ amount: 'editing' });
    expect(context).toMatchObject({ quantity: 900, failure: { kind: 'lastTokens', available: 300 } });
  });

  test('continues only with the declarations that its total needs', () => {
    const large = [
      offered,
      { type: 'quantity.submitted', quantity: 5000 },
      succeeds('placement', { kind: 'placed', order: orderOf(5000) }),
    ];
    const submitted = snapshotOf(...large, { type: 'declarations.submitted', declarations: declared });
    expect(submitted.value).toEqual({ declarations: 'editing' });
    expect(selectOpenDeclarations(submitted)).toEqual([{ kind: 'basisMissing' }]);
    const complete = { ...declared, basis: 'income', monthlyNetIncome: 3000_00 };
    expect(snapshotOf(...large, { type: 'declarations.submitted', declarations: complete }).value).toEqual({
      declarations: 'sending',
    });
  });

  test('has its documents sent, and then confirmed with the declarations, one call after the other', () => {
    const sent = [...declaring, succeeds('sendLegalDocuments')];
    for (const [events, call, said] of [
      [declaring, 'sendLegalDocuments', {}],
      [sent, 'confirmLegalDocuments', { declarations: declared }],
    ] as const) {
      expect(played(...events).effects).toContainEqual({
        type: 'start',
        id: call,
        src: call,
        input: { tokenValue: '662E41', ...said },
      });
    }
  });

  test('continues only with an address, and looks again whether there is one', () => {
    expect(snapshotOf(...addressed, { type: 'address.confirmed' }).value).toEqual({ address: 'loading' });
    const nowhere = succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, billingAddress: null }));
    const without = [...declaring, succeeds('sendLegalDocuments'), nowhere];
    expect(snapshotOf(...without).can({ type: 'address.confirmed' })).toBe(false);
    expect(snapshotOf(...addressed).can(again)).toBe(false);
    const asked = [...without, again];
    expect(startsOf(played(...asked))).toEqual(['readStanding']);
    const now = snapshotOf(...asked, succeeds('readStanding', stands(orderOf(800, confirmed))));
    expect(now.value).toEqual({ address: 'editing' });
    expect(now.can({ type: 'address.confirmed' })).toBe(true);
  });

  test('leaves out the payment methods if there is no choice', () => {
    const confirmedAddress = [...addressed, { type: 'address.confirmed' }];
    const none = snapshotOf(...confirmedAddress, succeeds('loadMethods', []));
    expect(selectScreen(none)).toBe('order-process/confirmation');
    const single = played(...confirmedAddress, succeeds('loadMethods', [transfer]));
    expect(single.effects).toEqual([
      {
        type: 'start',
        id: 'selectMethod',
        src: 'selectMethod',
        input: { tokenValue: '662E41', paymentId: 9, method: transfer.code },
      },
    ]);
    expect(selectScreen(single.snapshot)).toBe('order-process/addresses');
    expect(selectSteps(single.snapshot)).toHaveLength(5);
  });

  test('can be paged back and forth up to the reached step', () => {
    expect(selectScreen(snapshotOf(...chosen, goTo('order-process/token')))).toBe('order-process/token');
    const back = [...chosen, goTo('order-process/declarations')];
    expect(selectScreen(snapshotOf(...back))).toBe('order-process/declarations');
    expect(selectScreen(snapshotOf(...back, goTo('order-process/confirmation')))).toBe('order-process/confirmation');
    expect(snapshotOf(...addressed).can(goTo('order-process/confirmation'))).toBe(false);
    const doubted = [
      ...back,
      { type: 'declarations.changed', declarations: { ...declared, documentsConfirmed: false } },
    ];
    expect(snapshotOf(...doubted).can(goTo('order-process/confirmation'))).toBe(false);
    expect(selectSteps(snapshotOf(...chosen)).map(({ done, current, open }) => [done, current, open])).toEqual([
      [true, false, true],
      [true, false, true],
      [true, false, true],
      [true, false, true],
      [false, true, true],
    ]);
  });

  test('asks before it is given up, and keeps its step when the investor stays', () => {
    const asked = snapshotOf(...addressed, { type: 'leave.requested' });
    expect(isAsking(asked)).toBe(true);
    expect(selectScreen(asked)).toBe('order-process/addresses');
    expect(snapshotOf(...addressed, { type: 'leave.requested' }, { type: 'leave.declined' }).value).toEqual({
      address: 'editing',
    });
    const lost = [...chosen.slice(0, -1), fails('selectMethod', offline)];
    expect(snapshotOf(...lost, { type: 'leave.requested' }, { type: 'leave.declined' }).value).toEqual({
      payment: 'failed',
    });
  });

  test.each([
    { when: 'it asks whether to be given up', leaving: [{ type: 'leave.requested' }] },
    { when: 'it is being given up', leaving: [{ type: 'leave.requested' }, { type: 'leave.confirmed' }] },
  ])('keeps its screen while $when', ({ leaving }) => {
    const asked = (...events: AnyEventObject[]) => snapshotOf(...events, ...leaving);
    const failed = [...choosing, fails('selectMethod', offline)];
    for (const events of [placed, addressed, failed, chosen]) {
      const [before, now] = [snapshotOf(...events), asked(...events)];
      expect(selectScreen(now)).toBe(selectScreen(before));
      expect(selectFailed(now)).toEqual(selectFailed(before));
      expect(isDeleting(now)).toBe(leaving.length > 1);
    }
  });

  test('can be left freely before it exists, never while its completion is uncertain', () => {
    expect(selectLeaving(snapshotOf(offered))).toBe('free');
    expect(selectLeaving(snapshotOf(...placed))).toBe('asks');
    const ordered = ordering;
    expect(selectLeaving(snapshotOf(...ordered))).toBe('later');
    expect(selectLeaving(snapshotOf(...ordered, fails('completeOrder', offline)))).toBe('later');
    expect(snapshotOf(...ordered, fails('completeOrder', offline)).can(again)).toBe(true);
  });

  test('names every reason why this investor cannot buy', () => {
    const { value, context } = snapshotOf(succeeds('loadOffer', { ...offer, reasons: ['noWallet', 'soldOut'] }));
    expect(value).toEqual({ offer: 'unavailable' });
    expect(context.offer.reasons).toEqual(['noWallet', 'soldOut']);
  });

  test('that was deleted elsewhere is missed by the first call that needs it, and starts again with the typed values', () => {
    const beforePlacing = [...addressed, ...more];
    const steps = [
      [...beforePlacing, succeeds('placement', { kind: 'failed', order: orderOf(800), failure: notFound.failure })],
      [...declaring, fails('sendLegalDocuments', notFound)],
      [...declaring, succeeds('sendLegalDocuments'), fails('confirmLegalDocuments', notFound)],
      [...choosing, fails('selectMethod', notFound)],
      [...ordering, fails('completeOrder', notFound)],
    ];
    for (const events of steps) {
      const asking = played(...events);
      expect(startsOf(asking)).toEqual(['readStanding']);
      const { value, context } = snapshotOf(...events, succeeds('readStanding', stands(null)), offered);
      expect(value).toEqual({ amount: 'editing' });
      expect(context).toMatchObject({ order: null, declarations: declared, failure: { kind: 'notFound' } });
      expect([800, 900]).toContain(context.quantity);
    }
  });

  test('is not retried by itself if another object was not found', () => {
    const missed = [...choosing, fails('selectMethod', notFound)];
    const there = [...missed, succeeds('readStanding', stands(orderOf(800, confirmed)))];
    expect(snapshotOf(...there).context.failure).toEqual({ kind: 'notFound' });
    expect(startsOf(played(...there))).toEqual([]);
    expect(snapshotOf(...there).can(again)).toBe(true);
  });

  test('keeps the chosen method with one further click, after another read of the order and the payment methods', () => {
    const again = [...choosing, fails('selectMethod', offline), { type: 'retry.requested' }];
    expect(startsOf(played(...again))).toEqual(['readStanding']);
    const read = [...again, succeeds('readStanding', stands(orderOf(800, confirmed)))];
    expect(startsOf(played(...read))).toEqual(['loadMethods']);
    expect(played(...read, succeeds('loadMethods', [card, transfer])).effects).toContainEqual({
      type: 'start',
      id: 'selectMethod',
      src: 'selectMethod',
      input: { tokenValue: '662E41', paymentId: 9, method: card.code },
    });
    const others = [transfer, { ...transfer, id: 3, code: 'debit' }];
    expect(snapshotOf(...read, succeeds('loadMethods', others)).value).toEqual({ payment: 'choosing' });
    const more = snapshotOf(...read, succeeds('loadMethods', [card, ...others]));
    expect(more.context.methods).toEqual([card, ...others]);
    const kept = succeeds('readStanding', stands(orderOf(800, paidBy(card))));
    expect(snapshotOf(...again, kept).value).toEqual({ review: 'summary' });
  });

  test('shows no summary with a method that was not chosen', () => {
    const other = snapshotOf(...choosing, succeeds('selectMethod', orderOf(800, paidBy(transfer))));
    expect(other.value).toEqual({ payment: 'failed' });
    expect(selectFailure(other)).toEqual({ kind: 'conflict' });
    expect(selectScreen(other)).toBe('order-process/payment-methods');
    expect(other.can(goTo('order-process/confirmation'))).toBe(false);
  });

  test('that is gone starts again with the typed values', () => {
    const gone = snapshotOf(...addressed, { type: 'order.restored' }, succeeds('readStanding', stands(null)), offered);
    expect(gone.value).toEqual({ amount: 'editing' });
    expect(gone.context).toMatchObject({
      order: null,
      quantity: 800,
      declarations: declared,
      failure: { kind: 'notFound' },
    });
  });

  test('that another tab has filled with other content is given up, and never shown for the chosen one', () => {
    const other = otherOrder({ ...confirmed, ...paidBy(card) });
    const answered: Event[][] = [
      [...declaring, succeeds('sendLegalDocuments'), succeeds('confirmLegalDocuments', other)],
      [...choosing, succeeds('selectMethod', other)],
      [...placed, { type: 'order.restored' }, succeeds('readStanding', stands(other))],
    ];
    for (const events of answered) {
      const now = played(...events);
      expect(now.snapshot.value).toEqual({ offer: 'loading' });
      expect(now.snapshot.context).toMatchObject({ order: null, quantity: 800, failure: { kind: 'notFound' } });
      expect(selectTotal(now.snapshot)).toBeNull();
      expect(selectSteps(now.snapshot).some(({ open }) => open)).toBe(false);
    }
  });

  test('is completed with the displayed and declared values', () => {
    expect(played(...ordering).effects).toContainEqual({
      type: 'start',
      id: 'completeOrder',
      src: 'completeOrder',
      input: {
        tokenValue: '662E41',
        notes: declarationNotes(declared, {
          total: 800_00,
          subscribed: 0,
          professional: false,
          accountType: 'personal',
          documents: offer.legalDocuments,
        }),
      },
    });
  });
});
