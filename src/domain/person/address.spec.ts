import { expect, test } from 'vitest';
import type { Address } from '#domain/shop/customer.ts';
import { isSameAddress } from './address.ts';

const home: Address = {
  iri: '/api/v2/shop/addresses/7',
  firstName: 'Anna',
  lastName: 'Weber',
  company: null,
  countryCode: 'DE',
  street: 'Lindenallee 4',
  city: 'Leipzig',
  postcode: '04109',
  phoneNumber: null,
};

test('an address that the shop copied into an order is the same address', () => {
  expect(isSameAddress(home, { ...home, iri: '/api/v2/shop/addresses/99', phoneNumber: '+493411234' })).toBe(true);
});

test.each(['firstName', 'lastName', 'company', 'street', 'postcode', 'city', 'countryCode'] as const)(
  'an address with another %s is another one',
  (field) => expect(isSameAddress(home, { ...home, [field]: 'AT' })).toBe(false),
);
