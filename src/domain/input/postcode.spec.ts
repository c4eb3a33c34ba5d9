import { expect, test } from 'vitest';
import { isPostcodeIn } from './postcode.ts';

test.each([
  ['DE', '10115'],
  ['DE', ' 10115 '],
  ['AT', '1010'],
  ['CH', '8001'],
  ['NL', '1012 ab'],
  ['GB', 'SW1A 1AA'],
  ['SE', '114 55'],
  ['PL', '00-950'],
  ['FR', '20000'],
  // Countries whose form is unknown.
  ['AE', 'none'],
  ['', '1'],
])('%s has the postcode "%s"', (country, postcode) => {
  expect(isPostcodeIn(country, postcode)).toBe(true);
});

test.each([
  ['DE', '1011'],
  ['DE', '101150'],
  ['DE', 'ABCDE'],
  ['AT', '10115'],
  ['CH', '10115'],
  ['NL', '1012'],
])('%s has no postcode "%s"', (country, postcode) => {
  expect(isPostcodeIn(country, postcode)).toBe(false);
});
