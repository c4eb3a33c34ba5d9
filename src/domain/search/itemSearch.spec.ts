import { expect, test } from 'vitest';
import {
  isOneCollection,
  itemFilterCount,
  itemFiltersOf,
  itemQueryOf,
  itemSearchOf,
  searchKindOf,
} from './itemSearch.ts';

const nothing = {
  phrase: '',
  category: '',
  creator: '',
  collection: '',
  priceFrom: null,
  priceTo: null,
  order: 'oldest',
};

test('an address filters by its parameters, with prices in euros, and ignores invalid ones', () => {
  expect(itemSearchOf({})).toEqual(nothing);
  expect(itemSearchOf({ order: 'sideways', priceFrom: '0', priceTo: 'x' })).toEqual(nothing);
  expect(
    itemSearchOf({
      phrase: ' ring ',
      category: 'art',
      creator: 'u',
      collection: 'Pegel',
      priceFrom: '12.5',
      priceTo: '90',
      order: 'latest',
    }),
  ).toEqual({
    phrase: 'ring',
    category: 'art',
    creator: 'u',
    collection: 'Pegel',
    priceFrom: 1250,
    priceTo: 9000,
    order: 'latest',
  });
});

test('the address of a form omits default values', () => {
  const fields = { phrase: 'ring', category: '', creator: 'u', collection: 'Pegel', priceFrom: '12,50', priceTo: '0' };
  expect(itemQueryOf({ ...fields, order: 'oldest' })).toMatchObject({ phrase: 'ring', priceFrom: '12.5', order: '' });
  expect(itemQueryOf({ ...fields, order: 'latest' })).toMatchObject({
    creator: 'u',
    collection: 'Pegel',
    priceTo: '',
    order: 'latest',
  });
});

test('the shop receives only parameters that filter', () => {
  expect(itemFiltersOf(itemSearchOf({}))).toEqual({});
  const search = itemSearchOf({
    phrase: 'a',
    category: 'art',
    creator: 'u',
    collection: 'Pegel',
    priceFrom: '1',
    priceTo: '2',
    order: 'latest',
  });
  expect(itemFiltersOf(search)).toEqual({
    phrase: 'a',
    taxon: 'art',
    creator: 'u',
    collection: 'Pegel',
    priceGreaterThan: 100,
    priceLessThan: 200,
    latestFirst: true,
  });
});

test('the phrase, the order, and a collection with its creator do not count as filters', () => {
  const countOf = (query: object) => itemFilterCount(itemSearchOf(query));
  expect(countOf({ phrase: 'a', order: 'latest' })).toBe(0);
  expect(countOf({ category: 'art', creator: 'u', priceFrom: '1', priceTo: '2' })).toBe(3);
  expect(countOf({ collection: 'Pegel' })).toBe(0);
  expect(countOf({ collection: 'Pegel', creator: 'u', category: 'art' })).toBe(1);
});

test('a collection needs its creator', () => {
  const isOne = (query: object) => isOneCollection(itemSearchOf(query));
  expect(isOne({ collection: 'Pegel', creator: 'u' })).toBe(true);
  expect(isOne({ collection: 'Pegel' })).toBe(false);
  expect(isOne({ creator: 'u' })).toBe(false);
});

test('an address shows the kind that it names, and all kinds without one', () => {
  expect(['all', 'items', 'people', 'collections', 'films', undefined].map(searchKindOf)).toEqual([
    ...['all', 'items', 'people', 'collections', 'all', 'all'],
  ]);
});
