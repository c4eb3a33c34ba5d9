import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { AddressDraft, companyDraft, customerDraft } from './drafts.ts';
import { address } from './testing/answers.ts';

const draft = customerDraft('2026-11-22');

/** Breaches as `field: breach`; empty if the value is valid. */
const breachesOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = safeParse(schema, value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const of = (value: object) => breachesOf(draft, value);
const kept = (value: object) => safeParse(draft, value).data;

describe('a customer’s own data', () => {
  test('may be partial, and holds no field that only the shop sets', () => {
    expect(of({})).toEqual([]);
    const changes = kept({ firstName: 'Julia', status: 'approved', kycPassed: true });
    expect(changes).toMatchObject({ firstName: 'Julia' });
    for (const field of ['status', 'kycPassed', 'lastName']) expect(changes).not.toHaveProperty(field);
  });

  test.each([
    ['Ѐли Ẑ. O’Neill-Şahin', []],
    ['12345', ['firstName: name']],
    ['<script>alert(1)</script>', ['firstName: name']],
    [' ', ['firstName: required']],
  ])('a first name of %j', (firstName, breaches) => {
    expect(of({ firstName })).toEqual(breaches);
  });

  test.each(['firstName', 'lastName'])('%s may be changed, not removed', (field) => {
    expect(of({ [field]: 'Jördis-Ana' })).toEqual([]);
    for (const empty of ['', '   ']) expect(of({ [field]: empty })).toEqual([`${field}: required`]);
    expect(of({ [field]: 'x'.repeat(textLimits.line) })).toEqual([]);
    expect(of({ [field]: 'x'.repeat(textLimits.line + 1) })).toHaveLength(1);
  });

  test.each([
    ['mobileNumber', '+49 171 2345678', '0171 234567', 'phone'],
    ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01', 'iban'],
    ['bic', 'GENODEM1GLS', 'GENO', 'bic'],
    ['birthCountry', 'DE', 'XX', 'country'],
    ['nationality', 'AT', 'at', 'country'],
    ['bankCountry', 'CH', 'Schweiz', 'country'],
  ])('%s keeps its rule, and may be removed', (field, good, bad, breach) => {
    expect(of({ [field]: good })).toEqual([]);
    expect(of({ [field]: bad })).toEqual([`${field}: ${breach}`]);
    for (const none of ['', null]) expect(of({ [field]: none })).toEqual([]);
    // Only the first broken rule is reported.
    expect(of({ [field]: 'x'.repeat(textLimits.line + 1) })).toHaveLength(2);
  });

  test('has an account in the notation of banks', () => {
    expect(kept({ iban: 'de89 3704 0044 0532 0130 00', bic: 'genodem1gls' })).toMatchObject({
      iban: 'DE89370400440532013000',
      bic: 'GENODEM1GLS',
    });
    expect(kept({ iban: null, bic: '' })).toMatchObject({ iban: null, bic: '' });
  });

  test.each([
    ['1900-01-01', []],
    ['2008-11-22', []],
    [null, []],
    ['2008-11-23', ['birthday: age']],
    ['1899-12-31', ['birthday: inPast']],
    ['2026-11-22', ['birthday: inPast']],
    ['1985-02-30', ['birthday: date']],
    ['', ['birthday: date']],
  ])('a birthday of %j', (birthday, breaches) => {
    expect(of({ birthday })).toEqual(breaches);
  });

  test.each([
    ['title', textLimits.line],
    ['birthCity', textLimits.line],
    ['bankName', textLimits.line],
    ['beneficiary', textLimits.line],
    ['profileName', textLimits.line],
    ['taxnumber', textLimits.code],
    ['bankCurrency', textLimits.code],
  ])('%s has at most %i characters, and may be removed', (field, most) => {
    expect(of({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(of({ [field]: 'x'.repeat(most + 1) })).toHaveLength(1);
    for (const none of ['', null]) expect(of({ [field]: none })).toEqual([]);
  });
});

describe('an address', () => {
  test('is complete, or reports the missing fields', () => {
    expect(safeParse(AddressDraft, address).data).toEqual(address);
    for (const field of ['street', 'city', 'postcode'])
      expect(breachesOf(AddressDraft, { ...address, [field]: ' ' })).toEqual([`${field}: required`]);
    expect(breachesOf(AddressDraft, { ...address, street: undefined })).toHaveLength(1);
  });

  test('has no IRI of the shop', () => {
    expect(safeParse(AddressDraft, { ...address, iri: '/addresses/1' }).data).toEqual(address);
  });

  test('has a callable phone number, and a postcode of its country', () => {
    expect(breachesOf(AddressDraft, { ...address, phoneNumber: '12' })).toEqual(['phoneNumber: phone']);
    expect(breachesOf(AddressDraft, { ...address, phoneNumber: '+43 1 5330000' })).toEqual([]);
    expect(breachesOf(AddressDraft, { ...address, postcode: '1010' })).toEqual(['postcode: postcode']);
    expect(breachesOf(AddressDraft, { ...address, countryCode: 'AT', postcode: '1010' })).toEqual([]);
    const long = { ...address, countryCode: 'AE', postcode: '1'.repeat(textLimits.code + 1) };
    expect(breachesOf(AddressDraft, long)).toHaveLength(1);
  });
});

test('a customer has one of eight roles, and boolean confirmations', () => {
  expect([1, 8, null].flatMap((role) => of({ representative_role: role }))).toEqual([]);
  for (const role of [0, 9]) expect(of({ representative_role: role })).toEqual(['representative_role: choice']);
  expect(of({ notPep: false, representativeConfirmation: true, vatNumber: 'DE999999990' })).toEqual([]);
});

test.each([
  [{ companyType: '3', foundingDate: '2026-11-22', court: 'Ulm', registryNumber: 'HRB 1', companyName: 'N GmbH' }, []],
  [{ companyType: '9' }, ['companyType: choice']],
  [{ foundingDate: '2026-11-23' }, ['foundingDate: inPast']],
  [{ foundingDate: '0099-02-01' }, ['foundingDate: inPast']],
  [{ companyName: '1&1' }, []],
  [{ companyName: '<b>Holding</b>' }, ['companyName: name']],
  [{ companyName: '&' }, ['companyName: name']],
  [{ foundingDate: '2026-02-30' }, ['foundingDate: date']],
  [{ companyName: ' ', iban: 'x' }, ['companyName: required', 'iban: iban']],
])('a company’s data %j', (fields, breaches) => {
  expect(breachesOf(companyDraft('2026-11-22'), fields)).toEqual(breaches);
});
