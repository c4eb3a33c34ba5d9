// Requests of the calls for a customer's own data, onboarding and withdrawals; see ../calls.spec.ts.
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { address } from '#domain/shop/testing/answers.ts';
import * as addresses from '../addresses.ts';
import * as documents from '../documents.ts';
import * as lookups from '../lookups.ts';
import * as onboarding from '../onboarding.ts';
import * as persons from '../persons.ts';
import * as profile from '../profile.ts';
import * as withdrawals from '../withdrawals.ts';
import { type Made, made } from './made.ts';

const pdf = new Blob(['%PDF-']);

const somebody: PersonDraft = {
  type: 'legal',
  firstName: null,
  lastName: null,
  birthdate: null,
  birthplace: null,
  nationality: null,
  companyName: 'Sander Schifffahrt GmbH',
  companyType: '3',
  registerNumber: null,
  heldThrough: null,
  equityShares: 45,
  votingShares: 45,
  pep: false,
  churchTax: false,
  fictiveBeneficialOwner: false,
  powerOfAttorney: false,
  address: null,
};

export const profileCalls: Made[] = [
  [['saveCustomer', 'PUT customers/u', { birthCity: 'Ulm' }], made(profile.saveCustomer, 'u', { birthCity: 'Ulm' })],
  [
    ['saveCompany', 'PUT companies/c', { court: 'Ulm', defaultAddress: '/a/1' }],
    made(profile.saveCompany, 'c', { court: 'Ulm', defaultAddress: '/a/1' }),
  ],
  [['readAddresses', 'GET addresses?itemsPerPage=1'], made(addresses.readAddresses, 1)],
  [['readCompanyAddresses', 'GET addresses/company?itemsPerPage=1'], made(addresses.readCompanyAddresses, 1)],
  [['createAddress', 'POST addresses', address], made(addresses.createAddress, address)],
  [['changeAddress', 'PUT addresses/7', address], made(addresses.changeAddress, '/api/v2/shop/addresses/7', address)],
  [['readCountries', 'GET countries?itemsPerPage=400'], made(lookups.readCountries)],
  [
    ['readZoneMembers', 'GET zone-members?belongsTo.code=EU&order%5Bcode%5D=asc&itemsPerPage=400'],
    made(lookups.readZoneMembers, 'EU'),
  ],
  [['readCurrencies', 'GET currencies?itemsPerPage=400'], made(lookups.readCurrencies)],
  [['readIdentification', 'GET identification?page=1&itemsPerPage=30'], made(onboarding.readIdentification)],
  [['startIdentification', 'POST identification/start', {}], made(onboarding.startIdentification)],
  [['readUboUsers', 'GET ubo-users'], made(onboarding.readUboUsers, 1)],
  [['readUboUsers', 'GET ubo-users?page=2'], made(onboarding.readUboUsers, 2)],
  [['addPerson', 'POST ubo-users', somebody], made(persons.addPerson, 'owner', somebody)],
  [['addPerson', 'POST ubo-users/representative', somebody], made(persons.addPerson, 'representative', somebody)],
  [['changePerson', 'PATCH ubo-users/7', somebody], made(persons.changePerson, 'owner', { ...somebody, id: 7 })],
  [
    ['changePerson', 'PATCH ubo-users/7/representative', somebody],
    made(persons.changePerson, 'representative', { ...somebody, id: 7 }),
  ],
  [
    ['changeAuthority', 'PATCH ubo-users/7/representative', { powerOfAttorney: true }],
    made(persons.changeAuthority, { id: 7, powerOfAttorney: true }),
  ],
  [['removePerson', 'DELETE ubo-users/7'], made(persons.removePerson, 7)],
  [['readUboDocuments', 'GET customer-documents?type=ubo'], made(onboarding.readUboDocuments, 1)],
  [['readUboDocuments', 'GET customer-documents?type=ubo&page=2'], made(onboarding.readUboDocuments, 2)],
  [
    [
      'uploadDocument',
      'POST customer-documents',
      { type: 'ubo', purpose: 'shareholder_list', file: { name: 'a.pdf', text: '%PDF-' } },
    ],
    made(documents.uploadDocument, { file: pdf, name: 'a.pdf', purpose: 'shareholder_list' }),
  ],
  [['removeDocument', 'DELETE customer-documents/7'], made(documents.removeDocument, 7)],
  [
    ['withdrawOrder', 'POST orders/o/withdrawal', { name: 'C', email: 'c@example.org' }],
    made(withdrawals.withdrawOrder, { tokenValue: 'o', name: 'C', email: 'c@example.org' }),
  ],
  [
    ['declareWithdrawal', 'POST withdrawals', { name: 'C', email: 'c@example.org', contract: '12' }],
    made(withdrawals.declareWithdrawal, { name: 'C', email: 'c@example.org', contract: '12' }),
  ],
];
