import { expect, test } from 'vitest';
import { Item } from './item.ts';
import { isHiddenKey, isPrivate, isSaidKey, shownMedia, shownProperties } from './itemFacts.ts';

const item = (more: object) =>
  Item.parse({ id: 1, code: 'A', name: 'A', slug: 'a', allowToBuy: true, whitelisting: false, ...more });
const file = (id: number, mediaType: string, url: string | null, posterUrl: string | null = null) => ({
  id,
  fileName: `${id}`,
  mediaType,
  url,
  posterUrl,
});

test('metadata is shown in its order, without empty and machine-readable keys', () => {
  const nft_metadata = { Technik: 'Code', _hash: '0x1', ' ': 'x', Jahr: '2026', Leer: ' ' };
  expect(shownProperties(item({ metadata: { nft_metadata } }))).toEqual([
    ['Technik', 'Code'],
    ['Jahr', '2026'],
  ]);
  expect(shownProperties(item({}))).toEqual([]);
});

test('a key that starts with an underscore is hidden, also after a space', () => {
  expect(['_a', ' _a', 'a_', '', '_'].map(isHiddenKey)).toEqual([true, true, false, false, true]);
  expect(['_a', ' _a', 'a_', '', ' ', 'a'].map(isSaidKey)).toEqual([false, false, true, false, false, true]);
});

test('a picture that represents a film is not shown beside it', () => {
  const mediaFiles = [file(1, 'image', '/a.svg'), file(2, 'video', '/a.webm', '/a.svg'), file(3, 'image', '/b.svg')];
  expect(shownMedia(item({ mediaFiles })).map(({ id }) => id)).toEqual([2, 3]);
});

test('a file is private if the shop gives no address and says so', () => {
  expect(isPrivate({ url: null, bucketAsString: 'private' })).toBe(true);
  expect(isPrivate({ url: '/a', bucketAsString: 'private' })).toBe(false);
  expect(isPrivate({ url: null, bucketAsString: 'public' })).toBe(false);
});
