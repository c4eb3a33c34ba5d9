import { describe, expect, test } from 'vitest';
import { UboPerson } from '#domain/shop/onboarding.ts';
import { draftOf as draftOfPerson } from '#domain/shop/personDrafts.ts';
import { draftOf, fieldOf, valuesAsOwner, valuesOf } from './person.ts';
import type { PersonValues } from './views/personRules.ts';

const address = { street: 'Am Delft 8', postcode: '26721', city: 'Emden', countryCode: 'DE' };
const natural = { type: 'natural', firstName: 'Birgit', lastName: 'Sander', birthdate: '1965-07-12', address };
const personOf = (facts: object) => draftOfPerson(UboPerson.parse({ id: 3, roles: [60], ...natural, ...facts }));
const company = {
  ...natural,
  type: 'legal',
  firstName: null,
  lastName: null,
  birthdate: null,
  companyName: 'Sander Schifffahrt GmbH',
  companyType: '3',
  registerNumber: 'HRB 1',
};

describe('the data of a person', () => {
  test.each<[string, 'owner' | 'representative', object]>([
    ['an owner of shares', 'owner', { equityShares: 33.34, votingShares: 0, churchTax: true }],
    ['an owner of shares in a company that holds', 'owner', { equityShares: 50, votingShares: 50.01, heldThrough: 4 }],
    ['an owner by control', 'owner', { birthplace: 'Emden', nationality: 'DE' }],
    ['a fictive owner', 'owner', { fictiveBeneficialOwner: true, pep: true }],
    ['a company that holds', 'owner', { ...company, equityShares: 45, votingShares: 45 }],
    ['a representative', 'representative', { pep: true }],
    ['a company that represents', 'representative', company],
  ])('is unchanged by an unedited form: %s', (_, capacity, facts) => {
    expect(draftOf(valuesOf(personOf(facts)), capacity)).toEqual(personOf(facts));
  });

  test('appears in the form as typed', () => {
    const { equityShares, votingShares, basis, pep, heldThrough } = valuesOf(
      personOf({ equityShares: 33.34, votingShares: 0, heldThrough: 4 }),
    );
    expect([equityShares, votingShares, basis, pep, heldThrough]).toEqual(['33,34', '0', 'shares', 'no', '4']);
    expect(valuesOf(personOf({})).basis).toBe('control');
    expect(valuesOf(personOf({ fictiveBeneficialOwner: true })).basis).toBe('fictive');
  });

  test('of a representative fills an owner, except for the owner’s shares', () => {
    const known = valuesAsOwner(personOf({ birthplace: 'Emden', nationality: 'DE', pep: true }));
    expect(known).toMatchObject({
      firstName: 'Birgit',
      birthdate: '1965-07-12',
      city: 'Emden',
      pep: 'yes',
      basis: null,
    });
  });

  test('is unchosen for a new person', () => {
    const { type, ...rest } = valuesOf(null);
    expect(type).toBe('natural');
    expect(Object.values(rest).every((value) => value === '' || value === null || value === false)).toBe(true);
  });
});

test('is sent in the shop’s format', () => {
  const typed: PersonValues = {
    ...valuesOf(null),
    firstName: ' Imke ',
    birthdate: '1970-5-4',
    pep: 'yes',
    basis: 'shares',
    equityShares: '12,5 %',
    votingShares: '7',
    street: ' Weg 1 ',
  };
  expect(draftOf(typed, 'owner')).toMatchObject({
    firstName: 'Imke',
    birthdate: '1970-05-04',
    pep: true,
    equityShares: 12.5,
    votingShares: 7,
    address: { street: 'Weg 1' },
    heldThrough: null,
  });
  // Values typed before the basis changed are not sent.
  expect(draftOf({ ...typed, basis: 'control', heldThrough: '4' }, 'owner')).toMatchObject({
    equityShares: null,
    votingShares: null,
    heldThrough: null,
  });
});

test('has violations at the field of the form', () => {
  expect(['address.street', 'fictiveBeneficialOwner', 'lastName'].map(fieldOf)).toEqual([
    'street',
    'basis',
    'lastName',
  ]);
  for (const field of Object.keys(valuesOf(null))) expect(fieldOf(field)).toBe(field);
});
