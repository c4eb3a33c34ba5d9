import { expect, test } from 'vitest';
import { shortAddress } from './shortAddress.ts';

test('an address is shown by its first five and last four characters', () => {
  expect(shortAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aA…eAed');
  expect(shortAddress('0x5aAeb605')).toBe('0x5aAeb605');
  expect(shortAddress('')).toBe('');
});
