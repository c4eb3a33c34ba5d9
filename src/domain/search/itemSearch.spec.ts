import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import {
  arrangedItems,
  isOneCollection,
  itemFilterCount,
  itemFiltersOf,
  itemQueryOf,
  itemSearchOf,
  plainSearch,
  searchKindOf,
} from './itemSearch.ts';

const nothing = {
  phrase: '',
  category: '',
  creator: '',
  collection: '',
  priceFrom: null,
  priceTo: null,
  medium: '',
  order: 'oldest',
};
const named = { phrase: 'ring', category: 'art', creator: 'u', collection: 'Pegel', medium: 'audio', order: 'latest' };
const full = { ...named, priceFrom: '12.5', priceTo: '90' };

test('an address filters by its parameters, with prices in euros, and ignores invalid ones', () => {
  expect(itemSearchOf({})).toEqual(nothing);
  expect(itemSearchOf({ medium: 'smell', order: 'sideways', priceFrom: '0', priceTo: 'x' })).toEqual(nothing);
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
    mediaType: 'audio',
    latestFirst: true,
  });
  expect(itemFiltersOf(itemSearchOf({ order: 'cheapest' }))).toEqual({ byPrice: 'ASC' });
  expect(itemFiltersOf(itemSearchOf({ order: 'dearest' }))).toEqual({ byPrice: 'DESC' });
});

test('the phrase, the order, and a collection with its creator do not count as filters', () => {
  const countOf = (query: object) => itemFilterCount(itemSearchOf(query));
  expect(countOf({ phrase: 'a', order: 'latest' })).toBe(0);
  expect(countOf({ category: 'art', creator: 'u', priceFrom: '1', priceTo: '2' })).toBe(3);
  expect(countOf({ medium: 'video' })).toBe(1);
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

const itemOf = (code: string, price: number | null, ...media: string[]) =>
  Item.parse(
    workWith(
      { code, mediaFiles: media.map((mediaType, id) => ({ id, fileName: code, mediaType })) },
      { channelPricings: price === null ? [] : [{ channelCode: 'token', price }] },
    ),
  );
const works = [
  itemOf('film', 300, 'image', 'video'),
  itemOf('draft', null, 'image'),
  itemOf('sound', 100, 'image', 'audio'),
  itemOf('picture', 200, 'image'),
  itemOf('print', 200, 'image'),
];

test.each([
  [{}, ['film', 'draft', 'sound', 'picture', 'print']],
  [{ order: 'latest' }, ['print', 'picture', 'sound', 'draft', 'film']],
  [{ order: 'cheapest' }, ['sound', 'picture', 'print', 'film', 'draft']],
  [{ order: 'dearest' }, ['film', 'picture', 'print', 'sound', 'draft']],
  [{ medium: 'image' }, ['draft', 'picture', 'print']],
  [{ medium: 'audio' }, ['sound']],
  [{ medium: 'video', order: 'cheapest' }, ['film']],
])('the app arranges works as the shop does: %j', (query, codes) => {
  expect(arrangedItems(works, itemSearchOf(query)).map(({ code }) => code)).toEqual(codes);
});

test('a search is plain without a medium and the order by price', () => {
  for (const query of [{}, { order: 'latest', phrase: 'a' }]) {
    const search = itemSearchOf(query);
    expect(plainSearch(search)).toBe(search);
  }
  for (const query of [{ medium: 'video' }, { order: 'cheapest' }, { order: 'dearest', medium: 'image' }])
    expect(plainSearch(itemSearchOf({ ...query, phrase: 'a' }))).toEqual(itemSearchOf({ phrase: 'a' }));
});
