import { expect, test } from 'vitest';
import { needsOperator } from './needsOperator.ts';

test.each([
  ['otherCurrency', true],
  ['limitUnknown', true],
  ['offline', false],
  ['general', false],
] as const)('a failure of the kind %s is for the operator alone to mend: %s', (kind, expected) =>
  expect(needsOperator({ kind })).toBe(expected),
);
