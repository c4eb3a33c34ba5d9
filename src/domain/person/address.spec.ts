import { expect, test } from 'vitest';
import { isSameAddress } from './address.ts';

const home = {
  firstName: 'Jonas',
  lastName: 'Weber',
  company: null,
  countryCode: 'DE',
  street: 'Platzgasse 14',
  city: 'Ulm',
  postcode: '89073',
  phoneNumber: null,
};

test('two addresses are equal if every field is', () => {
  expect(isSameAddress(home, { ...home, company: '' })).toBe(true);
  for (const field of Object.keys(home)) expect(isSameAddress(home, { ...home, [field]: 'X' })).toBe(false);
});
