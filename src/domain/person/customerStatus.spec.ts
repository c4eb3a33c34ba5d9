import { expect, test } from 'vitest';
import { clearanceOf, isProfessional, leadsOf, registrarDecisionOf, registrarPassed } from './customerStatus.ts';

test.each([
  ['professional_investor', true],
  ['customer, professional_investor', true],
  ['customer,Professional_Investor', true],
  ['non_professional_investor', false],
  ['', false],
  [null, false],
])('roles %j: professional %s', (customerRolesAsString, expected) => {
  expect(isProfessional({ customerRolesAsString })).toBe(expected);
});

test.each([
  ['approval_required', 'passed'],
  ['approval_requested', 'passed'],
  ['approved', 'passed'],
  ['follow_up', 'moreInfo'],
  ['rejected', 'banned'],
  ['untouched', 'open'],
] as const)('the registrar’s status %s is %s', (cryptoRegistrarStatus, decision) => {
  expect(registrarDecisionOf(cryptoRegistrarStatus)).toBe(decision);
  expect(registrarPassed({ cryptoRegistrarStatus })).toBe(decision === 'passed');
});

test.each([
  ['approved', 'approved', []],
  ['requested', 'untouched', []],
  ['follow_up', 'approved', ['contact']],
  ['approved', 'follow_up', ['contact']],
  ['follow_up', 'rejected', ['contact', 'banned']],
] as const)('status %s, registrar %s: led to %j', (status, cryptoRegistrarStatus, leads) => {
  for (const migrationState of [null, 1])
    expect(leadsOf({ status, cryptoRegistrarStatus, migrationState })).toEqual(leads);
  // A customer of the former system takes over their data first.
  expect(leadsOf({ status, cryptoRegistrarStatus, migrationState: 0 })).toEqual(['migration', ...leads]);
});

test.each([
  ['approved', 'passed', 'cleared'],
  ['approved', 'open', 'uncleared'],
  ['requested', 'passed', 'uncleared'],
  ['approved', 'moreInfo', 'moreInfo'],
  ['follow_up', 'passed', 'moreInfo'],
  ['follow_up', 'open', 'moreInfo'],
  ['follow_up', 'banned', 'banned'],
  ['approved', 'banned', 'banned'],
] as const)('status %s and registrar %s: %s', (status, registrar, clearance) => {
  expect(clearanceOf({ status }, registrar)).toBe(clearance);
});
