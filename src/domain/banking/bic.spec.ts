import { expect, test } from 'vitest';
import { isBic } from './bic.ts';

test.each([
  'DEUTDEFF',
  'DEUTDEFF500',
  'COBADEFFXXX',
  'NEDSZAJJXXX',
  'BPOTBEB1',
  'MARKDEF1100',
  'GENODEM1GLS',
  'deutdeff',
])('%s is a BIC', (bic) => {
  expect(isBic(bic)).toBe(true);
});

test.each([
  '',
  'DEUTDEF',
  'DEUTDEFF5',
  'DEUTDEFF50',
  'DEUTDEFF5000',
  'DEU1DEFF',
  'DEUTZZFF',
  'DEUT DE FF',
  'DEUTDEFF\n',
  ' DEUTDEFF',
])('%j is not a BIC', (text) => {
  expect(isBic(text)).toBe(false);
});
