import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextQuantity, wholeNumberIn } from './quantity.ts';

const tags = { de: 'de-DE', en: 'en-IE' } as const;
const locale = fc.constantFrom('de', 'en');
/** Texts that people may type into an amount, and others that may be pasted there. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e€\u00a0\u202f'), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom('1', '000', '20', '.', ',', ' '), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

describe('wholeNumberIn', () => {
  test.each([
    ['1000', 1000, 1000],
    ['1.000', 1000, null],
    ['1,000', null, 1000],
    ['1.000.000', 1_000_000, null],
    ['12 500', 12_500, 12_500],
    ['12\u202f500', 12_500, 12_500],
    [' 1000 ', 1000, 1000],
    ['0100', 100, 100],
    ['100,00', null, null],
    ['2,5', null, null],
    ['1.0000', null, null],
    ['01.000', null, null],
    ['1000.000', null, null],
    ['0.500', null, null],
    ['1  000', null, null],
    ['1e9', null, null],
    ['-5000', null, null],
    ['−5000', null, null],
    ['١٢٣', null, null],
    ['9007199254740993', null, null],
    ['', null, null],
  ])('%j is %j in German and %j in English', (text, german, english) => {
    expect([wholeNumberIn(text, 'de'), wholeNumberIn(text, 'en')]).toEqual([german, english]);
  });

  test('every formatted number is parsed back in either language', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), locale, (number, language) => {
        expect(wholeNumberIn(new Intl.NumberFormat(tags[language]).format(number), language)).toBe(number);
      }),
    );
  });

  test('every text is rejected, or parsed as the digits that were typed', () => {
    fc.assert(
      fc.property(typed, locale, (text, language) => {
        const read = wholeNumberIn(text, language);
        if (read === null) return;
        // The texts differ at most in thousands separators and leading zeros.
        const grouped = new Intl.NumberFormat(tags[language]).format(read);
        const shown = text.trim().replace(/[\u00a0\u2009\u202f]/g, ' ');
        const own = grouped.replaceAll(' ', ' ');
        const separator = language === 'de' ? '.' : ',';
        expect([own, own.replaceAll(separator, ' '), String(read)]).toContain(shown.replace(/^0+(?=\d)/, ''));
      }),
      { numRuns: 2000 },
    );
  });
});

const limits = { min: 500, max: 2400 };
test.each([
  [500, 1000, 1000],
  [2000, 1000, 2400],
  [2400, -1000, 2000],
  [1000, -1000, 500],
  [500, -1000, 500],
  [99_999, -1000, 2400],
  [null, 1000, 500],
  [null, -1000, 500],
])('stepped from %j by %i it is %i', (quantity, by, next) => {
  expect(nextQuantity(quantity, by, limits)).toBe(next);
});

test('stepped returns the minimum if nothing is available', () => {
  expect(nextQuantity(500, 1000, { min: 500, max: 300 })).toBe(500);
});
