import { expect, test } from 'vitest';
import { isPersonal, isSecret, MASK, withoutToken } from './secrets.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';

test.each([
  ['password', 'Sommer-2026'],
  ['currentPASSWORD', 'x'],
  ['token', 'x'],
  ['refreshToken', 'x'],
  ['accessToken', 'x'],
  ['resetToken', 'x'],
  ['clientSecret', 'x'],
  ['otp', 'x'],
  ['uri', 'otpauth://totp/Parkett:anna?secret=JBSWY3DPEHPK3PXP&issuer=Parkett'],
  ['code', '123456'],
  ['code', '12345678'],
  ['note', `Bearer ${jwt}`],
  ['url', `/reset?t=${jwt}&b=1`],
])('%s: %s is masked', (key, value) => {
  expect(isSecret(key, value)).toBe(true);
});

test.each([
  // Empty values reveal nothing, and show that nothing was typed.
  ['password', ''],
  ['token', ''],
  ['tokenValue', '662E41'],
  ['secretary', 'Anna'],
  ['myToken', 'x'],
  ['code', 'SOLAR-26'],
  ['code', '12345'],
  ['code', '123456789'],
  ['code', 'a123456'],
  ['postcode', '123456'],
  ['note', 'eyJhbGciOiJIUzI1NiJ9.eyJ.'],
  ['note', 'abcdefghijkl.eyJzdWIiOiIxIn0.c2ln'],
])('%s: %s may be shown', (key, value) => {
  expect(isSecret(key, value)).toBe(false);
});

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
