import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { isBusy, isUncertain, selectFailure, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectChange, selectDeclarationsChange, selectFailed } from '../selectors.ts';
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
  wrongState,
} from './fixtures.ts';
import { choose, LOOKS, lost, unkept, unplaced, unread, unsent } from './looks.ts';
import {
  again,
  at,
  declare,
  type Event,
  goTo,
  offered,
  ordering,
  played,
  restored,
  snapshotOf,
  startsOf,
  submitted,
} from './sequences.ts';

const elsewhere = { type: 'order.changedElsewhere' };
const leave = { type: 'leave.requested' };
const found = (...given: Parameters<typeof stands>) => succeeds('readStanding', stands(...given));

/** All calls except reads of the order, with the events before them, the waiting state, and the port. */
const alone = [...at('addresses'), { type: 'address.confirmed' }, succeeds('loadMethods', [transfer])];
const reloading = [...unkept, again, found(orderOf(800, confirmed))];
const CALLS: { way: readonly Event[]; state: unknown; port: string }[] = [
  { way: [], state: { offer: 'loading' }, port: 'loadOffer' },
  { way: submitted, state: { amount: 'placing' }, port: 'placement' },
  { way: [...at('declarations'), declare], state: { declarations: 'sending' }, port: 'sendLegalDocuments' },
  {
    way: [...at('declarations'), declare, succeeds('sendLegalDocuments')],
    state: { declarations: 'confirming' },
    port: 'confirmLegalDocuments',
  },
  { way: [...at('addresses'), { type: 'address.confirmed' }], state: { address: 'loading' }, port: 'loadMethods' },
  { way: alone, state: { address: 'selecting' }, port: 'selectMethod' },
  { way: [...at('payment-methods'), choose], state: { payment: 'selecting' }, port: 'selectMethod' },
  { way: reloading, state: { payment: 'loading' }, port: 'loadMethods' },
  { way: ordering, state: { review: 'completing' }, port: 'completeOrder' },
];
/** A refused amount, placed again after the order button; the previous order is still known. */
const refused = [...ordering, fails('completeOrder', lastTokens), { type: 'quantity.submitted', quantity: 800 }];
const unconfirmed = succeeds('placement', { kind: 'failed', order: orderOf(800), failure: offline.failure });
const steps = ['token', 'declarations', 'addresses', 'payment-methods', 'confirmation'] as const;
const QUESTIONS = steps.map((step) => ({ step, way: [...at(step), leave] }));
const DELETIONS = QUESTIONS.map(({ way }) => [...way, { type: 'leave.confirmed' }]);

test.each(CALLS)('$port is waited for', ({ way, state, port }) => {
  const { snapshot, running } = played(...way);
  expect(snapshot.value).toEqual(state);
  expect(running).toEqual([port]);
  expect(isBusy(snapshot)).toBe(true);
  expect(selectFailure(snapshot)).toBeNull();
});

test('nothing is started during a call, nor while the investor is asked whether to leave', () => {
  const ways = [refused, [...refused, unconfirmed, again], ...[...CALLS, ...LOOKS].map(({ way }) => way)];
  for (const way of [...ways, ...QUESTIONS.map((question) => question.way), ...DELETIONS]) {
    for (const event of [...steps.map((step) => goTo(`order-process/${step}`)), leave, elsewhere, restored]) {
      expect(snapshotOf(...way).can(event), `${JSON.stringify(snapshotOf(...way).value)} ${event.type}`).toBe(false);
    }
  }
});

/** Every step with a failure shown there, and the target of a retry. */
const FAILED: { where: string; way: readonly Event[]; state: unknown; next: unknown }[] = [
  { where: 'the offer', way: [fails('loadOffer', offline)], state: { offer: 'failed' }, next: { offer: 'loading' } },
  {
    where: 'the amount, without an order',
    way: [...submitted, succeeds('placement', { kind: 'failed', order: null, failure: offline.failure })],
    state: { amount: 'failed' },
    next: { amount: 'placing' },
  },
  { where: 'the amount', way: unplaced, state: { amount: 'failed' }, next: { amount: 'retrying' } },
  { where: 'sending', way: unsent, state: { declarations: 'failed' }, next: { declarations: 'retrying' } },
  {
    where: 'confirming',
    way: [...at('declarations'), declare, succeeds('sendLegalDocuments'), fails('confirmLegalDocuments', offline)],
    state: { declarations: 'failed' },
    next: { declarations: 'retrying' },
  },
  { where: 'the payment methods', way: unread, state: { address: 'failed' }, next: { address: 'retrying' } },
  {
    where: 'the only payment method',
    way: [...alone, fails('selectMethod', offline)],
    state: { address: 'failed' },
    next: { address: 'retrying' },
  },
  { where: 'the chosen payment method', way: unkept, state: { payment: 'failed' }, next: { payment: 'retrying' } },
  {
    where: 'the payment methods, read once more',
    way: [...reloading, fails('loadMethods', offline)],
    state: { payment: 'failed' },
    next: { payment: 'retrying' },
  },
  { where: 'the order button', way: lost, state: { review: 'uncertain' }, next: { review: 'verifying' } },
];

