import { expect, test } from 'vitest';
import { needsOperator } from './needsOperator.ts';

test.each([
  ['otherCurrency', true],
  ['limitUnknown', true],
  ['offline', false],
  ['general', false],
] as const)('a failure of the kind %s can only be fixed by the operator: %s', (kind, expected) =>
  expect(needsOperator({ kind })).toBe(expected),
);
