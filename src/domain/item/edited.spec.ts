import { describe, expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import type { ItemChanges } from '#domain/shop/itemDraft.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { compareItem, type ItemValues, isFrozen, itemFieldAt, itemValuesOf, soldOf } from './edited.ts';

const workWhose = (onHand: number, price = 25_000) =>
  Item.parse(
    workWith(
      {
        royalties: 10,
        translations: [
          { locale: 'de', name: 'Welle', description: 'Am Meer' },
          { locale: 'en', name: 'Wave', description: null },
        ],
        mainTaxon: { code: 'film', name: 'Film', slug: 'film' },
        metadata: {
          collection: 'Gezeiten',
          nft_metadata: { Technik: 'Film', _collaboration: 'yes', _heft: '3' },
        },
        mediaFiles: [{ id: 1, fileName: 'a.png', mediaType: 'image', url: '/a' }],
      },
      { totalSupply: 3, onHand, channelPricings: [{ channelCode: 'token', price }] },
    ),
  );
const item = workWhose(3);
const draft = { ...item, defaultVariant: null };
const shown = itemValuesOf(item);
const callsFor = (changes: Partial<ItemValues>, now: Item = item) =>
  compareItem(shown, { ...shown, ...changes }, now).calls;
const written = (changes: ItemChanges) => [{ kind: 'item', changes }];

test('the displayed values of a work are those of the shop', () => {
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
  const translations = item.translations.map((each) => ({ ...each, description: `in ${each.locale}` }));
  expect(itemValuesOf({ ...item, translations })).toMatchObject({ descriptionDe: 'in de', descriptionEn: 'in en' });
});

test('the displayed values of a work are empty if the shop has none', () => {
  const bare = { ...draft, translations: [], mainTaxon: null, metadata: null, royalties: null };
  const noWords = { titleDe: '', titleEn: '', descriptionDe: '', descriptionEn: '' };
  const noDetails = { collection: '', category: '', rows: [], collaboration: false };
  const values = itemValuesOf(bare);
  expect(values).toMatchObject({ ...noWords, ...noDetails, price: null, copies: 1, royalties: 0 });
});

test('the copies sold are those no longer in stock', () => {
  expect([item, workWhose(1), workWhose(5), draft].map(soldOf)).toEqual([0, 2, 0, 0]);
});

describe('the written changes are', () => {
  test('texts of both languages together, without an emptied one', () => {
    const translations = {
      de: { name: 'Brandung', locale: 'de', description: 'Am Meer' },
      en: { name: 'Wave', locale: 'en', description: null },
    } as const;
    expect(callsFor({ titleDe: 'Brandung' })).toEqual(written({ translations }));
    const de = { ...translations.de, name: 'Welle' };
    expect(callsFor({ titleEn: '' })).toEqual(written({ translations: { de } }));
    for (const field of ['descriptionDe', 'descriptionEn'])
      expect(callsFor({ [field]: 'x' })).toMatchObject([{ changes: { translations: {} } }]);
  });

  test('collection and properties together, without hidden keys that the form does not have', () => {
    const kept = { Technik: 'Film', _collaboration: 'yes', _copyright_transferred: '' };
    expect(callsFor({ collection: '' })).toEqual(written({ metadata: { collection: null, nft_metadata: kept } }));
    const rights = { _collaboration: '', _copyright_transferred: 'yes' };
    const metadata = { collection: 'Gezeiten', nft_metadata: rights };
    const changes = { rows: [], collaboration: false, copyrightTransferred: true };
    expect(callsFor(changes)).toEqual(written({ metadata }));
    const bare = { ...item, metadata: null };
    const known = itemValuesOf(bare);
    const first = written({ metadata: { collection: null, nft_metadata: rights } });
    expect(compareItem(known, { ...known, copyrightTransferred: true }, bare).calls).toEqual(first);
  });

  test('category, royalties, wallets and files', () => {
    expect(callsFor({ category: '', royalties: 5, whitelisting: true, files: ['b.mp4', 'a.png'] })).toEqual(
      written({
        mainTaxon: null,
        royalties: 5,
        whitelisting: true,
        mediaFiles: [
          { fileName: 'b.mp4', mediaType: 'video' },
          { fileName: 'a.png', mediaType: 'image' },
        ],
      }),
    );
    expect(callsFor({ withdrawn: true })).toEqual(written({ allowToBuy: false }));
    expect(callsFor({ category: 'art' })).toEqual(written({ mainTaxon: 'art' }));
  });

  test('the new price first if a work is offered again', () => {
    const wanted = { ...shown, price: 30_000 };
    const again = compareItem({ ...shown, withdrawn: true }, wanted, { ...item, allowToBuy: false });
    expect(again.calls.map(({ kind }) => kind)).toEqual(['offer', 'item']);
  });

  test('the price without the copies in stock, in its own call after the others', () => {
    const offered = { code: 'WERK-1', product: 'WERK', channelPricings: { token: { price: 30_000 } } };
    expect(callsFor({ price: 30_000, royalties: 5 })).toMatchObject([
      { kind: 'item', changes: { royalties: 5 } },
      { kind: 'offer', isFirst: false, draft: offered },
    ]);
    // A copy may be sold before the call arrives, and stays sold.
    for (const now of [item, workWhose(2)])
      expect(callsFor({ price: 30_000 }, now)).not.toMatchObject([{ draft: { onHand: expect.anything() } }]);
    expect(callsFor({ copies: 5 })).toMatchObject([{ draft: { onHand: 5, onHandSeen: 3 } }]);
  });

  test('a first offer for a work that was never offered', () => {
    const known = itemValuesOf(draft);
    expect(compareItem(known, { ...known, price: 100, copies: 2 }, draft).calls).toMatchObject([
      { kind: 'offer', isFirst: true, draft: { code: 'WERK-1', onHand: 2 } },
    ]);
    expect(compareItem(known, { ...known, copies: 2 }, draft).calls).toEqual([]);
  });

  test('no offer for a draft that is put aside, until it is taken up again', () => {
    const known = itemValuesOf(draft);
    const { calls, next } = compareItem(known, { ...known, price: 100, copies: 2, withdrawn: true }, draft);
    expect(calls).toEqual(written({ allowToBuy: false }));
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
  const first = compareItem(shown, wanted, workWhose(2));
  expect(first).toMatchObject({ outdated: ['copies'], calls: [], current: { copies: 2 } });
  expect(compareItem(first.current, wanted, workWhose(2))).toMatchObject({
    outdated: [],
    calls: [{ kind: 'item' }, { kind: 'offer', draft: { onHand: 5, onHandSeen: 2 } }],
  });
});

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
])('after a sale %o is refused before it is sent, with all else, and gives way to the shop’s value', (frozen) => {
  const wanted = { ...shown, ...frozen, price: 30_000 };
  const sold = compareItem(shown, wanted, workWhose(2));
  expect(sold).toMatchObject({ outdated: Object.keys(frozen), calls: [], elsewhere: ['copies'] });
  expect(sold.next).toEqual({ ...shown, copies: 2, price: 30_000 });
  expect(Object.keys(frozen).every(isFrozen)).toBe(true);
  expect(compareItem(shown, wanted, item).outdated).toEqual([]);
});

test('after a sale all other fields are still written', () => {
  const free = { collection: '', category: 'art', whitelisting: true, withdrawn: true, price: 30_000 };
  const calls = [{ kind: 'item' }, { kind: 'offer' }];
  expect(compareItem(shown, { ...shown, ...free }, workWhose(2))).toMatchObject({ outdated: [], calls });
  expect(Object.keys(free).some(isFrozen)).toBe(false);
});

test.each([
  ['translations.de.name', 'titleDe'],
  ['onHand', 'copies'],
  ['metadata.nft_metadata.Technik', 'rows'],
  ['royalties', 'royalties'],
])('a violation of %s is shown at %s', (path, field) => expect(itemFieldAt(path)).toBe(field));

test('fields that were changed elsewhere only are named, keep the shop’s values and are not written', () => {
  const metadata = { collection: 'Gezeiten', nft_metadata: { Technik: 'Foto', _heft: '3' } };
  const now: Item = { ...workWhose(3, 30_000), whitelisting: true, metadata };
  const { elsewhere, outdated, next, calls } = compareItem(shown, { ...shown, titleDe: 'Brandung' }, now);
  expect(elsewhere).toEqual(['price', 'whitelisting', 'rows', 'collaboration']);
  expect(next).toMatchObject({ price: 30_000, whitelisting: true, rows: [{ key: 'Technik', value: 'Foto' }] });
  expect([outdated, calls]).toEqual([[], written({ translations: expect.anything() })]);
  // A form that follows them sends none of them with its next change.
  expect(compareItem(next, { ...next, royalties: 5 }, now).calls).toEqual(written({ royalties: 5 }));
});

test('a value of a save whose answer was lost was not changed elsewhere', () => {
  const now = { ...item, royalties: 7 };
  const wanted = { ...shown, royalties: 5 };
  expect(compareItem(shown, wanted, now).outdated).toEqual(['royalties']);
  const { outdated, calls } = compareItem(shown, wanted, now, { ...shown, royalties: 7 });
  expect([outdated, calls]).toEqual([[], written({ royalties: 5 })]);
});