test.each(FAILED)('a failure at $where is shown with a retry, and disappears once that is used', (each) => {
  const failed = snapshotOf(...each.way);
  expect(failed.value).toEqual(each.state);
  expect(isBusy(failed)).toBe(false);
  expect(selectFailed(failed)).toEqual({ kind: 'offline' });
  const tried = snapshotOf(...each.way, again);
  expect(tried.value).toEqual(each.next);
  expect(selectFailure(tried)).toBeNull();
});

/** State of an order after a failed read. */
const UNSEEN: { step: (typeof steps)[number]; state: unknown; next: unknown }[] = [
  { step: 'token', state: { amount: 'failed' }, next: { amount: 'checking' } },
  { step: 'declarations', state: { declarations: 'failed' }, next: { declarations: 'checking' } },
  { step: 'addresses', state: { address: 'failed' }, next: { address: 'checking' } },
  { step: 'payment-methods', state: { payment: 'failed' }, next: { payment: 'checking' } },
  { step: 'confirmation', state: { review: 'summary' }, next: { review: 'checking' } },
];

test.each(UNSEEN)(
  'after a failed read at $step, a reload or a message of another tab reads again',
  ({ step, ...each }) => {
    const unseen = [...at(step), restored, fails('readStanding', offline)];
    expect(snapshotOf(...unseen).value).toEqual(each.state);
    for (const event of [restored, elsewhere]) {
      const now = snapshotOf(...unseen, event);
      expect(now.value).toEqual(each.next);
      expect(selectFailure(now)).toBeNull();
    }
  },
);

describe('an unavailable or unread order', () => {
  const unavailable = succeeds('loadOffer', { ...offer, reasons: ['soldOut'] });

  test('is requested again by a reload as by the investor, without its failure', () => {
    const gone = [...at('confirmation'), restored, found(null)];
    for (const way of [[fails('loadOffer', offline)], [...gone, unavailable], [...gone, fails('loadOffer', offline)]]) {
      for (const event of [again, restored]) {
        const now = snapshotOf(...way, event);
        expect(now.value).toEqual({ offer: 'loading' });
        expect(selectFailure(now)).toBeNull();
      }
    }
  });

  test('starts with the offer after a reload if it has only an amount', () => {
    const unordered = [...submitted, succeeds('placement', { kind: 'failed', order: null, failure: offline.failure })];
    for (const way of [[offered], unordered]) {
      const now = snapshotOf(...way, restored);
      expect([now.value, selectFailure(now)]).toEqual([{ offer: 'loading' }, null]);
    }
  });
});

test('an uncertain order is read by a reload and by a message of another tab, and by nothing else', () => {
  for (const event of [again, restored, elsewhere]) {
    const now = snapshotOf(...lost, event);
    expect([now.value, selectFailure(now)]).toEqual([{ review: 'verifying' }, null]);
  }
  for (const event of [...steps.map((step) => goTo(`order-process/${step}`)), leave]) {
    expect(snapshotOf(...lost).can(event)).toBe(false);
  }
});

test('an order that came too late is read, and the page says if the shop refuses it unchanged', () => {
  for (const reason of [wrongState, notFound]) {
    const now = snapshotOf(...ordering, fails('completeOrder', reason), found(orderOf(800, paidBy(card))));
    expect([now.value, selectChange(now)]).toEqual([{ review: 'summary' }, 'nothing']);
  }
});

describe('after a failure', () => {
  test('changed declarations replace the failed ones', () => {
    const doubted = { ...declared, documentsConfirmed: false };
    const now = snapshotOf(...unsent, { type: 'declarations.changed', declarations: doubted });
    expect(now.value).toEqual({ declarations: 'editing' });
    expect([now.context.declarations, selectFailure(now)]).toEqual([doubted, null]);
  });

  test('another payment method replaces the failed one', () => {
    const now = played(...unkept, { type: 'method.selected', method: transfer.code });
    expect(now.snapshot.value).toEqual({ payment: 'selecting' });
    expect(now.snapshot.context.method).toBe(transfer.code);
    expect(startsOf(now)).toEqual(['selectMethod']);
  });
});

test.each(steps)('the step %s is shown on request', (step) => {
  const now = snapshotOf(...at(step));
  expect(selectScreen(now)).toBe(`order-process/${step}`);
  expect(isBusy(now)).toBe(false);
});

