import { expect, test } from 'vitest';
import { parseEuro } from '../money/money.ts';
import { decimalSign, typedEuro } from './typedEuro.ts';

test('an amount is formatted as typed in a field, and parsed back to the same', () => {
  expect(typedEuro(1_250_00, decimalSign('de'))).toBe('1250,00');
  expect(typedEuro(19_99, decimalSign('en'))).toBe('19.99');
  for (const cents of [1, 50, 100, 19_99, 1_000_00, 123_456_78])
    for (const locale of ['de', 'en']) expect(parseEuro(typedEuro(cents, decimalSign(locale)))).toBe(cents);
});
