// What the schemas of the shop leave open, and what is asked of the values that they let through.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from './collection.ts';
import { translationOf } from './content.ts';
import { FailureError, failureOf, found } from './failure.ts';
import { isCompleted, isOrderFor, type Order } from './order.ts';
import { idOf } from './schema.ts';

describe('a collection', () => {
  const page = { member: [1, 2], totalItems: 7 };
  test.each([
    ['API Platform 4', page, page],
    ['API Platform 4, without a total', { member: [1, 2] }, { member: [1, 2], totalItems: 2 }],
    ['Hydra', { 'hydra:member': [1, 2], 'hydra:totalItems': 7 }, page],
    ['Hydra, without a total', { 'hydra:member': [1, 2] }, { member: [1, 2], totalItems: 2 }],
    ['a bare list', [1, 2], { member: [1, 2], totalItems: 2 }],
    ['an empty one whose total is elsewhere', { member: [], totalItems: 7 }, { member: [], totalItems: 7 }],
  ])('of %s', (_, answer, expected) => {
    expect(pageOf(z.int()).parse(answer)).toEqual(expected);
  });

  test.each([null, {}, { member: ['a'] }, ['a'], { 'hydra:member': 1 }, { member: [], totalItems: 1.5 }])(
    '%j is none',
    (answer) => {
      expect(pageOf(z.int()).safeParse(answer).success).toBe(false);
    },
  );
});

test('an id and an IRI that ends with it name the same', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.webPath(), (id, path) => {
      expect(idOf(`/api${path}/${encodeURIComponent(id)}`)).toBe(id);
      expect(idOf(encodeURIComponent(id))).toBe(id);
    }),
  );
  expect(idOf('/api/v2/shop/customers/u1')).toBe('u1');
});

test.each([
  ['en', ['de_DE', 'en_GB'], 'en_GB'],
  ['de', ['en_GB', 'de_AT'], 'de_AT'],
  ['fr', ['en_GB', 'de_DE'], 'de_DE'],
  ['fr', ['en_GB', 'it_IT'], 'en_GB'],
  ['en', ['it_en', 'de'], 'de'],
  ['de', ['it_de', 'x_de'], 'it_de'],
  ['de', [], undefined],
])('of content in %s, which there is in %j, %s is shown', (locale, locales, expected) => {
  expect(
    translationOf(
      locales.map((each) => ({ locale: each })),
      locale,
    )?.locale,
  ).toBe(expected);
});

describe('an order', () => {
  const item = {
    id: 1,
    productCode: 'WIND',
    productName: 'Wind',
    variant: 'WIND-TOKEN',
    variantName: 'Token',
    quantity: 7,
    unitPrice: 100,
    originalUnitPrice: 100,
    subtotal: 700,
    total: 700,
    nominalValue: 700,
  };
  const order = (items: Order['items']): Order => ({
    id: 1,
    number: null,
    tokenValue: 't',
    checkoutState: 'cart',
    paymentState: 'cart',
    shippingState: 'cart',
    currencyCode: 'EUR',
    legalDocsConfirmAt: null,
    checkoutCompletedAt: null,
    items,
    itemsTotal: 700,
    taxTotal: 0,
    total: 700,
    payments: [],
    billingAddress: null,
    bankTransfer: null,
  });

  test.each([
    ['just that', [item], true],
    ['another product', [{ ...item, productCode: 'SOLAR' }], false],
    ['another number', [{ ...item, quantity: 8 }], false],
    ['that and more', [item, { ...item, id: 2 }], false],
    ['nothing', [], false],
  ])('for %s', (_, items, expected) => {
    expect(isOrderFor(order(items), { productCode: 'WIND', quantity: 7 })).toBe(expected);
  });

  test.each([
    ['cart', false],
    ['addressed', false],
    ['payment_selected', false],
    ['completed', true],
  ] as const)('that is %s is binding: %s', (checkoutState, expected) => {
    expect(isCompleted({ checkoutState })).toBe(expected);
  });
});

describe('a failure', () => {
  test('is what was thrown, in the product’s words', () => {
    const cause = new Error('why');
    const error = new FailureError({ kind: 'conflict' }, { cause });
    expect(error).toMatchObject({ name: 'FailureError', message: 'conflict', cause });
    expect(failureOf(error)).toEqual({ kind: 'conflict' });
    expect(failureOf(new Error('odd'))).toEqual({ kind: 'general', status: null, detail: 'odd' });
    expect(failureOf('odd')).toEqual({ kind: 'general', status: null, detail: null });
  });

  test('is what the shop does not have; nothing and none are something', () => {
    expect(() => found(null)).toThrow(new FailureError({ kind: 'notFound' }));
    expect([0, '', false, undefined].map((value) => found(value))).toEqual([0, '', false, undefined]);
  });
});
