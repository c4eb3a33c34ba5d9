import { expect, test } from 'vitest';
import { isHeldByCompany, isHeldByPerson } from './accountHolder.ts';

const anna = { firstName: 'Anna Lena', lastName: 'Übermüller-Şahin' };

test.each([
  ['Anna Lena Übermüller-Şahin', true],
  ['UEBERMUELLER-SAHIN, ANNA', true],
  ['Frau Dr. Lena Übermüller Şahin', true],
  ['Anna Lena Übermüller-Şahin und Max Mustermann', true],
  ['Max Mustermann', false],
  ['Anna Mustermann', false],
  ['Übermüller-Şahin', false],
  ['', false],
])('an account of %j is held by the person: %s', (holder, expected) => {
  expect(isHeldByPerson(holder, anna)).toBe(expected);
});

test.each([
  ['Äpfel & Söhne Holding GmbH', true],
  ['AEPFEL SOEHNE HOLDING', true],
  ['Birnen Holding GmbH', false],
  ['Max Mustermann', false],
  ['', false],
])('an account of %j is held by the company: %s', (holder, expected) => {
  expect(isHeldByCompany(holder, 'Äpfel & Söhne Holding GmbH')).toBe(expected);
});
