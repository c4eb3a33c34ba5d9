import { expect, test } from 'vitest';
import { isPersonal, isSecret, MASK, withoutToken } from './secrets.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';

test.each([
  ['password', 'Sommer-2026', true],
  ['currentPASSWORD', 'x', true],
  ['token', 'x', true],
  ['refreshToken', 'x', true],
  ['accessToken', 'x', true],
  ['resetToken', 'x', true],
  ['clientSecret', 'x', true],
  ['otp', 'x', true],
  ['uri', 'otpauth://totp/Parkett:anna?secret=JBSWY3DPEHPK3PXP&issuer=Parkett', true],
  ['code', '123456', true],
  ['code', '12345678', true],
  ['note', `Bearer ${jwt}`, true],
  ['url', `/reset?t=${jwt}&b=1`, true],
  // Empty values reveal nothing, and show that nothing was typed.
  ['password', '', false],
  ['token', '', false],
  ['tokenValue', '662E41', false],
  ['secretary', 'Anna', false],
  ['myToken', 'x', false],
  ['code', 'SOLAR-26', false],
  ['code', '12345', false],
  ['code', '123456789', false],
  ['code', 'a123456', false],
  ['postcode', '123456', false],
  ['note', 'eyJhbGciOiJIUzI1NiJ9.eyJ.', false],
  ['note', 'abcdefghijkl.eyJzdWIiOiIxIn0.c2ln', false],
])('%s: %s is masked: %s', (key, value, expected) => expect(isSecret(key, value)).toBe(expected));

test('the data of a person is personal, that of products and orders is not', () => {
  expect(['email', 'companyName', 'birthday', 'iban', 'phoneNumber'].every(isPersonal)).toBe(true);
  expect(['name', 'productName', 'code', 'tokenValue', 'status', 'emailed'].some(isPersonal)).toBe(false);
});

test.each([
  ['/new-password/a-b_c', `/new-password/${MASK}`],
  ['/new-password/a/b', `/new-password/${MASK}`],
  ['/verify-email/abc', `/verify-email/${MASK}`],
  ['/new-password/', '/new-password/'],
  ['/reset-password', '/reset-password'],
  ['/order-details/new-password/x', '/order-details/new-password/x'],
])('the path %s is reported as %s', (path, told) => {
  expect(withoutToken(path)).toBe(told);
});
