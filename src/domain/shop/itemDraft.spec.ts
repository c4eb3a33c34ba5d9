import { expect, test } from 'vitest';
import { itemLimits } from '../constants/itemLimits.ts';
import { NewItem, VariantDraft } from './itemDraft.ts';

const words = { name: 'a', locale: 'de', description: null };
const draft = { mediaFiles: [{ mediaType: 'image', fileName: 'a.png' }], translations: { de: words } };
const rowsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
const isTaken = (more: object) => NewItem.safeParse({ ...draft, ...more }).success;

test('a draft gets defaults for its absent fields', () => {
  expect(NewItem.parse(draft)).toEqual({
    ...draft,
    royalties: 0,
    metadata: { collection: null, nft_metadata: {} },
    whitelisting: false,
    mainTaxon: null,
    reference: null,
  });
});

test('one language is enough, none is not', () => {
  expect(isTaken({ translations: { en: { ...words, locale: 'en' } } })).toBe(true);
  expect(isTaken({ translations: {} })).toBe(false);
});

test('rows with an empty key are ignored, hidden ones are kept, and their number is limited', () => {
  const nft_metadata = { Technik: 'Tusche', '': 'a', '  ': 'b', _heft: '3' };
  expect(NewItem.parse({ ...draft, metadata: { nft_metadata } }).metadata).toEqual({
    collection: null,
    nft_metadata: { Technik: 'Tusche', _heft: '3' },
  });
  const taken = [0, 1].map((more) => isTaken({ metadata: { nft_metadata: rowsOf(itemLimits.metadataRows + more) } }));
  expect(taken).toEqual([true, false]);
});

test('a price is in whole cents, and above 0', () => {
  const priced = (price: number) =>
    VariantDraft.safeParse({ code: 'A-1', product: 'A', onHand: 0, channelPricings: { token: { price } } });
  const prices = [1, itemLimits.price, 0, 1.5, itemLimits.price + 1];
  expect(prices.map((price) => priced(price).success)).toEqual([true, true, false, false, false]);
  expect(priced(5).data?.channelPricings.token).toEqual({ channelCode: 'token', price: 5, originalPrice: null });
});
