import { expect, test } from 'vitest';
import { isBic } from './bic.ts';

test.each([
  ['DEUTDEFF', true],
  ['GENODEM1GLS', true],
  ['deutdeff', true],
  ['', false],
  ['DEUTDEFF50', false],
  ['DEUTZZFF', false],
  [' DEUTDEFF', false],
  ['DEUTDEFF\n', false],
])('%j is a BIC: %s', (text, expected) => expect(isBic(text)).toBe(expected));
