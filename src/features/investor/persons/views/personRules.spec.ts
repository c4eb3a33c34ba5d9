import { describe, expect, test } from 'vitest';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import { type PersonValues, rulesFor } from './personRules.ts';

const today = '2026-11-22';
const empty: PersonValues = {
  type: 'natural',
  firstName: '',
  lastName: '',
  birthdate: '',
  birthplace: '',
  nationality: '',
  companyName: '',
  companyType: '',
  registerNumber: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: '',
  basis: null,
  heldThrough: '',
  equityShares: '',
  votingShares: '',
  pep: null,
  churchTax: false,
};

/** Returns the first breach of each field, by the field's name. */
function breachesOf(capacity: Capacity, given: Partial<PersonValues>) {
  const values = { ...empty, ...given };
  const rules = rulesFor(values, capacity, today);
  const found: Record<string, string> = {};
  for (const name of Object.keys(values) as (keyof PersonValues)[])
    for (const rule of rules[name] as readonly ((value: unknown) => { kind: string } | null)[]) {
      const breach = rule(values[name]);
      if (breach) found[name] ??= breach.kind;
    }
  return found;
}
const fieldsOf = (capacity: Capacity, given: Partial<PersonValues>) => Object.keys(breachesOf(capacity, given));
const place = ['street', 'postcode', 'city', 'countryCode'];
const ofNatural = ['firstName', 'lastName', 'birthdate', 'birthplace', 'nationality'];

describe('the required fields', () => {
  test.each<[string, Capacity, Partial<PersonValues>, string[]]>([
    ['a representative', 'representative', {}, [...ofNatural, ...place, 'pep']],
    ['a company that represents', 'representative', { type: 'legal' }, ['companyName', 'companyType', ...place]],
    ['an owner', 'owner', {}, [...ofNatural, ...place, 'basis', 'pep']],
    ['an owner by control', 'owner', { basis: 'control' }, [...ofNatural, ...place, 'pep']],
    [
      'an owner of shares',
      'owner',
      { basis: 'shares' },
      [...ofNatural, ...place, 'equityShares', 'votingShares', 'pep'],
    ],
    [
      'a company that holds',
      'owner',
      { type: 'legal' },
      ['companyName', 'companyType', ...place, 'equityShares', 'votingShares'],
    ],
    // Chosen before the type was changed to a company.
    [
      'a company that holds, whatever was chosen before',
      'owner',
      { type: 'legal', basis: 'fictive' },
      ['companyName', 'companyType', ...place, 'equityShares', 'votingShares'],
    ],
  ])('of %s', (_, capacity, given, fields) => {
    expect(fieldsOf(capacity, given).sort()).toEqual([...fields].sort());
  });
});

test.each<[Capacity, string, string | undefined]>([
  ['owner', '2026-11-22', undefined],
  ['owner', '2026-11-23', 'tooLate'],
  ['owner', '1899-12-31', 'tooEarly'],
  ['representative', '2008-11-22', undefined],
  ['representative', '2008-11-23', 'minAge'],
])('%s, born on %s: %s', (capacity, birthdate, kind) => {
  expect(breachesOf(capacity, { birthdate }).birthdate).toBe(kind);
});

test.each<[string, string, object]>([
  ['0', '0', { equityShares: 'holdsNothing' }],
  ['0', '0,01', {}],
  ['33,333', '10', { equityShares: 'share' }],
  ['10', '100,01', { votingShares: 'share' }],
  ['10', 'viel', { votingShares: 'share' }],
])('shares of %s and %s percent have the violations %j', (equityShares, votingShares, wrong) => {
  const { equityShares: equity, votingShares: voting } = breachesOf('owner', {
    basis: 'shares',
    equityShares,
    votingShares,
  });
  expect({ ...(equity && { equityShares: equity }), ...(voting && { votingShares: voting }) }).toEqual(wrong);
});
