import { expect, test } from 'vitest';
import { feeOf, payoutOf } from './sale.ts';

test.each([
  [1, 0],
  [499, 0],
  [500, 1],
  [49_00, 5],
  [249_90, 25],
  [1_000_000_00, 100_000],
])('the fee of a price of %i cents is a thousandth, to the cent, and the rest is paid out', (price, fee) => {
  expect([feeOf(price), payoutOf(price)]).toEqual([fee, price - fee]);
});
