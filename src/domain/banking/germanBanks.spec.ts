import banks from 'virtual:banks';
import { expect, test } from 'vitest';
import { textLimits } from '../constants/limits.ts';
import { germanBankCode } from './bankOfIban.ts';
import { isBic } from './bic.ts';
import { germanBank } from './germanBanks.ts';

/** IBANs published as examples: the registry's (ISO 13616), and others whose account numbers belong to no customer. */
test.each([
  ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'Commerzbank'],
  ['DE02 1203 0000 0000 2020 51', 'BYLADEM1001', 'Deutsche Kreditbank Berlin'],
  ['DE02 5001 0517 0137 0750 30', 'INGDDEFFXXX', 'ING-DiBa'],
  ['DE02 2005 0550 1015 8713 93', 'HASPDEHHXXX', 'Hamburger Sparkasse'],
  ['DE02 7015 0000 0000 5949 37', 'SSKMDEMMXXX', 'Stadtsparkasse München'],
])('%s is an account at %s, %s', (iban, bic, bankName) => {
  expect(germanBank(germanBankCode(iban) ?? '')).toEqual({ bic, bankName });
});

test.each(['', '99999999', '00000000', 'constructor', '3704004'])('no bank has the code %j', (code) => {
  expect(germanBank(code)).toBeNull();
});

test('the form and the shop accept every entry of the table', () => {
  const codes = Object.keys(banks);
  expect(codes.length).toBeGreaterThan(3000);
  const known = codes.map((code) => germanBank(code));
  expect(known.filter((bank) => bank?.bic).length / codes.length).toBeGreaterThan(0.99);
  expect(known.filter((bank) => !bank || (bank.bic !== '' && !isBic(bank.bic)))).toEqual([]);
  const isName = (name: string) => /^\S(?:.*\S)?$/.test(name) && !/ {2}|-alt\b/.test(name);
  expect(known.filter((bank) => !bank || !isName(bank.bankName))).toEqual([]);
  expect(known.filter((bank) => !bank || bank.bankName.length > textLimits.line)).toEqual([]);
});
