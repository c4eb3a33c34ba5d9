// Requests of the calls for a customer's own data, onboarding and withdrawals; see ../calls.spec.ts.
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { address } from '#domain/shop/testing/answers.ts';
import * as addresses from '../addresses.ts';
import * as documents from '../documents.ts';
import type { Http } from '../http.ts';
import * as lookups from '../lookups.ts';
import * as onboarding from '../onboarding.ts';
import * as persons from '../persons.ts';
import * as profile from '../profile.ts';
import * as withdrawals from '../withdrawals.ts';

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

export const profileCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [
    ['saveCustomer', 'PUT customers/u', { birthCity: 'Ulm' }],
    (http, signal) => profile.saveCustomer(http, 'u', { birthCity: 'Ulm' }, signal),
  ],
  [
    ['saveCompany', 'PUT companies/c', { court: 'Ulm', defaultAddress: '/a/1' }],
    (http, signal) => profile.saveCompany(http, 'c', { court: 'Ulm', defaultAddress: '/a/1' }, signal),
  ],
  [['readAddresses', 'GET addresses?itemsPerPage=1'], (http, signal) => addresses.readAddresses(http, 1, signal)],
  [
    ['readCompanyAddresses', 'GET addresses/company?itemsPerPage=1'],
    (http, signal) => addresses.readCompanyAddresses(http, 1, signal),
  ],
  [['createAddress', 'POST addresses', address], (http, signal) => addresses.createAddress(http, address, signal)],
  [
    ['changeAddress', 'PUT addresses/7', address],
    (http, signal) => addresses.changeAddress(http, '/api/v2/shop/addresses/7', address, signal),
  ],
  [['readCountries', 'GET countries?itemsPerPage=400'], (http, signal) => lookups.readCountries(http, signal)],
  [
    ['readZoneMembers', 'GET zone-members?belongsTo.code=EU&order%5Bcode%5D=asc&itemsPerPage=400'],
    (http, signal) => lookups.readZoneMembers(http, 'EU', signal),
  ],
  [['readCurrencies', 'GET currencies?itemsPerPage=400'], (http, signal) => lookups.readCurrencies(http, signal)],
  [
    ['readIdentification', 'GET identification?page=1&itemsPerPage=30'],
    (http, signal) => onboarding.readIdentification(http, signal),
  ],
  [
    ['startIdentification', 'POST identification/start', {}],
    (http, signal) => onboarding.startIdentification(http, signal),
  ],
  [['readUboUsers', 'GET ubo-users'], (http, signal) => onboarding.readUboUsers(http, 1, signal)],
  [['readUboUsers', 'GET ubo-users?page=2'], (http, signal) => onboarding.readUboUsers(http, 2, signal)],
  [['addPerson', 'POST ubo-users', somebody], (http, signal) => persons.addPerson(http, 'owner', somebody, signal)],
  [
    ['addPerson', 'POST ubo-users/representative', somebody],
    (http, signal) => persons.addPerson(http, 'representative', somebody, signal),
  ],
  [
    ['changePerson', 'PATCH ubo-users/7', somebody],
    (http, signal) => persons.changePerson(http, 'owner', { ...somebody, id: 7 }, signal),
  ],
  [
    ['changePerson', 'PATCH ubo-users/7/representative', somebody],
    (http, signal) => persons.changePerson(http, 'representative', { ...somebody, id: 7 }, signal),
  ],
  [
    ['changeAuthority', 'PATCH ubo-users/7/representative', { powerOfAttorney: true }],
    (http, signal) => persons.changeAuthority(http, { id: 7, powerOfAttorney: true }, signal),
  ],
  [['removePerson', 'DELETE ubo-users/7'], (http, signal) => persons.removePerson(http, 7, signal)],
  [
    ['readUboDocuments', 'GET customer-documents?type=ubo'],
    (http, signal) => onboarding.readUboDocuments(http, 1, signal),
  ],
  [
    ['readUboDocuments', 'GET customer-documents?type=ubo&page=2'],
    (http, signal) => onboarding.readUboDocuments(http, 2, signal),
  ],
  [
    [
      'uploadDocument',
      'POST customer-documents',
      { type: 'ubo', purpose: 'shareholder_list', file: { name: 'a.pdf', text: '%PDF-' } },
    ],
    (http, signal) => documents.uploadDocument(http, { file: pdf, name: 'a.pdf', purpose: 'shareholder_list' }, signal),
  ],
  [['removeDocument', 'DELETE customer-documents/7'], (http, signal) => documents.removeDocument(http, 7, signal)],
  [
    ['withdrawOrder', 'POST orders/o/withdrawal', { name: 'C', email: 'c@example.org' }],
    (http, signal) => withdrawals.withdrawOrder(http, { tokenValue: 'o', name: 'C', email: 'c@example.org' }, signal),
  ],
  [
    ['declareWithdrawal', 'POST withdrawals', { name: 'C', email: 'c@example.org', contract: '12' }],
    (http, signal) =>
      withdrawals.declareWithdrawal(http, { name: 'C', email: 'c@example.org', contract: '12' }, signal),
  ],
];
