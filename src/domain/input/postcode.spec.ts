import { expect, test } from 'vitest';
import { isPostcodeIn } from './postcode.ts';

test.each([
  ['DE', ' 10115 ', true],
  ['DE', '1011', false],
  ['DE', 'ABCDE', false],
  ['AT', '1010', true],
  ['AT', '10115', false],
  ['NL', '1012 ab', true],
  ['NL', '1012', false],
  // Countries whose form is unknown.
  ['AE', 'none', true],
  ['', '1', true],
])('%s can have the postcode "%s": %s', (country, postcode, expected) => {
  expect(isPostcodeIn(country, postcode)).toBe(expected);
});
