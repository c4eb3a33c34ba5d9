import { expect, test } from 'vitest';
import { CollectionItem, Item, profileOf } from './item.ts';
import { Transaction } from './provenance.ts';

const bare = { code: 'RING-2', name: 'Echo', slug: 'echo', allowToBuy: true, whitelisting: false };

test('a work without additions is shown by the fields of the specification', () => {
  const item = Item.parse({
    ...bare,
    mainTaxon: { name: 'Klang', slug: 'klang', fullname: 'Kunst / Klang', parent: { name: 'Kunst' } },
    mediaFiles: [{ id: 7, fileName: 'a.mp3', mediaType: 'audio', bucketAsString: 'public' }],
    creator: { uuid: 'u', profileName: 'ida', mediaFiles: [{ fileName: 'b.jpg', mediaType: 'portrait' }] },
    metadata: [],
    variants: [{ code: 'RING-2-1' }],
  });
  expect(item).toMatchObject({
    mainTaxon: { code: 'klang', parent: { code: null, name: 'Kunst' } },
    mediaFiles: [{ url: null, posterUrl: null, widths: [], captions: [] }],
    creator: { itemCount: null, mediaFiles: [{ mediaType: 'other', url: null }] },
    metadata: null,
    createdAt: null,
    variants: [{ code: 'RING-2-1', editionNumber: null, onHand: 0 }],
  });
});

test.each([null, { uuid: 'u' }, { uuid: 'u', profileName: '' }, '/api/v2/shop/customers/u'])(
  'a work by %j has no displayed creator',
  (creator) => {
    expect(Item.parse({ ...bare, creator }).creator).toBeNull();
  },
);

test('a customer with a name has a profile', () => {
  const own = { uuid: 'u', profileDescription: null, profileImage: null, mediaFiles: [], itemCount: 1 };
  expect(profileOf({ ...own, profileName: 'ida' })).toEqual({ ...own, profileName: 'ida' });
  expect(profileOf({ ...own, profileName: null })).toBeNull();
  expect(profileOf(null)).toBeNull();
});

test('a place in a collection is numbered by its IRI, and holds one piece', () => {
  const place = { '@id': '/api/v2/shop/product-collection-items/3', product: bare };
  expect(CollectionItem.parse(place)).toMatchObject({ id: 3, amount: 1, position: 0, product: { code: 'RING-2' } });
});

test('a transaction names its variant by code, IRI or object', () => {
  const transaction = { hash: '0x1', fromAddress: '0x2', toAddress: '0x3' };
  for (const productVariant of ['RING-2-1', '/api/v2/shop/product-variants/RING-2-1', { code: 'RING-2-1' }])
    expect(Transaction.parse({ ...transaction, productVariant })).toEqual({
      ...transaction,
      productVariant: 'RING-2-1',
      createdAt: null,
      price: null,
    });
});
