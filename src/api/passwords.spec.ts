import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#domain/shop/failure.ts';
import { deadLinkIn } from '#domain/shop/mailLink.ts';
import { createHttp, type Http } from './http.ts';
import { migrate } from './migration.ts';
import { changePassword, lookAtLink, resetPassword } from './passwords.ts';
import { readEnrolment, setTwoFactor } from './twoFactor.ts';

const http: Http = createHttp({
  settings: { apiBase: 'http://shop.test/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => {} },
  log: () => {},
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (status: number, body: unknown = null) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
const at = (...paths: string[]) => ({ violations: paths.map((propertyPath) => ({ propertyPath, message: 'words' })) });
const failed = (call: Promise<unknown>) => call.then(() => null, failureOf);

const change = () =>
  changePassword(http, {
    customerUuid: 'u',
    currentPassword: 'before',
    newPassword: 'after',
    confirmNewPassword: 'after',
  });

describe('a refused change of the password', () => {
  test.each([
    [422, at('currentPassword')],
    [422, at('')],
    [400, at('currentPassword', 'newPassword')],
    [400, { detail: 'Provided password is different than the current one.' }],
    [422, null],
  ])('with %i reports a wrong present password', async (status, body) => {
    answers(status, body);
    expect(await failed(change())).toEqual({ kind: 'passwordIncorrect' });
  });

  test.each([['newPassword'], ['confirmNewPassword']])('for %s is reported at that field', async (path) => {
    answers(422, at(path));
    expect(await failed(change())).toEqual({
      kind: 'violations',
      violations: [{ propertyPath: path, message: 'words' }],
    });
  });

  test('with an error of the shop is a general failure', async () => {
    answers(500);
    expect(await failed(change())).toEqual({ kind: 'general', status: 500, detail: null });
  });
});

test.each([
  [404, 'invalid'],
  [409, 'used'],
  [410, 'expired'],
  [500, null],
  [429, null],
])('a link that is answered with %i is %s', async (status, state) => {
  answers(status);
  const failure = await failed(lookAtLink(http, 't'));
  expect(failure && deadLinkIn(failure)).toBe(state);
});

test.each([
  [422, { violations: [{ propertyPath: 'token', message: 'Password reset token nope is invalid.' }] }, 'invalid'],
  [422, { violations: [{ propertyPath: 'newPassword', message: 'too short' }] }, null],
  [500, { 'hydra:description': 'Internal Server Error' }, 'invalid'],
  [503, {}, null],
])('a new password that Sylius answers with %i %j has a link that is %s', async (status, body, state) => {
  answers(status, body);
  const chosen = { token: 't', newPassword: 'Parkett-2026', confirmNewPassword: 'Parkett-2026' };
  const failure = await failed(resetPassword(http, chosen));
  expect(failure && deadLinkIn(failure)).toBe(state);
});

test('an invalid key is not shown', async () => {
  for (const secret of ['', 'abc', 'JBSWY3DP 1', '<b>']) {
    answers(200, { secret, uri: 'otpauth://totp/x' });
    expect(await failed(readEnrolment(http, 'u'))).toEqual({ kind: 'contract', path: 'secret' });
  }
});

test('the refusals of the second factor and of the migration are mapped', async () => {
  const named = (code: string) => ({ violations: [{ propertyPath: '', message: 'words', code }] });
  const calls = {
    readEnrolment: () => readEnrolment(http, 'u'),
    setTwoFactor: () => setTwoFactor(http, { customerUuid: 'u', enabled: false, code: '000000' }),
    migrate: () => migrate(http, { customerUuid: 'u', customerId: 'K-1' }),
  };
  answers(422, named('WRONG_STATE'));
  expect([await failed(calls.readEnrolment()), await failed(calls.migrate())]).toEqual([
    { kind: 'wrongState' },
    { kind: 'wrongState' },
  ]);
  answers(422, named('USED_2FA'));
  expect(await failed(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa', used: true });
  answers(422, named('INVALID_2FA'));
  expect(await failed(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa' });
  answers(422, at('code'));
  expect(await failed(calls.setTwoFactor())).toEqual({ kind: 'invalid2fa' });
});
