// Edge cases of the shop's schemas, and functions on the parsed values.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { termsOf } from '../order/productTerms.ts';
import { itemOf, orderWith } from '../order/testing/order.ts';
import { AuthAnswer } from './auth.ts';
import { pageOf } from './collection.ts';
import { Address } from './customer.ts';
import { FailureError, failureOf, requireFound } from './failure.ts';
import { isCompleted, isMethodKept, isOrderFor } from './order.ts';
import { Product } from './product.ts';
import { entity, reference } from './relations.ts';
import { idOf } from './schema.ts';
import { Settings } from './settings.ts';
import { translationOf, translations } from './translations.ts';

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
    '%j is rejected',
    (answer) => {
      expect(pageOf(z.int()).safeParse(answer).success).toBe(false);
    },
  );
});

test('an id and an IRI that ends with it identify the same', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.webPath(), (id, path) => {
      expect(idOf(`/api${path}/${encodeURIComponent(id)}`)).toBe(id);
      expect(idOf(encodeURIComponent(id))).toBe(id);
    }),
  );
  expect(idOf('/api/v2/shop/customers/u1')).toBe('u1');
  expect(idOf('/api/v2/shop/orders/7/')).toBe('7');
});

test.each([
  ['en', ['de_DE', 'en_GB'], 'en_GB'],
  ['de', ['en_GB', 'de_AT'], 'de_AT'],
  ['fr', ['en_GB', 'de_DE'], 'de_DE'],
  ['fr', ['en_GB', 'it_IT'], 'en_GB'],
  ['en', ['it_en', 'de'], 'de'],
  ['de', ['it_de', 'x_de'], 'it_de'],
  ['de', [], undefined],
])('of content in %s, available in %j, %s is shown', (locale, locales, expected) => {
  expect(
    translationOf(
      locales.map((each) => ({ locale: each })),
      locale,
    )?.locale,
  ).toBe(expected);
});

describe('an answer of Sylius', () => {
  test.each([
    ['/api/v2/shop/product-variants/WIND-TOKEN', 'WIND-TOKEN'],
    ['WIND-TOKEN', 'WIND-TOKEN'],
    [{ '@id': '/api/v2/shop/product-variants/WIND-TOKEN', '@type': 'ProductVariant' }, 'WIND-TOKEN'],
    [{ '@id': '/api/v2/shop/product-variants/7', code: 'WIND-TOKEN' }, 'WIND-TOKEN'],
    [{ id: 7 }, '7'],
    [7, '7'],
  ])('identifies by %j the same as by %s', (sent, code) => {
    expect(reference.parse(sent)).toBe(code);
  });

  test.each([null, undefined, true, [], {}, { '@type': 'ProductVariant' }])('identifies nothing by %j', (sent) => {
    expect(reference.safeParse(sent).success).toBe(false);
  });

  const Thing = entity(z.object({ id: z.int(), iri: z.optional(z.string()) }));
  test.each([
    [{ '@id': '/api/v2/shop/addresses/48' }, { id: 48, iri: '/api/v2/shop/addresses/48' }],
    [
      { '@id': '/api/v2/shop/addresses/48', id: 7 },
      { id: 7, iri: '/api/v2/shop/addresses/48' },
    ],
    [{ id: 7 }, { id: 7 }],
  ])('has its id in %j', (sent, read) => {
    expect(Thing.parse(sent)).toEqual(read);
  });
  test('has no number if the IRI ends in a code', () => {
    expect(Thing.safeParse({ '@id': '/api/v2/shop/orders/662E41' }).success).toBe(false);
  });

  const Texts = translations(z.object({ locale: z.string(), name: z.string() }));
  const both = [
    { locale: 'de_DE', name: 'Impressum' },
    { locale: 'en_US', name: 'Imprint' },
  ];
  test.each([
    ['a list', both, both],
    ['an object by locale', { de_DE: { name: 'Impressum' }, en_US: { locale: 'en_US', name: 'Imprint' } }, both],
    ['an object with one that is null', { de_DE: { name: 'Impressum' }, en_US: { name: null } }, both.slice(0, 1)],
    ['null', null, []],
  ])('has texts by language as %s', (_, sent, read) => {
    expect(Texts.parse(sent)).toEqual(read);
  });
});

describe('an order', () => {
  const item = itemOf('WIND');
  const unnamed = { ...item, productCode: null };

  test.each([
    [[item], true],
    [[itemOf('SOLAR', { variant: 'WIND-T' })], false],
    [[{ ...item, quantity: 8 }], false],
    [[item, { ...item, id: 2 }], false],
    [[], false],
    [[unnamed], true],
    [[{ ...unnamed, variant: 'SOLAR-T' }], false],
  ])('of %o is for seven of one product: %s', (items, expected) => {
    expect(isOrderFor(orderWith({ items }), { productCode: 'WIND', variantCode: 'WIND-T', quantity: 7 })).toBe(
      expected,
    );
    expect(isOrderFor(orderWith({ items: [unnamed] }), { productCode: 'WIND', variantCode: null, quantity: 7 })).toBe(
      false,
    );
  });

  test.each([
    ['addressed', 'bank', false],
    ['payment_selected', 'bank', true],
    ['completed', 'bank', true],
    ['payment_selected', 'card', false],
    ['payment_selected', null, false],
  ])('that is %s keeps its preassigned method when %s is chosen: %s', (checkoutState, method, kept) => {
    const payments = [{ id: 1, method: 'bank', state: 'cart' }];
    expect(isMethodKept({ checkoutState, checkoutCompletedAt: null, payments }, method)).toBe(kept);
    expect(isMethodKept({ checkoutState, checkoutCompletedAt: null, payments: [] }, null)).toBe(false);
  });

  test.each([
    ['addressed', '2026-11-21T14:32:00+01:00', false],
    ['completed', null, true],
    ['in_review', null, false],
    ['in_review', '2026-11-21T14:32:00+01:00', true],
  ] as const)('that is %s, completed at %s, is binding: %s', (checkoutState, checkoutCompletedAt, expected) => {
    expect(isCompleted({ checkoutState, checkoutCompletedAt })).toBe(expected);
  });
});

