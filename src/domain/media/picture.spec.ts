import { expect, test } from 'vitest';
import { pictureAt, sourcesOf } from './picture.ts';

const ring = { url: '/pictures/ring.svg', widths: [160, 640, 320] };

test('the browser chooses among the widths that the shop has', () => {
  expect(sourcesOf(ring, '50vw')).toEqual({
    sizes: '50vw',
    srcSet: '/pictures/ring.svg?width=160 160w, /pictures/ring.svg?width=640 640w, /pictures/ring.svg?width=320 320w',
    src: '/pictures/ring.svg',
  });
  expect(sourcesOf({ url: '/p/a b.png?copy=2', widths: [160] }, '3rem').srcSet).toBe(
    '/p/a%20b.png?copy=2&width=160 160w',
  );
});

test('a picture without widths is requested as it is', () => {
  expect(sourcesOf({ ...ring, widths: [] }, '50vw')).toEqual({ src: '/pictures/ring.svg' });
  expect(pictureAt({ ...ring, widths: [] }, 100)).toBe('/pictures/ring.svg');
});

test('a single address is that of the narrowest width that is wide enough', () => {
  expect(pictureAt(ring, 160)).toBe('/pictures/ring.svg?width=160');
  expect(pictureAt(ring, 161)).toBe('/pictures/ring.svg?width=320');
  expect(pictureAt(ring, 2000)).toBe('/pictures/ring.svg?width=640');
});
