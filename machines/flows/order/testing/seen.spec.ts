import { describe, expect, test } from 'vitest';
import { selectFailure } from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { offline, wrongState } from '#machines/testing/failures.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import {
  selectChange,
  selectDeclarationsChange,
  selectFailed,
  selectOpenDeclarations,
  selectTotal,
  selectTotalBefore,
} from '../selectors.ts';
import {
  card,
  confirmed,
  dearer,
  declared,
  moreToRead,
  orderOf,
  otherOrder,
  paidBy,
  stands,
  transfer,
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
  played,
  snapshotOf,
  startsOf,
} from './sequences.ts';

const pressed = [...chosen, { type: 'order.placed' }];
const byCard = orderOf(800, paidBy(card));
const looks = (...given: Parameters<typeof stands>) => succeeds('readOrderStatus', stands(...given));

describe('nothing unseen is ordered', () => {
  test('the order button first reads the order, and orders unchanged content', () => {
    expect(startsOf(played(...pressed))).toEqual(['readOrderStatus']);
    expect(played(...pressed).effects).toContainEqual({
      type: 'start',
      id: 'readOrderStatus',
      src: 'readOrderStatus',
      input: { productCode: 'SOLAR-26', tokenValue: '662E41' },
    });
    expect(startsOf(played(...pressed, looks(byCard)))).toEqual(['completeOrder']);
  });

  test('another total is shown and reported, and ordered only by a second press', () => {
    const risen = looks(dearer);
    const told = snapshotOf(...pressed, risen);
    expect(told.value).toEqual({ review: 'summary' });
    expect([selectTotal(told), selectChange(told), selectFailure(told)]).toEqual([900_00, 'total', null]);
    expect(selectTotalBefore(told)).toBe(800_00);
    const again = [...pressed, risen, { type: 'order.placed' }];
    expect(selectChange(snapshotOf(...again))).toBeNull();
    expect(startsOf(played(...again, risen))).toEqual(['completeOrder']);
    expect(startsOf(played(...again, looks(byCard)))).toEqual([]);
  });

  test('a total that needs more declarations leads back to the declarations, which are made again', () => {
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

  test('a document that was added since must be opened before ordering', () => {
    const found = [...pressed, looks(byCard, moreToRead)];
    const told = snapshotOf(...found);
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(selectDeclarationsChange(told)).toMatchObject({ was: null, added: [32] });
    expect(selectOpenDeclarations(told)).toEqual([{ kind: 'documentsNotOpened', ids: [32] }]);
    expect(startsOf(played(...found, { type: 'declarations.submitted', declarations: declared }))).toEqual([]);
  });

  test('declarations remain if only the shop’s confirmation of them is gone', () => {
    const told = snapshotOf(...pressed, looks(orderOf(800, { ...paidBy(card), legalDocsConfirmAt: null })));
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(told.context.declarations).toEqual(declared);
    expect(told.context.confirmedTotal).toBeNull();
    expect(selectDeclarationsChange(told)).toMatchObject({ was: null, added: [] });
  });

  test('another payment method must be chosen again before ordering', () => {
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

  test('an order that is gone, or has other content, leads back to the amount', () => {
    for (const found of [null, otherOrder(paidBy(card)), orderOf(700, paidBy(card))]) {
      const now = snapshotOf(...pressed, looks(found), offered);
      expect(now.value).toEqual({ amount: 'editing' });
      expect(selectFailure(now)).toEqual({ kind: 'notFound' });
      expect(now.context).toMatchObject({ order: null, method: null, confirmedTotal: null, quantity: 800 });
    }
  });

  test('the same differences are found by the reads after a refusal, a reload and an uncertain answer', () => {
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

describe('a change found by the answer to a write', () => {
  const confirming = [...declaring, succeeds('sendLegalDocuments')];
  const answers = (changes: Parameters<typeof orderOf>[1]) => succeeds('selectMethod', orderOf(800, changes));
  const onlyCard = [...addressed, { type: 'address.confirmed' }, succeeds('loadMethods', [card])];

  test('of the total leads back to the declarations that were made for another', () => {
    const risen = succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, total: 900_00 }));
    const told = snapshotOf(...confirming, risen);
    expect([told.value, selectTotal(told)]).toEqual([{ declarations: 'editing' }, 900_00]);
    expect(selectDeclarationsChange(told)).toEqual({ kind: 'changed', what: 'declarations', was: 800_00, added: [] });
    expect(told.context).toMatchObject({ declarations: declared, confirmedTotal: null });
    expect(told.can(goTo('order-process/addresses'))).toBe(false);
    const again = [...confirming, risen, { type: 'declarations.submitted', declarations: declared }];
    expect(startsOf(played(...again))).toEqual(['sendLegalDocuments']);
    const declaredAgain = snapshotOf(...again, succeeds('sendLegalDocuments'), risen);
    expect([declaredAgain.value, declaredAgain.context.confirmedTotal]).toEqual([{ address: 'editing' }, 900_00]);
    expect(selectChange(declaredAgain)).toBeNull();
  });

  test.each([choosing, onlyCard])('with the method is shown in the summary', (...way) => {
    const told = snapshotOf(...way, answers({ ...paidBy(card), total: 900_00 }));
    expect([told.value, selectTotal(told)]).toEqual([{ review: 'summary' }, 900_00]);
    expect([selectChange(told), selectTotalBefore(told)]).toEqual(['total', 800_00]);
  });

  test.each([choosing, onlyCard])('with the method is declared first if the total needs it', (...way) => {
    const told = snapshotOf(...way, answers({ ...paidBy(card), total: 1_200_00 }));
    expect([told.value, selectTotal(told)]).toEqual([{ declarations: 'editing' }, 1_200_00]);
    expect(selectDeclarationsChange(told)).toMatchObject({ was: 800_00, added: [] });
    expect(selectOpenDeclarations(told)).toEqual([{ kind: 'basisMissing' }]);
  });
});

describe('a change found by the steps before', () => {
  test('leads back to the declarations from the address and the payment method', () => {
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

  test('needs its declaration before the documents are sent once more', () => {
    const again = [...declaring, fails('sendLegalDocuments', offline), { type: 'retry.requested' }];
    const told = snapshotOf(...again, looks(orderOf(800), moreToRead));
    expect(told.value).toEqual({ declarations: 'editing' });
    expect(selectChange(told)).toBe('declarations');
    expect(startsOf(played(...again, looks(orderOf(800))))).toEqual(['sendLegalDocuments']);
  });

  test('is shown until the investor declares again', () => {
    const told = [...pressed, looks(byCard, moreToRead)];
    const all = { ...declared, openedDocumentIds: [31, 32] };
    const changed = [...told, { type: 'declarations.changed', declarations: all }];
    expect(selectChange(snapshotOf(...changed))).toBe('declarations');
    const submitted = [...changed, { type: 'declarations.submitted', declarations: all }];
    expect(selectChange(snapshotOf(...submitted))).toBeNull();
    expect(startsOf(played(...submitted))).toEqual(['sendLegalDocuments']);
  });
});
