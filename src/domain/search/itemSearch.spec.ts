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
const named = { phrase: 'ring', category: 'art', creator: 'u', collection: 'Pegel', order: 'latest' };
const full = { ...named, priceFrom: '12.5', priceTo: '90' };

test('an address filters by its parameters, with prices in euros, and ignores invalid ones', () => {
  expect(itemSearchOf({})).toEqual(nothing);
  expect(itemSearchOf({ order: 'sideways', priceFrom: '0', priceTo: 'x' })).toEqual(nothing);
  expect(itemSearchOf({ ...full, phrase: ' ring ' })).toEqual({ ...named, priceFrom: 1250, priceTo: 9000 });
});

test('the address of a form omits default values', () => {
  expect(itemQueryOf({ ...named, priceFrom: '12,50', priceTo: '90' })).toEqual(full);
  expect(itemQueryOf({ ...full, priceTo: '0', order: 'oldest' })).toEqual({ ...full, priceTo: '', order: '' });
});

test('the shop receives only parameters that filter', () => {
  expect(itemFiltersOf(itemSearchOf({}))).toEqual({});
  expect(itemFiltersOf(itemSearchOf(full))).toEqual({
    phrase: 'ring',
    taxon: 'art',
    creator: 'u',
    collection: 'Pegel',
    priceGreaterThan: 1250,
    priceLessThan: 9000,
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
  const kinds = ['items', 'people', 'collections', 'films', undefined].map(searchKindOf);
  expect(kinds).toEqual(['items', 'people', 'collections', 'all', 'all']);
});
