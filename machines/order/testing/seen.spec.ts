import { describe, expect, test } from 'vitest';
import { fails, succeeds } from '#machines/testing/paths.ts';
import {
  selectChange,
  selectDeclarationsChange,
  selectFailed,
  selectFailure,
  selectOpenDeclarations,
  selectScreen,
  selectTotal,
} from '../selectors.ts';
import {
  card,
  confirmed,
  dearer,
  declared,
  lastTokens,
  moreToRead,
  offline,
  orderOf,
  otherOrder,
  paidBy,
  stands,
  transfer,
  wrongState,
} from './fixtures.ts';
import {
  addressed,
  choosing,
  chosen,
  declaring,
  type Event,
  goTo,
  offered,
  ordering,
  placed,
  played,
  snapshotOf,
  startsOf,
} from './sequences.ts';

const pressed = [...chosen, { type: 'order.placed' }];
const byCard = orderOf(800, paidBy(card));
const looks = (...given: Parameters<typeof stands>) => succeeds('readStanding', stands(...given));

describe('nothing is ordered that was not seen', () => {
  test('the order button first looks at the order, and orders what is as it was', () => {
    expect(startsOf(played(...pressed))).toEqual(['readStanding']);
    expect(played(...pressed).effects).toContainEqual({
      type: 'start',
      id: 'readStanding',
      src: 'readStanding',
      input: { productCode: 'SOLAR-26', tokenValue: '662E41' },
    });
    expect(startsOf(played(...pressed, looks(byCard)))).toEqual(['completeOrder']);
  });

  test('another total is shown and said, and ordered only by a second press', () => {
    const risen = looks(dearer);
    const told = snapshotOf(...pressed, risen);
    expect(told.value).toEqual({ review: 'summary' });
    expect([selectTotal(told), selectChange(told), selectFailure(told)]).toEqual([900_00, 'total', null]);
    const again = [...pressed, risen, { type: 'order.placed' }];
    expect(selectChange(snapshotOf(...again))).toBeNull();
    expect(startsOf(played(...again, risen))).toEqual(['completeOrder']);
    expect(startsOf(played(...again, looks(byCard)))).toEqual([]);
  });

  test('a total that asks for more than was declared leads back to the declarations, which are made anew', () => {
    const tooMuch = looks(orderOf(800, { ...paidBy(card), total: 1_200_00 }));
    const told = snapshotOf(...pressed, tooMuch);
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(selectTotal(told)).toBe(1_200_00);
    expect(selectDeclarationsChange(told)).toMatchObject({ was: 800_00, added: [] });
    expect(selectOpenDeclarations(told)).toEqual([{ kind: 'basisMissing' }]);
    for (const screen of ['addresses', 'payment-methods', 'confirmation']) {
      expect(told.can(goTo(`order-process/${screen}`))).toBe(false);
    }
    const submitted = { type: 'declarations.submitted', declarations: declared };
    expect(startsOf(played(...pressed, tooMuch, submitted))).toEqual([]);
  });

  test('a document that came since is to be opened before it is ordered', () => {
    const found = [...pressed, looks(byCard, moreToRead)];
    const told = snapshotOf(...found);
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(selectDeclarationsChange(told)).toMatchObject({ was: null, added: [32] });
    expect(selectOpenDeclarations(told)).toEqual([{ kind: 'documentsNotOpened', ids: [32] }]);
    expect(startsOf(played(...found, { type: 'declarations.submitted', declarations: declared }))).toEqual([]);
  });

  test('what was declared stands where only the shop’s confirmation of it is gone', () => {
    const told = snapshotOf(...pressed, looks(orderOf(800, { ...paidBy(card), legalDocsConfirmAt: null })));
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(told.context.declarations).toEqual(declared);
    expect(told.context.confirmedTotal).toBeNull();
    expect(selectDeclarationsChange(told)).toMatchObject({ was: null, added: [] });
  });

  test('another way to pay is not ordered by, but chosen anew', () => {
    const other = [...pressed, looks(orderOf(800, paidBy(transfer)))];
    expect(startsOf(played(...other))).toEqual(['loadMethods']);
    const choose = snapshotOf(...other, succeeds('loadMethods', [card, transfer]));
    expect(choose.value).toEqual({ payment: 'choosing' });
    expect([selectChange(choose), selectFailed(choose)]).toEqual(['method', null]);
    const chosenAgain = [
      ...other,
      succeeds('loadMethods', [card, transfer]),
      { type: 'method.selected', method: 'card' },
    ];
    expect(selectChange(snapshotOf(...chosenAgain))).toBeNull();
  });

  test('an order that is gone, or is for something else, leads back to the amount', () => {
    for (const found of [null, otherOrder(paidBy(card)), orderOf(700, paidBy(card))]) {
      const now = snapshotOf(...pressed, looks(found), offered);
      expect(now.value).toEqual({ amount: 'editing' });
      expect(selectFailure(now)).toEqual({ kind: 'notFound' });
      expect(now.context).toMatchObject({ order: null, method: null, confirmedTotal: null, quantity: 800 });
    }
  });

  test('a look that fails says so; nothing was sent, so the button may be pressed again', () => {
    const unseen = snapshotOf(...pressed, fails('readStanding', offline));
    expect(unseen.value).toEqual({ review: 'summary' });
    expect(selectFailure(unseen)).toEqual({ kind: 'offline' });
    expect(startsOf(played(...pressed, fails('readStanding', offline), { type: 'order.placed' }))).toEqual([
      'readStanding',
    ]);
  });

  test('the same is found by the looks after a refusal, a reload and an uncertain answer', () => {
    const lost = [...ordering, fails('completeOrder', offline), { type: 'retry.requested' }];
    for (const looking of [
      lost,
      [...ordering, fails('completeOrder', wrongState)],
      [...chosen, { type: 'order.restored' }],
    ]) {
      const at = (...found: Parameters<typeof stands>) => snapshotOf(...looking, looks(...found));
      expect(selectChange(at(dearer))).toBe('total');
      expect(at(dearer).context.order?.total).toBe(900_00);
      expect(at(byCard, moreToRead).value).toEqual({ declarations: 'editing' });
      expect(at(byCard, moreToRead).context.offer).toEqual(moreToRead);
      expect(at(orderOf(800, confirmed)).value).toEqual({ payment: 'loading' });
      expect(at(byCard).value).toEqual({ review: 'summary' });
    }
  });
});

