import { afterEach, describe, expect, test, vi } from 'vitest';
import { deadLinkIn } from '#domain/shop/mailLink.ts';
import { migrate } from './migration.ts';
import { changePassword, lookAtLink, resetPassword } from './passwords.ts';
import { answering, failureIn, httpOf } from './testing/shop.ts';
import { readEnrolment, setTwoFactor } from './twoFactor.ts';

const http = httpOf();
afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (...paths: string[]) => ({ violations: paths.map((propertyPath) => ({ propertyPath, message: 'words' })) });

const change = () =>
  changePassword(http, {
    customerUuid: 'u',
    currentPassword: 'before',
    newPassword: 'after',
    confirmNewPassword: 'after',
  });

/** Requirement 5.27. */
describe('a refused change of the password', () => {
  test.each([
    [422, at('currentPassword')],
    [422, at('')],
    [400, at('currentPassword', 'newPassword')],
    [400, { detail: 'Provided password is different than the current one.' }],
    [422, null],
  ])('with %i reports a wrong present password', async (status, body) => {
    answering(body, status);
    expect(await failureIn(change())).toEqual({ kind: 'passwordIncorrect' });
  });

  test.each([['newPassword'], ['confirmNewPassword']])('for %s is reported at that field', async (path) => {
    answering(at(path), 422);
    expect(await failureIn(change())).toEqual({
      kind: 'violations',
      violations: [{ propertyPath: path, message: 'words' }],
    });
  });

  test('with an error of the shop is a general failure', async () => {
    answering(null, 500);
    expect(await failureIn(change())).toEqual({ kind: 'general', status: 500, detail: null });
  });
});

test.each([
  [404, 'invalid'],
  [409, 'used'],
  [410, 'expired'],
  [500, null],
  [429, null],
])('a link that is answered with %i is %s', async (status, state) => {
  answering(null, status);
  const failure = await failureIn(lookAtLink(http, 't'));
  expect(deadLinkIn(failure)).toBe(state);
});

test.each([
  [422, { violations: [{ propertyPath: 'token', message: 'Password reset token nope is invalid.' }] }, 'invalid'],
  [422, { violations: [{ propertyPath: 'newPassword', message: 'too short' }] }, null],
  [500, { 'hydra:description': 'Internal Server Error' }, 'invalid'],
  [503, {}, null],
])('a new password that Sylius answers with %i %j has a link that is %s', async (status, body, state) => {
  answering(body, status);
  const chosen = { token: 't', newPassword: 'Parkett-2026', confirmNewPassword: 'Parkett-2026' };
  const failure = await failureIn(resetPassword(http, chosen));
  expect(deadLinkIn(failure)).toBe(state);
});

test('an invalid key is not shown', async () => {
  for (const secret of ['', 'abc', 'JBSWY3DP 1', '<b>']) {
    answering({ secret, uri: 'otpauth://totp/x' }, 200);
    expect(await failureIn(readEnrolment(http, 'u'))).toEqual({ kind: 'contract', path: 'secret' });
  }
});

test('the refusals of the second factor and of the migration are mapped', async () => {
  const named = (code: string) => ({ violations: [{ propertyPath: '', message: 'words', code }] });
  const calls = {
    readEnrolment: () => readEnrolment(http, 'u'),
    setTwoFactor: () => setTwoFactor(http, { customerUuid: 'u', enabled: false, code: '000000' }),
    migrate: () => migrate(http, { customerUuid: 'u', customerId: 'K-1' }),
  };
  answering(named('WRONG_STATE'), 422);
  expect([await failureIn(calls.readEnrolment()), await failureIn(calls.migrate())]).toEqual([
    { kind: 'wrongState' },
    { kind: 'wrongState' },
  ]);
  answering(named('USED_2FA'), 422);
  expect(await failureIn(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa', used: true });
  answering(named('INVALID_2FA'), 422);
  expect(await failureIn(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa' });
  answering(at('code'), 422);
  expect(await failureIn(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa' });
});
