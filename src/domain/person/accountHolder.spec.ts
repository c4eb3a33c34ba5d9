import { expect, test } from 'vitest';
import { isHeldBy, isOtherHolder } from './accountHolder.ts';

const anna = { firstName: 'Anna Lena', lastName: 'Übermüller-Şahin' };

test.each([
  ['Anna Lena Übermüller-Şahin', true],
  ['UEBERMUELLER-SAHIN, ANNA', true],
  ['Frau Dr. Lena Übermüller Şahin', true],
  ['Anna Lena Übermüller-Şahin und Max Mustermann', true],
  ['Max Mustermann', false],
  ['Anna Mustermann', false],
  ['Übermüller-Şahin', false],
  ['Anna Übermüller-Şahin UG (haftungsbeschränkt)', false],
  ['Anna Übermüller-Şahin G. m. b. H.', false],
  ['Anna Übermüller-Şahin e.K.', false],
  ['Anna Übermüller-Şahin'.normalize('NFD'), true],
  ['ANNA UBERMULLER SAHIN', true],
  ['A. L. Übermüller-Şahin', false],
  ['', false],
])('an account of %j is held by the person: %s', (holder, expected) => {
  expect(isHeldBy(holder, anna)).toBe(expected);
});

test.each([
  ['Äpfel & Söhne Holding GmbH', true],
  ['AEPFEL UND SOEHNE HOLDING GMBH', true],
  ['GmbH Äpfel & Söhne Holding, Konto 2', true],
  ['Äpfel & Söhne', false],
  ['Max Mustermann', false],
  ['', false],
])('an account of %j is held by the company: %s', (holder, expected) => {
  expect(isHeldBy(holder, { companyName: 'Äpfel & Söhne Holding GmbH' })).toBe(expected);
});

test.each([
  ['Łukasz', 'Wałęsa', 'LUKASZ WALESA'],
  ['Søren', 'Kjærgård', 'SOEREN KJAERGAARD'],
  ['Işıl', 'Çalışkan', 'ISIL CALISKAN'],
  ['Đorđe', 'Đukić', 'DORDE DUKIC'],
  ['Ag', 'Se', 'AG SE'],
])('a bank’s capitals match %s %s: %s', (firstName, lastName, holder) => {
  expect(isHeldBy(holder, { firstName, lastName })).toBe(true);
});

test('a holder needs a confirmation unless it is the owner, or the shop’s present one', () => {
  expect(isOtherHolder('Max Mustermann', anna, null)).toBe(true);
  expect(isOtherHolder('Max Mustermann', anna, 'Max Mustermann')).toBe(false);
  expect(isOtherHolder('Lena Übermüller-Şahin', anna, null)).toBe(false);
  expect(isOtherHolder(' ', anna, null)).toBe(false);
});
