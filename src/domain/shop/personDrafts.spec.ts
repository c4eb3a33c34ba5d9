import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { UboPerson } from './onboarding.ts';
import { type Capacity, draftOf, isSameDraft, isShare, type PersonDraft, personDraft } from './personDrafts.ts';

const today = '2026-11-22';
const address = { street: 'Am Delft 8', postcode: '26721', city: 'Emden', countryCode: 'DE' };
const natural = {
  type: 'natural',
  firstName: 'Enno',
  lastName: 'Janssen',
  birthdate: '1970-05-04',
  birthplace: 'Emden',
  nationality: 'DE',
  address,
};
const legal = { type: 'legal', companyName: 'Sander Schifffahrt GmbH', companyType: '3', equityShares: 45, address };

/** Breaches as `field: breach`; empty if the value is valid. */
const breachesOf = (capacity: Capacity, value: object) =>
  (safeParse(personDraft(capacity, today), value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const kept = (capacity: Capacity, value: object): PersonDraft => {
  const { data, error } = safeParse(personDraft(capacity, today), value);
  if (!data) throw error;
  return data;
};

describe('a person of a company', () => {
  test.each<[Capacity, object]>([
    ['representative', natural],
    ['owner', { ...natural, equityShares: 30 }],
    ['owner', legal],
  ])('as %s has all required fields, and each missing one is reported', (capacity, whole) => {
    expect(breachesOf(capacity, whole)).toEqual([]);
    const optional = ['type', 'address', ...('firstName' in whole ? ['equityShares'] : [])];
    for (const field of Object.keys(whole).filter((name) => !optional.includes(name)))
      for (const nothing of [null, ...(field === 'equityShares' ? [] : ['', ' '])]) {
        const breach = field === 'birthdate' && nothing === ' ' ? 'date' : 'required';
        expect(breachesOf(capacity, { ...whole, [field]: nothing })).toEqual([`${field}: ${breach}`]);
      }
    for (const field of Object.keys(address)) {
      const wrong = breachesOf(capacity, { ...whole, address: { ...address, [field]: ' ' } });
      expect(wrong).toEqual([`address.${field}: required`]);
    }
    expect(breachesOf(capacity, { ...whole, address: null })).toHaveLength(4);
  });

  test('has a residence, and an existing nationality', () => {
    expect(breachesOf('owner', { ...natural, nationality: 'XX' })).toEqual(['nationality: country']);
    const nowhere = { ...address, countryCode: 'QQ' };
    expect(breachesOf('owner', { ...natural, address: nowhere })).toEqual(['address.countryCode: country']);
  });

  test.each<[Capacity, string, string[]]>([
    ['owner', '1899-12-31', ['birthdate: inPast']],
    ['owner', '1900-01-01', []],
    ['owner', '2026-11-21', []],
    ['owner', today, ['birthdate: inPast']],
    ['owner', '2025-02-30', ['birthdate: date']],
    ['representative', '2008-11-22', []],
    ['representative', '2008-11-23', ['birthdate: age']],
  ])('as %s is born on %s: %j', (capacity, birthdate, wrong) => {
    expect(breachesOf(capacity, { ...natural, birthdate })).toEqual(wrong);
  });

  test('as a company has a valid legal form, and as an owner a share', () => {
    for (const companyType of ['1', '8']) expect(breachesOf('owner', { ...legal, companyType })).toEqual([]);
    expect(breachesOf('owner', { ...legal, companyType: '9' })).toEqual(['companyType: choice']);
    expect(breachesOf('owner', { ...legal, equityShares: 0 })).toEqual(['equityShares: required']);
    expect(breachesOf('owner', { ...legal, equityShares: null, votingShares: 0.01 })).toEqual([]);
    expect(breachesOf('representative', { ...legal, equityShares: null })).toEqual([]);
  });

  test('has a postcode of its country', () => {
    const inVienna = { ...address, countryCode: 'AT' };
    expect(breachesOf('owner', { ...natural, address: inVienna })).toEqual(['address.postcode: postcode']);
    expect(breachesOf('owner', { ...natural, address: { ...inVienna, postcode: '1010' } })).toEqual([]);
  });

  test('has texts of limited length', () => {
    for (const [field, most] of Object.entries({ firstName: textLimits.line, birthplace: textLimits.line })) {
      expect(breachesOf('owner', { ...natural, [field]: 'x'.repeat(most) }), field).toEqual([]);
      expect(breachesOf('owner', { ...natural, [field]: 'x'.repeat(most + 1) }), field).toHaveLength(1);
    }
    const long = { ...address, countryCode: 'AE', postcode: 'x'.repeat(textLimits.code + 1) };
    expect(breachesOf('owner', { ...natural, address: long })).toHaveLength(1);
  });
});

test.each([
  [0, true],
  [33.33, true],
  [19.99, true],
  [100, true],
  [33.333, false],
  [100.01, false],
  [-0.01, false],
])('%d percent are a share: %s', (value, is) => {
  expect(isShare(value)).toBe(is);
  expect(breachesOf('owner', { ...natural, equityShares: value })).toEqual(is ? [] : ['equityShares: share']);
});

describe('the stored part of a draft', () => {
  const all = {
    ...natural,
    ...legal,
    registerNumber: 'HRB 1',
    equityShares: 40,
    heldThrough: 4,
    pep: true,
    churchTax: true,
    powerOfAttorney: true,
    fictiveBeneficialOwner: false,
  };
  const noShares = { equityShares: null, votingShares: null, heldThrough: null };

  test('of a person has no fields of a company, and vice versa', () => {
    const noCompany = { companyName: null, companyType: null, registerNumber: null };
    const noPerson = { firstName: null, lastName: null, birthdate: null, birthplace: null, nationality: null };
    const held = { equityShares: 40, votingShares: 0, heldThrough: 4 };
    expect(kept('owner', { ...all, type: 'natural' })).toEqual({
      ...natural,
      ...noCompany,
      ...held,
      pep: true,
      churchTax: true,
      powerOfAttorney: false,
      fictiveBeneficialOwner: false,
    });
    expect(kept('owner', all)).toMatchObject({
      ...noPerson,
      ...held,
      companyName: legal.companyName,
      registerNumber: 'HRB 1',
      pep: false,
      churchTax: false,
    });
  });

  test('of a representative has no shares', () => {
    const stored = kept('representative', { ...all, type: 'natural' });
    expect(stored).toMatchObject({ ...noShares, churchTax: false, pep: true });
    const fictive = { ...natural, fictiveBeneficialOwner: true };
    expect(kept('representative', fictive).fictiveBeneficialOwner).toBe(false);
  });

  test('of a fictive owner or one without shares has no shares', () => {
    const fictive = kept('owner', { ...all, type: 'natural', fictiveBeneficialOwner: true });
    expect(fictive).toMatchObject({ fictiveBeneficialOwner: true, ...noShares });
    const company = kept('owner', { ...all, fictiveBeneficialOwner: true });
    expect(company).toMatchObject({ fictiveBeneficialOwner: false, equityShares: 40 });
    expect(kept('owner', { ...natural, equityShares: 0, heldThrough: 4 })).toMatchObject(noShares);
  });

  test('is trimmed', () => {
    const spaced = { ...natural, firstName: ' Enno ', address: { ...address, city: ' Emden ', street: ' Am Delft 8' } };
    expect(kept('owner', spaced)).toMatchObject({ firstName: 'Enno', address });
  });
});

test('a stored person is recognised by its values, in any order', () => {
  const person = UboPerson.parse({ ...natural, id: 7, roles: [70] });
  const draft = draftOf(person);
  expect(draft).not.toHaveProperty('id');
  expect(draft).not.toHaveProperty('roles');
  const reversed = Object.fromEntries(Object.entries(draft).reverse()) as PersonDraft;
  expect(isSameDraft(draft, reversed)).toBe(true);
  const turned = Object.fromEntries(Object.entries(address).reverse()) as typeof address;
  expect(isSameDraft(draft, { ...draft, address: turned })).toBe(true);
  expect(isSameDraft(draft, { ...draft, address: { ...address, city: 'Leer' } })).toBe(false);
  for (const other of [{ firstName: 'Imke' }, { pep: true }, { heldThrough: 4 }, { address: null }])
    expect(isSameDraft(draft, { ...draft, ...other })).toBe(false);
});
