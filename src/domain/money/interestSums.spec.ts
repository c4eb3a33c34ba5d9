import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPayer, grossOf, sumsOf, taxOf } from './interestSums.ts';
import { payout, today } from './testing/payout.ts';

const taxed = payout(1, today, 13_806, { withheld: { capitalGains: 4_687, solidarity: 257, church: 0 } });

test('withheld and paid amounts add up to the interest', () => {
  expect([taxOf(taxed), grossOf(taxed)]).toEqual([4_944, 18_750]);
  expect(sumsOf([taxed])).toEqual({
    count: 1,
    gross: 18_750,
    grossIfTaxKnown: 18_750,
    capitalGains: 4_687,
    solidarity: 257,
    church: 0,
    net: 13_806,
    taxTold: 'all',
  });
});

test('no tax is shown if none is known', () => {
  expect([taxOf(payout(1, today, 500)), grossOf(payout(1, today, 500))]).toEqual([null, 500]);
  expect(sumsOf([taxed, payout(2, today, 500)])).toMatchObject({
    count: 2,
    gross: 19_250,
    grossIfTaxKnown: 18_750,
    capitalGains: 4_687,
    net: 14_306,
    taxTold: 'some',
  });
  expect(sumsOf([])).toMatchObject({ count: 0, gross: 0, net: 0, taxTold: 'none' });
  expect(sumsOf([payout(2, today, 500), payout(3, today, 1)])).toMatchObject({
    gross: 501,
    grossIfTaxKnown: 0,
    taxTold: 'none',
  });
});

test('securities are sorted by name, or else by code', () => {
  const of = (id: number, productCode: string | null, productName: string | null) =>
    payout(id, today, 1, { productCode, productName });
  const winds = [of(1, 'A', 'Wind'), of(3, 'A', 'Wind')];
  const payers = byPayer([...winds, of(2, 'S', 'Solar'), of(4, null, null), of(5, 'B', null)]);
  expect(payers.map(({ code, name, payouts }) => [code, name, payouts.map(({ id }) => id)])).toEqual([
    [null, null, [4]],
    ['B', null, [5]],
    ['S', 'Solar', [2]],
    ['A', 'Wind', [1, 3]],
  ]);
});

test('no cent is lost between securities and the total', () => {
  const cents = fc.nat(1_000_000);
  const any = fc.record({
    amount: cents,
    code: fc.constantFrom('A', 'B', null),
    withheld: fc.option(fc.record({ capitalGains: cents, solidarity: cents, church: cents }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(any), (rows) => {
      const all = rows.map(({ amount, code, withheld }, id) =>
        payout(id, today, amount, { productCode: code, withheld }),
      );
      const parts = byPayer(all).map(({ payouts }) => sumsOf(payouts));
      const whole = sumsOf(all);
      for (const key of ['count', 'gross', 'capitalGains', 'solidarity', 'church', 'net'] as const)
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key]);
      expect(whole.gross).toBe(whole.net + whole.capitalGains + whole.solidarity + whole.church);
    }),
  );
});
