import { expect, test } from 'vitest';
import { Item } from '../shop/item.ts';
import { isPrivate, shownMedia } from './shownMedia.ts';

const item = (more: object) =>
  Item.parse({ id: 1, code: 'A', name: 'A', slug: 'a', allowToBuy: true, whitelisting: false, ...more });
const file = (id: number, mediaType: string, url: string | null, posterUrl: string | null = null) => ({
  id,
  fileName: `${id}`,
  mediaType,
  url,
  posterUrl,
});

test('a picture that represents a film is not shown beside it', () => {
  const mediaFiles = [file(1, 'image', '/a.svg'), file(2, 'video', '/a.webm', '/a.svg'), file(3, 'image', '/b.svg')];
  expect(shownMedia(item({ mediaFiles })).map(({ id }) => id)).toEqual([2, 3]);
});

test('files keep the order of their maker, whatever their kind', () => {
  const mediaFiles = [file(1, 'image', '/a.svg'), file(2, 'audio', '/a.mp3'), file(3, 'video', '/a.mp4')];
  expect(shownMedia(item({ mediaFiles })).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a file is private if the shop gives no address and says so', () => {
  expect(isPrivate({ url: null, bucketAsString: 'private' })).toBe(true);
  expect(isPrivate({ url: '/a', bucketAsString: 'private' })).toBe(false);
  expect(isPrivate({ url: null, bucketAsString: 'public' })).toBe(false);
});
