import { expect, test } from 'vitest';
import { NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import {
  detailsOf,
  keysGivenTwice,
  newItemOf,
  offerOf,
  type PreparedItem,
  saidRows,
  sketchedItem,
  sketchOf,
  translationsOf,
} from './prepared.ts';

const prepared: PreparedItem = {
  place: { collection: ' Gezeiten ', category: 'film' },
  words: { titleDe: ' Welle ', titleEn: '', descriptionDe: 'Ein <b>Film</b>', descriptionEn: 'left out' },
  terms: { price: 25_000, copies: 3, royalties: 10, whitelisting: true },
  files: [
    { fileName: 'a.png', name: 'Bild.png', kind: 'image', url: '/a' },
    { fileName: 'b.mp4', name: 'Film.mp4', kind: 'video', url: '/b' },
    { fileName: 'c', name: 'c', kind: 'image', url: '/c' },
  ],
  details: {
    rows: [
      { key: ' Technik ', value: ' Film ' },
      { key: '  ', value: 'ignored' },
      { key: '_hidden', value: 'not ours' },
    ],
    collaboration: true,
    copyrightTransferred: false,
  },
};

test('a prepared work matches the shop’s schema', () => {
  const draft = newItemOf(prepared, 'r-1');
  expect(draft).toEqual({
    mediaFiles: [
      { fileName: 'a.png', mediaType: 'image' },
      { fileName: 'b.mp4', mediaType: 'video' },
      { fileName: 'c', mediaType: 'image' },
    ],
    translations: { de: { name: 'Welle', locale: 'de', description: 'Ein <b>Film</b>' } },
    royalties: 10,
    metadata: { collection: 'Gezeiten', nft_metadata: { Technik: 'Film', _collaboration: 'yes' } },
    whitelisting: true,
    mainTaxon: 'film',
    reference: 'r-1',
  });
  expect(NewItem.parse(draft)).toEqual(draft);
  const details = { rows: [], collaboration: false, copyrightTransferred: true };
  const words = { ...prepared.words, titleEn: ' Wave ', descriptionDe: ' ' };
  expect(newItemOf({ ...prepared, words, details, place: { collection: ' ', category: 'x' } }, 'r')).toMatchObject({
    translations: { de: { description: null }, en: { name: 'Wave', locale: 'en', description: 'left out' } },
    metadata: { collection: null, nft_metadata: { _copyright_transferred: 'yes' } },
  });
});

test('a price is that of the only edition, in cents', () => {
  const offer = offerOf('WELLE-1A', prepared.terms);
  expect(VariantDraft.parse(offer)).toEqual(offer);
  expect(offer).toMatchObject({
    code: 'WELLE-1A-1',
    product: 'WELLE-1A',
    onHand: 3,
    tracked: true,
    channelPricings: { token: { price: 25_000, originalPrice: 25_000 } },
  });
});

test('details omit rows that are not published', () => {
  const rows = ['Technik', '', ' ', '_heft', ' _heft'].map((key) => ({ key, value: ' x ' }));
  expect(saidRows(rows)).toEqual([{ key: 'Technik', value: 'x' }]);
});

test('details name each property once', () => {
  const twiceIn = (...keys: string[]) => [...keysGivenTwice(keys.map((key) => ({ key, value: 'x' })))];
  expect([twiceIn('a', ' a ', 'b'), twiceIn('', ' ', 'b')]).toEqual([['a'], []]);
});

test('an English title is omitted if it is only spaces', () => {
  const words = { titleDe: 'Welle', descriptionDe: '', descriptionEn: '' };
  expect(translationsOf({ ...words, titleEn: '  ' })).not.toHaveProperty('en');
});

test('the confirmations are read back, and no other key with an underscore', () => {
  expect(detailsOf({ _copyright_transferred: 'yes', _heft: '3', Technik: 'Film' })).toEqual({
    rows: [{ key: 'Technik', value: 'Film' }],
    collaboration: false,
    copyrightTransferred: true,
  });
  expect(detailsOf({ _copyright_transferred: '' }).copyrightTransferred).toBe(false);
});

test('the sketch of a draft has its answers, and one copy before the terms', () => {
  const { words, terms, files } = prepared;
  expect(sketchOf({ words: null, terms: null, files: [] })).toEqual({
    titleDe: '',
    titleEn: '',
    price: null,
    copies: 1,
    whitelisting: false,
    files: [],
  });
  const item = sketchedItem(sketchOf({ words: { ...words, titleEn: ' Wave ' }, terms, files }), 'no title');
  expect(item.translations.map(({ locale, name }) => [locale, name])).toEqual([
    ['de', 'Welle'],
    ['en', 'Wave'],
  ]);
  expect(item.mediaFiles.map(({ mediaType, url }) => [mediaType, url])).toEqual([
    ['image', '/a'],
    ['video', '/b'],
    ['image', '/c'],
  ]);
  expect(item).toMatchObject({ name: 'Welle', whitelisting: true, defaultVariant: { totalSupply: 3, onHand: 3 } });
  expect(item.defaultVariant.channelPricings).toMatchObject([{ channelCode: 'token', price: 25_000 }]);
});

test('a draft without a title or a valid number of copies can be sketched', () => {
  const sketch = { ...sketchOf({ words: null, terms: null, files: [] }), copies: null };
  const file = { fileName: 'a.mp3', name: 'a.mp3', kind: 'audio' as const, url: '' };
  const item = sketchedItem({ ...sketch, files: [file] }, 'no title');
  expect(item.translations).toMatchObject([{ locale: 'de', name: 'no title' }]);
  expect(item.mediaFiles).toMatchObject([{ mediaType: 'audio', url: null }]);
  expect(item.defaultVariant).toMatchObject({ totalSupply: null, onHand: 1, channelPricings: [] });
});