describe('what the steps before find changed', () => {
  test('leads back to the declarations from the address and the way to pay', () => {
    const addresses = { type: 'address.confirmed' };
    const again = { type: 'retry.requested' };
    const restored = { type: 'order.restored' };
    const looking: Event[][] = [
      [...addressed, restored],
      [...addressed, addresses, fails('loadMethods', offline), again],
      [...choosing.slice(0, -1), restored],
      [...choosing, fails('selectMethod', offline), again],
    ];
    for (const events of looking) {
      const told = snapshotOf(...events, looks(byCard, moreToRead));
      expect(told.value).toEqual({ declarations: 'editing' });
      expect([selectChange(told), selectScreen(told)]).toEqual(['declarations', 'order-process/declarations']);
      expect(told.context.order).toEqual(byCard);
    }
  });

  test('is declared before the documents are sent once more', () => {
    const again = [...declaring, fails('sendLegalDocuments', offline), { type: 'retry.requested' }];
    const told = snapshotOf(...again, looks(orderOf(800), moreToRead));
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(selectChange(told)).toBe('declarations');
    expect(startsOf(played(...again, looks(orderOf(800))))).toEqual(['sendLegalDocuments']);
  });

  test('is said until the investor declares anew', () => {
    const told = [...pressed, looks(byCard, moreToRead)];
    const all = { ...declared, openedDocumentIds: [31, 32] };
    const changed = [...told, { type: 'declarations.changed', declarations: all }];
    expect(selectChange(snapshotOf(...changed))).toBe('declarations');
    const submitted = [...changed, { type: 'declarations.submitted', declarations: all }];
    expect(selectChange(snapshotOf(...submitted))).toBeNull();
    expect(startsOf(played(...submitted))).toEqual(['sendLegalDocuments']);
  });
});

test('while a call is under way, or it is asked whether to leave, no word of another tab is taken up', () => {
  const word = { type: 'order.changedElsewhere' };
  for (const events of [
    declaring,
    [...addressed, { type: 'address.confirmed' }],
    choosing,
    pressed,
    ordering,
    [...chosen, { type: 'leave.requested' }],
    [...chosen, { type: 'leave.requested' }, { type: 'leave.confirmed' }],
    [...placed, word],
    [...ordering, fails('completeOrder', lastTokens), { type: 'order.restored' }],
  ]) {
    for (const event of [word, { type: 'order.restored' }, { type: 'leave.requested' }, goTo('order-process/token')]) {
      expect(snapshotOf(...events).can(event)).toBe(false);
    }
  }
});
