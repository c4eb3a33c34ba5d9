import { expect, test } from 'vitest';
import { missingSales } from './sales.ts';

const editions = (...all: readonly [totalSupply: number | null, onHand: number][]) => ({
  variants: all.map(([totalSupply, onHand]) => ({ totalSupply, onHand })),
});
const sale = { price: 49_00 };
const transfer = { price: null };

test.each([
  ['fewer sales than sold copies', editions([10, 2]), [sale, sale, transfer], { listed: 2, sold: 8 }],
  ['sales of two editions', editions([10, 8], [5, 4]), [sale], { listed: 1, sold: 3 }],
  ['entries without prices', editions([10, 2]), [transfer], { listed: 1, sold: 8 }],
  ['all sales', editions([2, 0]), [sale, sale], null],
  ['more sales than sold copies', editions([2, 1]), [sale, sale], null],
  ['no sale', editions([10, 2]), [], null],
  ['an edition of unknown size', editions([null, 0]), [sale], null],
  ['an edition that lost copies', editions([3, 5], [4, 1]), [sale], { listed: 1, sold: 3 }],
])('a provenance with %s', (_, item, transactions, expected) => {
  expect(missingSales(item, transactions)).toEqual(expected);
});
