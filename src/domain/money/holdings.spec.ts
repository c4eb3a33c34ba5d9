import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { holdingsOf, meanRate, nominalOf, nominalValue, repaidByYear } from './holdings.ts';

const asset = (
  productCode: string,
  amount: number,
  unitNominal: number | null = 100,
  more: Partial<TokenAsset> = {},
): TokenAsset => ({
  amount,
  productCode,
  productName: `Name ${productCode}`,
  variantCode: `${productCode}-1`,
  unitNominal,
  interestRate: null,
  maturityDate: null,
  ...more,
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

test('the mean rate is weighted by nominal value, and unknown with a rate or a value', () => {
  const rated = (amount: number, interestRate: number | null) => asset('A', amount, 100, { interestRate });
  expect(meanRate([rated(3000, 4), rated(1000, 6)])).toBe(4.5);
  expect(meanRate([rated(1000, 4), rated(2000, 5)])).toBe(4.67);
  expect(meanRate([rated(3000, 4), rated(1000, null)])).toBeNull();
  expect(meanRate([rated(3000, 4), rated(0, null)])).toBe(4);
  expect(meanRate([rated(3000, 4), asset('B', 10, null, { interestRate: 4 })])).toBeNull();
  expect([meanRate([]), meanRate([rated(0, 4)])]).toEqual([null, null]);
});

test('repayments add up by year, without a gap between the first and the last', () => {
  const due = (amount: number, maturityDate: string | null) => asset('A', amount, 100, { maturityDate });
  expect(repaidByYear([due(10, '2033-06-30'), due(20, '2031-01-01'), due(5, '2031-12-31')])).toEqual([
    { year: 2031, nominal: 2500 },
    { year: 2032, nominal: 0 },
    { year: 2033, nominal: 1000 },
  ]);
  expect(repaidByYear([due(10, '2033-06-30'), due(20, null)])).toBeNull();
  expect(repaidByYear([due(10, '2033-06-30'), due(0, null)])).toEqual([{ year: 2033, nominal: 1000 }]);
  expect(repaidByYear([asset('A', 1, null, { maturityDate: '2033-06-30' })])).toBeNull();
  expect(repaidByYear([])).toEqual([]);
});