describe('the answer to the payment method', () => {
  const asking = [
    { where: 'the only one', way: alone, method: transfer, other: card, failed: { address: 'failed' } },
    {
      where: 'the chosen one',
      way: [...at('payment-methods'), choose],
      method: card,
      other: transfer,
      failed: { payment: 'failed' },
    },
  ];

  test.each(asking)('$where leads to the summary if the shop stored it', ({ way, method }) => {
    const kept = orderOf(800, { ...paidBy(method), id: 4712 });
    const now = snapshotOf(...way, succeeds('selectMethod', kept));
    expect([now.value, now.context.order, now.context.method]).toEqual([{ review: 'summary' }, kept, method.code]);
  });

  test.each(asking)('$where fails if the shop stored another', ({ way, other, failed }) => {
    const kept = orderOf(800, { ...paidBy(other), id: 4712 });
    const now = snapshotOf(...way, succeeds('selectMethod', kept));
    expect([now.value, now.context.order]).toEqual([failed, kept]);
    expect(selectFailed(now)).toEqual({ kind: 'conflict' });
  });

  test.each(asking)('$where gives up the order if it has other content', ({ way }) => {
    const now = snapshotOf(...way, succeeds('selectMethod', otherOrder(paidBy(card))));
    expect([now.value, now.context.order]).toEqual([{ offer: 'loading' }, null]);
    expect(selectFailure(now)).toEqual({ kind: 'notFound' });
  });
});

describe('the payment methods', () => {
  const first = [...at('addresses'), { type: 'address.confirmed' }];
  const keptByTransfer = [...at('addresses'), restored, found(orderOf(800, paidBy(transfer)))];
  const anew = [...at('payment-methods'), restored, found(orderOf(800, paidBy(transfer)))];

  test('are offered if there is a choice, with their current values', () => {
    const other = { ...transfer, id: 3, code: 'debit' };
    for (const way of [first, anew]) {
      const now = snapshotOf(...way, succeeds('loadMethods', [other, transfer]));
      expect([now.value, now.context.methods]).toEqual([{ payment: 'choosing' }, [other, transfer]]);
    }
  });

  test('are no step if there is none', () => {
    for (const way of [first, anew]) {
      const now = snapshotOf(...way, succeeds('loadMethods', []));
      expect([now.value, now.context.methods]).toEqual([{ review: 'summary' }, []]);
    }
  });

  test('are no step if there is one, which is selected unless it is already', () => {
    for (const way of [[...keptByTransfer, { type: 'address.confirmed' }], anew]) {
      const now = played(...way, succeeds('loadMethods', [transfer]));
      expect([now.snapshot.value, startsOf(now)]).toEqual([{ review: 'summary' }, []]);
      expect([now.snapshot.context.methods, now.snapshot.context.method]).toEqual([[transfer], transfer.code]);
    }
    const other = { ...transfer, id: 3, code: 'debit' };
    for (const way of [first, anew]) {
      const now = played(...way, succeeds('loadMethods', [other]));
      expect([now.snapshot.context.methods, now.snapshot.context.method]).toEqual([[other], 'debit']);
      expect(startsOf(now)).toEqual(['selectMethod']);
    }
  });
});

test.each(CALLS)(
  'amounts in another currency in answer to $port end the process, unless an order may be placed',
  ({ way, port }) => {
    const dollars = new FailureError({ kind: 'otherCurrency', currency: 'USD' });
    const answer =
      port === 'placement'
        ? succeeds('placement', { kind: 'refused', order: null, failure: dollars.failure })
        : fails(port, dollars);
    const { snapshot } = played(...way, answer);
    expect(selectOfferFailure(snapshot)).toEqual(isUncertain(snapshot) ? null : dollars.failure);
  },
);

describe('an amount that is placed at another price than offered', () => {
  const at200 = (quantity: number) => {
    const [item] = orderOf(quantity).items;
    return orderOf(quantity, { items: item ? [{ ...item, unitPrice: 200 }] : [], total: quantity * 200 });
  };
  const placedAt200 = (quantity: number) => succeeds('placement', { kind: 'placed', order: at200(quantity) });

  test('reports it before any declaration', () => {
    const { snapshot } = played(...submitted, placedAt200(800));
    const change = { kind: 'changed', what: 'declarations', was: 800_00, added: [] };
    expect(selectDeclarationsChange(snapshot)).toEqual(change);
  });

  test('reports it after a lost answer', () => {
    const lostAnswer = succeeds('placement', { kind: 'failed', order: orderOf(700), failure: offline.failure });
    const { snapshot } = played(...submitted, lostAnswer, again, succeeds('readStanding', stands(at200(800))));
    expect(selectDeclarationsChange(snapshot)).toMatchObject({ was: 800_00 });
  });

  test('reports it once', () => {
    const other = [goTo('order-process/token'), { type: 'quantity.submitted', quantity: 900 }, placedAt200(900)];
    const { snapshot } = played(...submitted, placedAt200(800), ...other);
    expect(selectDeclarationsChange(snapshot)).toBeNull();
  });
});
