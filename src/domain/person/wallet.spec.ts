import { expect, test } from 'vitest';
import { passes } from '#domain/onboarding/steps.ts';
import { company, ofCompany, person } from '#domain/onboarding/testing/facts.ts';
import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import { walletOf } from './wallet.ts';

const wallet = { id: 1, type: 'token-forge', name: 'W', defaultWallet: true, address: '0x1' };
const ofFirm = {
  ...company,
  defaultWallet: null,
  company: company.company && { ...company.company, defaultWallet: wallet },
};

test('a wallet is somebody’s own, or the company’s for whom they act', () => {
  expect(walletOf(person)?.address).toBe('0x1');
  expect(walletOf({ ...person, defaultWallet: null })).toBeNull();
  expect(walletOf(ofFirm)).toBe(wallet);
});

test('whoever has set up the custody of a company is not told that a wallet is missing', () => {
  expect(passes('custody', { ...ofCompany, customer: ofFirm })).toBe(true);
  expect(reasonsOfPerson(ofFirm)).not.toContain('noWallet');
  expect(reasonsOfPerson({ ...ofFirm, company: null })).toContain('noWallet');
});
