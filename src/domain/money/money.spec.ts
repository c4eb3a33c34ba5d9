import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents, parseEuro, percentOf, toCents } from './money.ts';

describe('toCents', () => {
  test.each([
    [19.99, 1999],
    [1.005, 101],
    [1.004, 100],
    [1e-7, 0],
    [-1.005, -101],
    [0, 0],
    [1e13, 1e15],
  ])('%d € are %i cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
  });

  test('zero is not negative', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d is not an amount', (euros) => {
    expect(() => toCents(euros)).toThrow(new RangeError('Not an amount of money'));
  });

  test('converting to cents and back loses nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('parseEuro', () => {
  test.each([
    ['1.000,50', 1000_50],
    ['1000,5', 1000_50],
    ['1.000', 1000_00],
    ['1,000', 1000_00],
    ['12,50', 12_50],
    ['12.5', 12_50],
    ['0,01', 1],
    ['0', 0],
    ['1 000,50', 1000_50],
    ['1\u202f000', 1000_00],
    ['€ 25', 25_00],
    [' 25 EUR ', 25_00],
    ['007', 7_00],
    ['', null],
    ['€', null],
    ['1.000,505', null],
    ['0.125', null],
    ['1.00.000', null],
    ['1,000,50', null],
    ['1.000.50', null],
    ['1.0000', null],
    ['-5', null],
    ['1e3', null],
    ['5.', null],
    ['٣', null],
    ['99999999999999999', null],
  ])('%j is %j cents', (text, cents) => expect(parseEuro(text)).toBe(cents));

  test('parses the output of Intl, in German and English', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('de-DE', 'en-GB', 'en-US', 'de-CH', 'de-AT'),
        fc.constantFrom('currency' as const, 'decimal' as const),
        (cents, locale, style) => {
          const format = new Intl.NumberFormat(locale, { style, currency: 'EUR', minimumFractionDigits: 2 });
          expect(parseEuro(format.format(fromCents(cents)))).toBe(cents);
        },
      ),
    );
  });
});

test.each([
  [100_00, 5.25, 5_25],
  [1_00, 0.5, 1],
  [1_00, 0.49, 0],
  [1005, 10, 101],
  [-1005, 10, -101],
  [3, 33.333333, 1],
  [100_00, -1.5, -1_50],
  [900_719_925_474_099, 100, 900_719_925_474_099],
])('percentOf of %i cents %d %%: %i', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

test('percentOf is never further than half a cent from the true value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const exact = (amount * hundredths) / 10_000;
      expect(Math.abs(percentOf(amount, hundredths / 100) - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});
