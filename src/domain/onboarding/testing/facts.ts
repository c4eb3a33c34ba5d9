import fc from 'fast-check';
import { Customer } from '#domain/shop/customer.ts';
import { DocumentPurpose, UboPerson } from '#domain/shop/onboarding.ts';
import type { Facts } from '../steps.ts';

export const today = '2026-11-22';

const address = {
  iri: '/api/v2/shop/addresses/1',
  street: 'Platzgasse 14',
  city: 'Ulm',
  postcode: '89073',
  countryCode: 'DE',
};
const bank = {
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  beneficiary: 'Jonas Weber',
  bankCountry: 'DE',
  bankCurrency: 'EUR',
};

/** Customer with complete data, as the shop sends it. */
export const person = Customer.parse({
  id: 1,
  uuid: 'jonas',
  email: 'j.weber@example.de',
  firstName: 'Jonas',
  lastName: 'Weber',
  accountType: 'personal',
  birthday: '1995-06-11',
  birthCountry: 'DE',
  mobileNumber: '+491713920014',
  ...bank,
  defaultAddress: address,
  representativeConfirmation: true,
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
  defaultWallet: { id: 1, type: 'token-forge', name: 'W', defaultWallet: true, address: '0x1' },
});

export const company = Customer.parse({
  ...person,
  accountType: 'company',
  iban: null,
  bic: null,
  bankName: null,
  beneficiary: null,
  company: {
    uuid: 'nordlicht',
    companyName: 'Nordlicht GmbH',
    companyType: '3',
    taxnumber: '48/752/01934',
    foundingDate: '2011-04-01',
    defaultAddress: address,
    ...bank,
  },
});

export const answered = (...types: readonly (string | [type: string, grade: number])[]): Facts['answers'] =>
  types.map((type) =>
    typeof type === 'string'
      ? { questionnaire: { type }, grade: null }
      : { questionnaire: { type: type[0] }, grade: type[1] },
  );

export const allAnswered = answered(['wphg_optional', 1], ['wphg', 12], ['wphg_experience', 14], 'platform_tac');

export const natural = (...roles: number[]) => UboPerson.parse({ id: 1, type: 'natural', roles });

export const papers = DocumentPurpose.options
  .filter((purpose) => purpose !== 'proof_of_power_of_attorney')
  .map((purpose) => ({ purpose, name: `${purpose}.pdf`, createdAt: '2026-11-02T09:00:00Z' }));

/** Complete facts of a person and of a company. */
export const ofPerson: Facts = {
  customer: person,
  answers: allAnswered,
  identification: { stateAsString: 'approved' },
  persons: [],
  documents: [],
  today,
  isAsking: true,
};
export const ofCompany: Facts = {
  ...ofPerson,
  customer: company,
  persons: [natural(10, 70), natural(60)],
  documents: papers,
};

/** Any facts, mostly complete, so that all steps are reached. */
export const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    customer: fc.constantFrom(person, company),
    lacks: fc.array(
      fc.constantFrom(
        ...(['firstName', 'birthday', 'birthCountry', 'mobileNumber', 'defaultAddress', 'iban', 'company'] as const),
      ),
      { maxLength: 1 },
    ),
    status: fc.constantFrom('approved' as const, 'requested' as const, 'follow_up' as const),
    cryptoRegistrarStatus: fc.constantFrom('approved' as const, 'follow_up' as const, 'rejected' as const),
    representativeConfirmation: often(true, false),
    adequacyTest: fc.boolean(),
    kycPassed: fc.boolean(),
    customerRolesAsString: often(null, 'professional_investor'),
    answers: fc.subarray([
      ...answered(['wphg_optional', 1], ['wphg_optional', 2], ['wphg', 3], 'wphg_risk', 'platform_tac'),
      ...answered(['wphg_experience', 7], ['wphg_experience', 8]),
    ]),
    state: fc.constantFrom(
      'none',
      'new',
      'init',
      'pending',
      'approved',
      'approved_in_review',
      'rejected',
      'unheard_of',
    ),
    persons: fc.array(
      fc.record({
        roles: fc.subarray([10, 60, 61, 70], { minLength: 1 }),
        type: often('natural' as const, 'legal' as const),
      }),
      { maxLength: 3 },
    ),
    documents: fc.subarray(papers),
    isAsking: often(true, false),
  })
  .map(({ customer, lacks, answers, state, persons, documents, isAsking, ...rest }) => ({
    customer: { ...customer, ...rest, ...Object.fromEntries(lacks.map((field) => [field, null])) },
    answers,
    identification: state === 'none' ? null : { stateAsString: state },
    persons: persons.map(({ type, roles }) => UboPerson.parse({ id: 1, type, roles })),
    documents,
    today,
    isAsking,
  }));

function often<T, U>(usual: T, rare: U): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constant(rare) });
}
