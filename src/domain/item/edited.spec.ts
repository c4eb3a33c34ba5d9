import { describe, expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { compareItem, isFrozen, itemFieldAt, itemValuesOf, soldOf } from './edited.ts';

const variant = {
  id: 1,
  code: 'WELLE-1',
  name: 'Auflage 3',
  enabled: true,
  totalSupply: 3,
  onHand: 3,
  inStock: true,
  tracked: true,
  tokenId: null,
  editionNumber: 1,
  channelPricings: [{ channelCode: 'token', price: 25_000, originalPrice: 25_000, buyBackPrice: null }],
};
const item = Item.parse({
  id: 1,
  code: 'WELLE',
  name: 'Welle',
  slug: 'welle',
  allowToBuy: true,
  whitelisting: false,
  royalties: 10,
  translations: [
    { locale: 'de', name: 'Welle', description: 'Am Meer', shortDescription: null },
    { locale: 'en', name: 'Wave', description: null, shortDescription: null },
  ],
  mainTaxon: { code: 'film', name: 'Film', slug: 'film' },
  metadata: {
    collection: 'Gezeiten',
    nft_metadata: { Technik: 'Film', _collaboration: 'yes', _heft: '3' },
  },
  mediaFiles: [{ id: 1, fileName: 'a.png', mediaType: 'image', url: '/a' }],
  defaultVariant: variant,
  variants: [variant],
});
const shown = itemValuesOf(item);
const withStock = (onHand: number, price = 25_000) => ({
  ...item,
  defaultVariant: item.defaultVariant && {
    ...item.defaultVariant,
    onHand,
    channelPricings: item.defaultVariant.channelPricings.map((each) => ({ ...each, price })),
  },
});
const callsFor = (changes: object, now: Item = item) => compareItem(shown, { ...shown, ...changes }, now).calls;

describe('the displayed values of a work', () => {
  test('are those of the shop', () => {
    expect(shown).toEqual({
      collection: 'Gezeiten',
      category: 'film',
      titleDe: 'Welle',
      titleEn: 'Wave',
      descriptionDe: 'Am Meer',
      descriptionEn: '',
      price: 25_000,
      copies: 3,
      royalties: 10,
      whitelisting: false,
      files: ['a.png'],
      rows: [{ key: 'Technik', value: 'Film' }],
      collaboration: true,
      copyrightTransferred: false,
      withdrawn: false,
    });
  });

  test('are empty if the shop has none', () => {
    const bare = { translations: [], mainTaxon: null, metadata: null, royalties: null, defaultVariant: null };
    expect(itemValuesOf({ ...item, ...bare })).toMatchObject({
      collection: '',
      category: '',
      titleDe: '',
      titleEn: '',
      descriptionDe: '',
      descriptionEn: '',
      price: null,
      copies: 1,
      royalties: 0,
      rows: [],
      collaboration: false,
    });
  });
});

test('have English texts only from English', () => {
  const translations = item.translations.map((each) => ({ ...each, description: `in ${each.locale}` }));
  expect(itemValuesOf({ ...item, translations })).toMatchObject({ descriptionDe: 'in de', descriptionEn: 'in en' });
});

test('a work without metadata gets its first properties', () => {
  const bare = { ...item, metadata: null };
  const known = itemValuesOf(bare);
  expect(compareItem(known, { ...known, copyrightTransferred: true }, bare).calls).toEqual([
    {
      kind: 'item',
      changes: { metadata: { collection: null, nft_metadata: { _collaboration: '', _copyright_transferred: 'yes' } } },
    },
  ]);
});

test('the copies sold are those no longer in stock', () => {
  expect([soldOf(item), soldOf(withStock(1)), soldOf(withStock(5)), soldOf({ ...item, defaultVariant: null })]).toEqual(
    [0, 2, 0, 0],
  );
});

describe('the written changes are', () => {
  test('none without changes', () => {
    expect(callsFor({})).toEqual([]);
  });

  test('texts of both languages together, without an emptied one', () => {
    expect(callsFor({ titleDe: 'Brandung' })).toEqual([
      {
        kind: 'item',
        changes: {
          translations: {
            de: { name: 'Brandung', locale: 'de', description: 'Am Meer' },
            en: { name: 'Wave', locale: 'en', description: null },
          },
        },
      },
    ]);
    expect(callsFor({ titleEn: '' })).toMatchObject([{ changes: { translations: { de: { name: 'Welle' } } } }]);
    for (const field of ['descriptionDe', 'descriptionEn'])
      expect(callsFor({ [field]: 'x' })).toMatchObject([{ changes: { translations: {} } }]);
  });

  test('collection and properties together, without hidden keys that the form does not have', () => {
    const kept = { Technik: 'Film', _collaboration: 'yes', _copyright_transferred: '' };
    expect(callsFor({ collection: '' })).toEqual([
      { kind: 'item', changes: { metadata: { collection: null, nft_metadata: kept } } },
    ]);
    expect(callsFor({ rows: [], collaboration: false, copyrightTransferred: true })).toEqual([
      {
        kind: 'item',
        changes: {
          metadata: { collection: 'Gezeiten', nft_metadata: { _collaboration: '', _copyright_transferred: 'yes' } },
        },
      },
    ]);
  });

  test('category, royalties, wallets and files', () => {
    const changes = { category: '', royalties: 5, whitelisting: true, files: ['b.mp4', 'a.png'] };
    expect(callsFor(changes)).toEqual([
      {
        kind: 'item',
        changes: {
          mainTaxon: null,
          royalties: 5,
          whitelisting: true,
          mediaFiles: [
            { fileName: 'b.mp4', mediaType: 'video' },
            { fileName: 'a.png', mediaType: 'image' },
          ],
        },
      },
    ]);
    const again = compareItem(
      { ...shown, withdrawn: true },
      { ...shown, price: 30_000 },
      { ...item, allowToBuy: false },
    );
    expect(again.calls.map(({ kind }) => kind)).toEqual(['offer', 'item']);
    expect(callsFor({ withdrawn: true })).toEqual([{ kind: 'item', changes: { allowToBuy: false } }]);
    expect(callsFor({ category: 'art' })).toEqual([{ kind: 'item', changes: { mainTaxon: 'art' } }]);
  });

  test('the price without the copies in stock, in its own call after the others', () => {
    expect(callsFor({ price: 30_000, royalties: 5 })).toMatchObject([
      { kind: 'item', changes: { royalties: 5 } },
      {
        kind: 'offer',
        isFirst: false,
        draft: { code: 'WELLE-1', product: 'WELLE', channelPricings: { token: { price: 30_000 } } },
      },
    ]);
    // A copy may be sold before the call arrives, and stays sold.
    for (const now of [item, withStock(2)])
      expect(callsFor({ price: 30_000 }, now)).toMatchObject([
        { draft: expect.not.objectContaining({ onHand: expect.anything() }) },
      ]);
    expect(callsFor({ copies: 5 })).toMatchObject([{ draft: { onHand: 5, onHandSeen: 3 } }]);
  });

  test('a first offer for a work that was never offered', () => {
    const draft = { ...item, defaultVariant: null };
    const known = itemValuesOf(draft);
    expect(compareItem(known, { ...known, price: 100, copies: 2 }, draft).calls).toMatchObject([
      { kind: 'offer', isFirst: true, draft: { code: 'WELLE-1', onHand: 2 } },
    ]);
    expect(compareItem(known, { ...known, copies: 2 }, draft).calls).toEqual([]);
  });

  test('no offer for a draft that is put aside, until it is taken up again', () => {
    const draft = { ...item, defaultVariant: null };
    const known = itemValuesOf(draft);
    const { calls, next } = compareItem(known, { ...known, price: 100, copies: 2, withdrawn: true }, draft);
    expect(calls).toEqual([{ kind: 'item', changes: { allowToBuy: false } }]);
    expect(next).toEqual({ ...known, withdrawn: true });
    const aside = { ...draft, allowToBuy: false };
    expect(compareItem(next, { ...next, price: 100, withdrawn: false }, aside).calls).toMatchObject([
      { kind: 'offer', isFirst: true },
      { kind: 'item', changes: { allowToBuy: true } },
    ]);
  });
});

test('nothing is written while copies were sold that the page did not show', () => {
  const wanted = { ...shown, copies: 5, category: 'art' };
  const first = compareItem(shown, wanted, withStock(2));
  expect([first.outdated, first.calls, first.current.copies]).toEqual([['copies'], [], 2]);
  expect(compareItem(first.current, wanted, withStock(2))).toMatchObject({
    outdated: [],
    calls: [{ kind: 'item' }, { kind: 'offer', draft: { onHand: 5, onHandSeen: 2 } }],
  });
});

describe('after a sale', () => {
  test.each([
    { titleDe: 'Brandung' },
    { titleEn: 'Surf' },
    { descriptionDe: 'Im Watt' },
    { descriptionEn: 'By the sea' },
    { royalties: 5 },
    { files: ['b.mp4', 'a.png'] },
    { rows: [] },
    { collaboration: false },
    { copyrightTransferred: true },
  ])('%o is refused before it is sent, with all else, and gives way to the shop’s value', (frozen) => {
    const wanted = { ...shown, ...frozen, price: 30_000 };
    const sold = compareItem(shown, wanted, withStock(2));
    expect(sold).toMatchObject({ outdated: Object.keys(frozen), calls: [], elsewhere: ['copies'] });
    expect(sold.next).toEqual({ ...shown, copies: 2, price: 30_000 });
    expect(Object.keys(frozen).every(isFrozen)).toBe(true);
    expect(compareItem(shown, wanted, item).outdated).toEqual([]);
  });

  test('all other fields are still written', () => {
    const free = { collection: '', category: 'art', whitelisting: true, withdrawn: true, price: 30_000 };
    expect(compareItem(shown, { ...shown, ...free }, withStock(2))).toMatchObject({
      outdated: [],
      calls: [{ kind: 'item' }, { kind: 'offer' }],
    });
    expect(Object.keys(free).some(isFrozen)).toBe(false);
  });
});

test('a violation is shown at its field', () => {
  expect(['translations.de.name', 'onHand', 'metadata.nft_metadata.Technik', 'royalties', ''].map(itemFieldAt)).toEqual(
    ['titleDe', 'copies', 'rows', 'royalties', ''],
  );
});

test('fields that were changed elsewhere only are named, keep the shop’s values and are not written', () => {
  const now: Item = {
    ...withStock(3, 30_000),
    whitelisting: true,
    metadata: { collection: 'Gezeiten', nft_metadata: { Technik: 'Foto', _heft: '3' } },
  };
  const { elsewhere, outdated, next, calls } = compareItem(shown, { ...shown, titleDe: 'Brandung' }, now);
  expect(elsewhere).toEqual(['price', 'whitelisting', 'rows', 'collaboration']);
  expect(next).toMatchObject({ price: 30_000, whitelisting: true, rows: [{ key: 'Technik', value: 'Foto' }] });
  expect([outdated, calls]).toEqual([[], [{ kind: 'item', changes: { translations: expect.anything() } }]]);
  // A form that follows them sends none of them with its next change.
  expect(compareItem(next, { ...next, royalties: 5 }, now).calls).toEqual([
    { kind: 'item', changes: { royalties: 5 } },
  ]);
});
