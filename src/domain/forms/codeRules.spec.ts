import { expect, test } from 'vitest';
import { bic, blockchainAddress, iban } from './codeRules.ts';

test.each([
  ['bic', bic, 'DEUTDEFF', 'DEUT'],
  ['iban', iban, 'DE89 3704 0044 0532 0130 00', 'DE88370400440532013000'],
  [
    'blockchainAddress',
    blockchainAddress,
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
  ],
])('%s', (kind, rule, good, bad) => {
  expect(rule(good)).toBeNull();
  expect(rule('')).toBeNull();
  expect(rule(bad)).toEqual({ kind });
});
