import { expect, test } from 'vitest';
import { Item } from '../shop/item.ts';
import { isHiddenKey, isSaidKey, shownProperties } from './metadata.ts';

const item = (more: object) =>
  Item.parse({ id: 1, code: 'A', name: 'A', slug: 'a', allowToBuy: true, whitelisting: false, ...more });

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
