import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { holdingsOf, nominalOf, nominalValue } from './holdings.ts';

const asset = (productCode: string, amount: number, unitNominal: number | null = 100): TokenAsset => ({
  amount,
  productCode,
  productName: `Name ${productCode}`,
  variantCode: `${productCode}-1`,
  unitNominal,
});

test('the nominal value is the number of tokens times their nominal', () => {
  expect(nominalOf(asset('A', 2500))).toBe(2_500_00);
  expect(nominalValue([asset('A', 2500), asset('B', 3, 100_000_00)])).toBe(302_500_00);
  expect(nominalValue([])).toBe(0);
});

test('groups the wallet by product, largest first', () => {
  expect(holdingsOf([asset('A', 1000), asset('B', 6000), asset('A', 1000), asset('C', 0)])).toEqual([
    { productCode: 'B', productName: 'Name B', amount: 6000, nominal: 6_000_00, share: 0.75 },
    { productCode: 'A', productName: 'Name A', amount: 2000, nominal: 2_000_00, share: 0.25 },
  ]);
});

test('sorts holdings of the same value by code', () => {
  const codes = holdingsOf([asset('B', 5), asset('Ä', 5), asset('A', 5)]).map(({ productCode }) => productCode);
  expect(codes).toEqual(['A', 'Ä', 'B']);
});

test('a wallet without any value has shares of 0', () => {
  expect(holdingsOf([asset('A', 5, 0)])).toMatchObject([{ amount: 5, nominal: 0, share: 0 }]);
});

test('a holding of unknown value leaves the total and every share unknown', () => {
  const assets = [asset('A', 5, null), asset('B', 5)];
  expect(nominalValue(assets)).toBeNull();
  expect(holdingsOf(assets)).toMatchObject([
    { productCode: 'B', nominal: 500, share: null },
    { productCode: 'A', nominal: null, share: null },
  ]);
  expect(holdingsOf([asset('A', 5, null), asset('A', 5)])).toMatchObject([{ amount: 10, nominal: null }]);
});

test('shares add up to the whole', () => {
  const any = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const assets = list.map(([code, amount, nominal]) => asset(code, amount, nominal));
      const holdings = holdingsOf(assets);
      expect(holdings.reduce((sum, each) => sum + (each.nominal ?? Number.NaN), 0)).toBe(nominalValue(assets));
      if (holdings.length > 0)
        expect(holdings.reduce((sum, each) => sum + (each.share ?? Number.NaN), 0)).toBeCloseTo(1, 9);
    }),
  );
});
