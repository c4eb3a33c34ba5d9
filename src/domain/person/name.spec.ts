import { expect, test } from 'vitest';
import { initialsOf, nameOf } from './name.ts';

const anna = { accountType: 'personal', company: null, firstName: 'Anna', lastName: 'Weber', email: 'a@b.de' } as const;
const company = { companyName: 'Weber & Söhne GmbH' };

test.each([
  [anna, 'Anna Weber'],
  [{ ...anna, firstName: null }, 'Weber'],
  [{ ...anna, firstName: null, lastName: null }, 'a@b.de'],
  [{ ...anna, accountType: 'company', company } as const, 'Weber & Söhne GmbH'],
  [{ ...anna, accountType: 'company' } as const, 'Anna Weber'],
  [{ ...anna, company }, 'Anna Weber'],
])('%j is called %s', (customer, name) => {
  expect(nameOf(customer)).toBe(name);
});

test.each([
  ['Anna Weber', 'AW'],
  ['anna  maria weber', 'AW'],
  ['Weber', 'W'],
  ['Heidekontor Vermögensverwaltung UG (haftungsbeschränkt)', 'HU'],
  ['Weber & Söhne', 'WS'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
