import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { readCustomer } from '#api/customers.ts';
import { lastError } from '#api/lastError.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { failureOf, nowhere, useShop } from './support/shops.ts';

/** Returns the code that a persona’s authenticator app shows `step` periods of 30 seconds from now. */
function codeOf(secret: string | null, step = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret ?? '') });
  return totp.generate({ timestamp: Date.now() + step * 30_000 });
}

describe('login and session', () => {
  const shop = useShop();

  test.each([
    ['a wrong password', personaOf('cleared').email, 'Falsch-2026'],
    ['an account that is not there', 'niemand@example.de', PASSWORD],
    ['an account that is not verified', personaOf('unverified').email, PASSWORD],
  ])('%s is answered like any wrong login', async (_, email, password) => {
    const visitor = shop.visit();
    expect(await failureOf(visitor.session.logIn({ email, password }))).toEqual({ kind: 'badCredentials' });
    expect(lastError()).toMatchObject({ call: 'login', status: 401, body: { message: 'Invalid credentials.' } });
    expect(visitor.rejected).toEqual([]);
  });

  test('too many wrong passwords lead to a wait', async () => {
    const { session } = shop.visit();
    const guess = () => failureOf(session.logIn({ email: 'rate@example.de', password: 'Falsch-2026' }));
    for (let turn = 0; turn < 10; turn += 1) {
      // The minute begins with the first guess, not with a full minute of the clock.
      if (turn === 5) await shop.control('clock', { seconds: 40 });
      expect(await guess()).toEqual({ kind: 'badCredentials' });
    }
    expect(await guess()).toEqual({ kind: 'rateLimited', retryAfter: expect.any(Number) });
    await shop.control('clock', { seconds: 20 });
    expect(await guess()).toEqual({ kind: 'badCredentials' });
    await shop.control('clock', { seconds: -60 });
    expect(await guess()).toEqual({ kind: 'badCredentials' });
  });

  test('a second factor is required, and its code opens the session', async () => {
    const { email, totpSecret } = personaOf('twoFactor');
    const visitor = shop.visit();
    const outcome = await visitor.session.logIn({ email, password: PASSWORD });
    expect(outcome).toEqual({ kind: 'codeRequired', customerUuid: expect.any(String) });
    const { customerUuid } = outcome;
    expect(await failureOf(readCustomer(visitor.http, customerUuid))).toEqual({ kind: 'unauthorized' });
    const code = codeOf(totpSecret);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await failureOf(visitor.session.verifyCode({ customerUuid, code: wrong }))).toEqual({ kind: 'invalid2fa' });
    expect(await failureOf(visitor.session.verifyCode({ customerUuid, code: 'abc' }))).toEqual({ kind: 'invalid2fa' });
    const foreign = visitor.session.verifyCode({ customerUuid: nowhere, code });
    expect(await failureOf(foreign)).toEqual({ kind: 'notFound' });
    expect(await visitor.session.verifyCode({ customerUuid, code })).toMatchObject({ customerUuid });
    expect(await readCustomer(visitor.http, customerUuid)).toMatchObject({ twoFactorEnabled: true });

    // A code is valid once, and the shop limits the rate after five wrong ones.
    const thief = shop.visit();
    await thief.session.logIn({ email, password: PASSWORD });
    expect(await failureOf(thief.session.verifyCode({ customerUuid, code }))).toEqual({
      kind: 'invalid2fa',
      used: true,
    });
    for (let turn = 0; turn < 4; turn += 1) await failureOf(thief.session.verifyCode({ customerUuid, code: wrong }));
    expect(await failureOf(thief.session.verifyCode({ customerUuid, code: codeOf(totpSecret, 1) }))).toEqual({
      kind: 'rateLimited',
      retryAfter: expect.any(Number),
    });
  });

  test('a refresh keeps the customer, and the former token stays valid until its expiry', async () => {
    const visitor = await shop.as('julia');
    const before = visitor.session.token();
    const lease = await visitor.session.refresh();
    expect(lease.customerUuid).toBe(visitor.customerUuid);
    expect(lease.expiresIn).toBeGreaterThan(290_000);
    expect(lease.expiresIn).toBeLessThan(300_000);
    expect(visitor.session.token()).not.toBe(before);
    expect(await readCustomer(visitor.http, visitor.customerUuid)).toMatchObject({ firstName: 'Julia' });
  });

  test('an expired token is refused by the shop’s clock, and a refresh returns a valid one', async () => {
    const visitor = await shop.as('julia');
    await shop.control('clock', { seconds: 3601 });
    expect(await failureOf(readCustomer(visitor.http, visitor.customerUuid))).toEqual({ kind: 'unauthorized' });
    // The call is repeated once, in case another tab has renewed the token meanwhile; here no tab has.
    expect(visitor.rejected).toEqual([visitor.session.token(), visitor.session.token()]);
    expect(await visitor.session.refresh()).toMatchObject({ customerUuid: visitor.customerUuid });
    expect(await readCustomer(visitor.http, visitor.customerUuid)).toMatchObject({ firstName: 'Julia' });
    // The local clock is an hour behind the shop’s now; the stored skew keeps the token valid all the same.
    expect(visitor.session.isExpired()).toBe(false);
    await shop.control('clock', { seconds: -3601 });
  });

  test('a session that is too old cannot be refreshed', async () => {
    const visitor = await shop.as('julia');
    await shop.control('clock', { days: 31 });
    expect(await failureOf(visitor.session.refresh())).toEqual({ kind: 'unauthorized' });
    await shop.control('clock', { days: -31 });
  });
});