test('a failure is the thrown error as a failure', () => {
  const cause = new Error('why');
  const error = new FailureError({ kind: 'conflict' }, { cause });
  expect(error).toMatchObject({ name: 'FailureError', message: 'conflict', cause });
  expect(failureOf(error)).toEqual({ kind: 'conflict' });
  expect(failureOf(new Error('odd'))).toEqual({ kind: 'general', status: null, detail: 'odd' });
  expect(failureOf('odd')).toEqual({ kind: 'general', status: null, detail: null });
});

test('a failure is “not found” for null; 0 and empty values are found', () => {
  expect(() => requireFound(null)).toThrow(new FailureError({ kind: 'notFound' }));
  expect([requireFound(0), requireFound('')]).toEqual([0, '']);
});

test('settings default to the investor reading with the shop at the same origin, without inspection', () => {
  const open = { signUpOpen: true, withdrawals: true, partnerOrigins: [], inspect: false };
  expect(Settings.parse({})).toMatchObject({ reading: 'investor', apiBase: '/api/v2/shop/', ...open });
});

describe('a product', () => {
  const variant = {
    id: 1,
    code: 'W-T',
    name: 'Token',
    enabled: true,
    totalSupply: 9,
    onHand: 7,
    inStock: true,
    tracked: true,
  };
  const pricing = { channelCode: 'token', price: 100 };
  const bare = { id: 1, code: 'WIND', name: 'Wind', slug: 'wind', allowToBuy: true, whitelisting: false };

  test('has null for omitted fields', () => {
    expect(Product.parse(bare)).toEqual({
      ...bare,
      shortDescription: null,
      description: null,
      mainTaxon: null,
      attributes: [],
      mediaFiles: [],
      translations: [],
      legalDocuments: [],
      defaultVariant: null,
    });
  });

  test('with fewer fields can be shown, but not bought', () => {
    const plain = Product.parse({
      code: 'WIND',
      name: 'Wind',
      slug: 'wind',
      '@id': '/api/v2/shop/products/WIND',
      mainTaxon: { name: 'Energie', slug: 'energie' },
      mediaFiles: [{ '@id': '/api/v2/shop/media-files/7', fileName: 'a.jpg', mediaType: 'image' }],
      translations: { de_DE: { name: 'Wind' }, en_US: { name: null } },
      legalDocuments: [{ '@id': '/api/v2/shop/legal-documents/9', name: 'Blatt' }],
      defaultVariant: { code: 'W-T', onHand: null, totalSupply: null, channelPricings: { token: pricing } },
    });
    expect(plain).toMatchObject({
      id: null,
      allowToBuy: false,
      whitelisting: false,
      mainTaxon: { code: 'energie' },
      mediaFiles: [{ id: 7, url: null }],
      translations: [{ locale: 'de_DE', name: 'Wind' }],
      legalDocuments: [{ id: 9, fileUuid: null }],
      defaultVariant: {
        name: null,
        enabled: true,
        totalSupply: null,
        onHand: 0,
        inStock: true,
        tracked: true,
        channelPricings: [{ channelCode: 'token', price: 100 }],
      },
    });
    expect(termsOf(plain)).toMatchObject({ supply: null, onHand: 0, subscribedPercent: null, unitPrice: 100 });
  });

  test('names related objects by their IRIs outside of its serialisation group', () => {
    const iris = { mainTaxon: '/api/v2/shop/taxons/a', defaultVariant: '/api/v2/shop/product-variants/W-T' };
    expect(Product.parse({ ...bare, ...iris })).toMatchObject({ mainTaxon: null, defaultVariant: null });
  });

  test('is read without files of another type, and without an invalid price', () => {
    const mediaFiles = [{ id: 1, fileName: 'a.pdf', mediaType: 'document' }];
    const other = { channelCode: 'web', price: null };
    const channelPricings = [{ ...pricing, price: 1.5 }, other, pricing];
    expect(Product.parse({ ...bare, mediaFiles, defaultVariant: { ...variant, channelPricings } })).toMatchObject({
      mediaFiles: [],
      defaultVariant: { channelPricings: [pricing] },
    });
    const keyed = { web: other, [pricing.channelCode]: { price: pricing.price } };
    expect(Product.parse({ ...bare, defaultVariant: { ...variant, channelPricings: keyed } })).toMatchObject({
      defaultVariant: { channelPricings: [{ channelCode: pricing.channelCode, price: pricing.price }] },
    });
  });
});

test('an address is identified by its iri, or by API Platform’s @id', () => {
  const { iri: _, ...fields } = { iri: '', countryCode: 'DE', street: 'Weg 1', city: 'Ort', postcode: '01234' };
  expect(Address.parse({ ...fields, '@id': '/addresses/7' }).iri).toBe('/addresses/7');
  expect(Address.parse({ ...fields, '@id': '/addresses/7', iri: '/addresses/8' }).iri).toBe('/addresses/8');
  expect(Address.safeParse(fields).success).toBe(false);
  expect(Address.safeParse('Weg 1').success).toBe(false);
});

test('a login that still needs its code may have no refresh token', () => {
  const answer = { token: 'x', customer: 'c', twoFactorRequired: true };
  for (const more of [{}, { refresh_token: null }, { refresh_token: '' }])
    expect(AuthAnswer.parse({ ...answer, ...more }).refresh_token).toBe('');
});
