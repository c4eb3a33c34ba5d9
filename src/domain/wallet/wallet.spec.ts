import { expect, test } from 'vitest';
import { isStepDone } from '#domain/onboarding/steps.ts';
import { company, ofCompany, person } from '#domain/onboarding/testing/facts.ts';
import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import { walletOf } from './wallet.ts';

const wallet = { id: 1, type: 'token-forge', name: 'W', defaultWallet: true, address: '0x1' };
const ofFirm = {
  ...company,
  defaultWallet: null,
  company: company.company && { ...company.company, defaultWallet: wallet },
};

test('a wallet is the customer’s own, or that of the represented company', () => {
  expect(walletOf(person)?.address).toBe('0x1');
  expect(walletOf({ ...person, defaultWallet: null })).toBeNull();
  expect(walletOf(ofFirm)).toBe(wallet);
});

test('a representative who has set up the company’s custody is not asked for a wallet', () => {
  expect(isStepDone('custody', { ...ofCompany, customer: ofFirm })).toBe(true);
  expect(reasonsOfPerson(ofFirm)).not.toContain('noWallet');
  expect(reasonsOfPerson({ ...ofFirm, company: null })).toContain('noWallet');
});
