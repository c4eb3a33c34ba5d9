import { describe, expect, test } from 'vitest';
import { RegistrarStatus } from '#domain/shop/customer.ts';
import {
  isBanned,
  isProfessional,
  leadsOf,
  needsMoreInfo,
  registrarDecisionOf,
  registrarPassed,
} from './customerStatus.ts';
import { maySell } from './maySell.ts';

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

describe('registrar', () => {
  test.each([
    ['approval_required', 'passed'],
    ['approval_requested', 'passed'],
    ['approved', 'passed'],
    ['follow_up', 'moreInfo'],
    ['rejected', 'banned'],
    ['unchecked', 'open'],
    ['none', 'open'],
    ['untouched', 'open'],
    ['requested', 'open'],
  ] as const)('%s is %s', (cryptoRegistrarStatus, decision) => {
    expect(registrarDecisionOf(cryptoRegistrarStatus)).toBe(decision);
    expect(registrarPassed({ cryptoRegistrarStatus })).toBe(decision === 'passed');
  });

  test('only a rejected customer is banned', () => {
    expect(RegistrarStatus.options.filter((status) => isBanned({ cryptoRegistrarStatus: status }))).toEqual([
      'rejected',
    ]);
  });
});

test.each([
  ['approved', 'approved', []],
  ['requested', 'untouched', []],
  ['follow_up', 'approved', ['contact']],
  ['approved', 'follow_up', ['contact']],
  ['rejected', 'rejected', ['banned']],
  ['follow_up', 'rejected', ['contact', 'banned']],
] as const)('status %s, registrar %s: led to %j', (status, cryptoRegistrarStatus, leads) => {
  for (const migrationState of [null, 1])
    expect(leadsOf({ status, cryptoRegistrarStatus, migrationState })).toEqual(leads);
  // A customer of the former system takes over their data first.
  expect(leadsOf({ status, cryptoRegistrarStatus, migrationState: 0 })).toEqual(['migration', ...leads]);
});

test('either the shop or the registrar may ask for more', () => {
  expect(needsMoreInfo({ cryptoRegistrarStatus: 'follow_up', status: 'approved' })).toBe(true);
  expect(needsMoreInfo({ cryptoRegistrarStatus: 'approved', status: 'follow_up' })).toBe(true);
  expect(needsMoreInfo({ cryptoRegistrarStatus: 'approved', status: 'approved' })).toBe(false);
});

test('an identified customer may sell, unless the registrar has rejected them', () => {
  const sells = (kycPassed: boolean, cryptoRegistrarStatus: RegistrarStatus) =>
    maySell({ kycPassed, cryptoRegistrarStatus });
  expect([sells(true, 'none'), sells(true, 'approved'), sells(true, 'rejected'), sells(false, 'approved')]).toEqual([
    ...[true, true, false, false],
  ]);
});
