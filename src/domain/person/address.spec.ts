import { expect, test } from 'vitest';
import { address } from '#domain/shop/testing/answers.ts';
import { isSameAddress } from './address.ts';

test('two addresses are equal if every field is', () => {
  expect(isSameAddress(address, { ...address, company: '' })).toBe(true);
  for (const field of Object.keys(address)) expect(isSameAddress(address, { ...address, [field]: 'X' })).toBe(false);
});
