import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { isUncertain, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import { offline } from '#machines/testing/failures.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectDeclarationsChange } from '../selectors.ts';
import { card, confirmed, orderOf, stands, transfer } from './fixtures.ts';
import { again, at, declare, type Event, goTo, ordering, played, submitted } from './sequences.ts';

const choose = { type: 'method.selected', method: card.code };
const unkept = [...at('payment-methods'), choose, fails('selectMethod', offline)];
const alone = [...at('addresses'), { type: 'address.confirmed' }, succeeds('loadMethods', [transfer])];
const reloading = [...unkept, again, succeeds('readOrderStatus', stands(orderOf(800, confirmed)))];
/** All calls except reads of the order, with the events before them. */
const CALLS: { way: readonly Event[]; port: string }[] = [
  { way: [], port: 'loadOffer' },
  { way: submitted, port: 'placement' },
  { way: [...at('declarations'), declare], port: 'sendLegalDocuments' },
  {
    way: [...at('declarations'), declare, succeeds('sendLegalDocuments')],

    port: 'confirmLegalDocuments',
  },
  { way: [...at('addresses'), { type: 'address.confirmed' }], port: 'loadMethods' },
  { way: alone, port: 'selectMethod' },
  { way: [...at('payment-methods'), choose], port: 'selectMethod' },
  { way: reloading, port: 'loadMethods' },
  { way: ordering, port: 'completeOrder' },
];

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
    const { snapshot } = played(...submitted, lostAnswer, again, succeeds('readOrderStatus', stands(at200(800))));
    expect(selectDeclarationsChange(snapshot)).toMatchObject({ was: 800_00 });
  });

  test('reports it once', () => {
    const other = [goTo('order-process/token'), { type: 'quantity.submitted', quantity: 900 }, placedAt200(900)];
    const { snapshot } = played(...submitted, placedAt200(800), ...other);
    expect(selectDeclarationsChange(snapshot)).toBeNull();
  });
});
