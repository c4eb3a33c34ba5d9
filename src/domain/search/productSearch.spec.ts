import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFailing } from '../forms/validation.ts';
import { filterCount, filtersOf, priceRules, queryOf, searchOf } from './productSearch.ts';

const nothing = { phrase: '', category: '', priceFrom: '', priceTo: '' };

test('an empty address searches for everything, and filters nothing', () => {
  expect(searchOf({})).toEqual({ phrase: '', category: '', priceFrom: null, priceTo: null });
  expect(filtersOf(searchOf({}))).toEqual({});
  expect(filterCount(searchOf({}))).toBe(0);
});

test('prices are requested in cents; an empty one, 0, and an invalid price do not filter', () => {
  expect(filtersOf(searchOf({ phrase: ' wind ', category: 'energy', priceFrom: '1.5', priceTo: '100' }))).toEqual({
    phrase: 'wind',
    taxon: 'energy',
    priceGreaterThan: 150,
    priceLessThan: 10_000,
  });
  for (const price of ['', '0', '0.00', '-1', 'viel', '1e3', '21474836.48'])
    expect(filtersOf(searchOf({ priceFrom: price, priceTo: price }))).toEqual({});
  expect(filtersOf(searchOf({ priceTo: '21474836.47' }))).toEqual({ priceLessThan: 2_147_483_647 });
});

test('typed values in either language yield the same address, and the address yields the typed values', () => {
  expect(queryOf({ ...nothing, priceFrom: '1.000,50' })).toEqual({ ...nothing, priceFrom: '1000.5' });
  expect(queryOf({ ...nothing, priceFrom: '1,000.50' })).toEqual({ ...nothing, priceFrom: '1000.5' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (cents) => {
      const typed = (cents / 100).toFixed(2).replace('.', ',');
      expect(searchOf(queryOf({ ...nothing, priceTo: typed }))).toMatchObject({ priceFrom: null, priceTo: cents });
    }),
  );
});

test('a price range counts as one filter, the phrase as none', () => {
  expect(filterCount(searchOf({ phrase: 'wind' }))).toBe(0);
  expect(filterCount(searchOf({ priceTo: '5' }))).toBe(1);
  expect(filterCount(searchOf({ priceFrom: '1', priceTo: '5' }))).toBe(1);
  expect(filterCount(searchOf({ category: 'energy', priceFrom: '1' }))).toBe(2);
});

test.each([
  ['', '', null, null],
  ['1', '1', null, null],
  ['5', '', null, null],
  ['', '5', null, null],
  ['5', '0', null, null],
  ['1,005', '2', null, { kind: 'rangeReversed' }],
  ['2', '1,99', null, { kind: 'rangeReversed' }],
  ['1,234', '', null, null],
  ['1,2345', '-1', { kind: 'twoDecimals' }, { kind: 'twoDecimals' }],
  ['21474836,47', '21474836,47', null, null],
  ['21474836,48', '21474837', { kind: 'aboveMaximum', value: 21_474_836 }, { kind: 'aboveMaximum', value: 21_474_836 }],
])('from "%s" to "%s"', (priceFrom, priceTo, from, to) => {
  const rules = priceRules({ priceFrom });
  expect(firstFailing(rules.priceFrom, priceFrom)).toEqual(from);
  expect(firstFailing(rules.priceTo, priceTo)).toEqual(to);
});
