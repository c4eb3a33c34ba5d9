import { describe, expect, test } from 'vitest';
import { declarationNotes } from '#domain/order/suitability.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { selectOpenDeclarations, selectSteps, selectTotal } from '../selectors.ts';
import { subject } from './cases.ts';
import { card, confirmed, declared, lastTokens, offer, orderOf, otherOrder, paidBy, stands } from './fixtures.ts';
import {
  addressed,
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
} from './sequences.ts';

specOfMachine(subject);

describe('an order', () => {
  /** Requirement 12.5. */
  test('shows no total until the shop has confirmed the amount', () => {
    expect(selectTotal(snapshotOf(offered))).toBeNull();
    expect(selectTotal(snapshotOf(offered, { type: 'quantity.submitted', quantity: 800 }))).toBeNull();
    expect(selectTotal(snapshotOf(...placed))).toBe(800_00);
    const changed = [...placed, ...more];
    expect(selectTotal(snapshotOf(...changed))).toBeNull();
    const refusal = succeeds('placement', { kind: 'refused', order: orderOf(800), failure: lastTokens.failure });
    expect(selectTotal(snapshotOf(...changed, refusal))).toBeNull();
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

  test('that another tab has filled with other content is given up, and never shown for the chosen one', () => {
    const other = otherOrder({ ...confirmed, ...paidBy(card) });
    const answered: Event[][] = [
      [...declaring, succeeds('sendLegalDocuments'), succeeds('confirmLegalDocuments', other)],
      [...choosing, succeeds('selectMethod', other)],
      [...placed, { type: 'order.restored' }, succeeds('readOrderStatus', stands(other))],
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
