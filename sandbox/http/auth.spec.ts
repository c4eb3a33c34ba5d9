import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer, RefreshAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { rowsOf } from '../db/rows.ts';
import { PASSWORD, personaOf } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, onShop } from '../testing/shop.ts';
import { LIMITS } from './rateLimit.ts';

const logIn = (visitor: Client, email: string, password: string = PASSWORD, headers?: Record<string, string>) =>
  visitor.call('POST', 'authentication-token', { email, password }, headers);
const refresh = (visitor: Client, refresh_token: string) => visitor.call('POST', 'token/refresh', { refresh_token });
const invalidate = (visitor: Client, refresh_token: string) =>
  visitor.call('POST', 'token/invalidate', { refresh_token });
const orders = (visitor: Client, token: string) => visitor.with(token).call('GET', 'orders');
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Cookie of a known browser. */
const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('Set-Cookie') ?? '').replace(/;.*/, '');
const tokensIn = (answer: { body: unknown }) => AuthAnswer.parse(answer.body);
const refreshedIn = (answer: { body: unknown }) => RefreshAnswer.parse(answer.body).refresh_token;

describeShop('login and refresh', (fixture) => {
  test('a hundred wrong passwords in a month lock the address, with a mail, except for a browser with an earlier login', async () => {
    const { visitor, shop } = fixture();
    const { db } = shop.database;
    const address = 'c.sommer@example.de';
    const known = (await logIn(visitor, address)).headers.get('Set-Cookie') ?? '';
    expect(known).toMatch(
      /^browser-\w{16}=[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/api\/v2\/shop; HttpOnly; SameSite=Strict$/,
    );
    const there = { Cookie: known.replace(/;.*/, '') };
    const mails = () => db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', address).execute();
    const before = (await mails()).length;
    const inMonth = (browser: '' | '_%') =>
      db.updateTable('rateLimits').where('key', 'like', `login:${address}:${browser}/long`);
    for (let time = 0; time < 10; time += 1) expect((await logIn(visitor, address, 'nope')).status).toBe(401);
    await shop.clock.move(10 * DAY);
    const counted = await inMonth('').set({ count: 99 }).returning('key').execute();
    expect(counted).toHaveLength(1);
    expect((await logIn(visitor, address, 'nope')).status).toBe(401);
    const refused = await logIn(visitor, address);
    const days = Math.ceil(Number(refused.headers.get('Retry-After')) / 86_400);
    expect([refused.status, days]).toEqual([429, 20]);
    const subject = 'Zu viele falsche Passwörter';
    const end = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
      Number(await shop.clock.now()) + Number(refused.headers.get('Retry-After')) * 1000,
    );
    const sent = (await mails()).slice(before);
    expect(sent).toEqual([{ subject, text: expect.stringContaining(`bis zum ${end} gesperrt`) }]);
    // An invented cookie is invalid; another customer’s cookie is as well, even under this customer’s name.
    const name = there.Cookie.replace(/=.*/, '');
    const others = cookieOf(await logIn(visitor, 'j.lindner@example.de'));
    const made = there.Cookie.replace(/=.{4}/, '=AAAA');
    for (const Cookie of [made, others, others.replace(/.*?(?==)/, name)])
      expect((await logIn(visitor, address, PASSWORD, { Cookie })).status, Cookie).toBe(429);
    expect((await logIn(visitor, address, PASSWORD, there)).status).toBe(200);
    // Known browsers have limited guesses too; using them up neither locks unknown browsers nor sends a mail.
    await shop.clock.move(20 * DAY);
    await logIn(visitor, address, 'nope', there);
    await inMonth('_%').set({ count: 99 }).execute();
    expect((await logIn(visitor, address, 'nope', there)).status).toBe(401);
    expect((await logIn(visitor, address, PASSWORD, there)).status).toBe(429);
    expect(await mails()).toHaveLength(before + 1);
    expect((await logIn(visitor, address)).status).toBe(200);
  });

  test('of sixty guesses at the same time ten are checked, and the right password among the others is not', async () => {
    const { visitor } = fixture();
    const guesses = Array.from({ length: 60 }, () => logIn(visitor, 'c.sommer@example.de', 'nope'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await logIn(visitor, 'c.sommer@example.de')).status).toBe(429);
  });

  test('a client that tries many addresses has to wait as well, and correct logins do not count', async () => {
    const { visitor, shop } = fixture();
    for (let time = 0; time < 5; time += 1) await logIn(visitor, 'c.sommer@example.de');
    const guesses = Array.from({ length: 40 }, (_, index) => logIn(visitor, `guess${index}@example.de`, 'nope'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    // Never for hours: behind a proxy all visitors are one client, and even a new password would not help.
    const { db } = shop.database;
    const used = { count: 10_000 };
    await db.updateTable('rateLimits').set(used).where('key', 'like', 'logins:%').execute();
    const refused = await logIn(visitor, 'guess@example.de', 'nope');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    await shop.clock.move(10 * MINUTE);
    expect((await logIn(visitor, 'guess@example.de', 'nope')).status).toBe(401);
  });

  const rotating = async () => {
    const { visitor } = fixture();
    await visitor.control('POST', 'settings', { refreshTokens: 'rotated' });
    return fixture();
  };

  test('a refresh token that is rotated may be used by two tabs within ten seconds', async () => {
    const { visitor } = await rotating();
    const { refresh_token } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const [one, other] = await Promise.all([refresh(visitor, refresh_token), refresh(visitor, refresh_token)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(refreshedIn(one)).not.toBe(refreshedIn(other));
    expect((await refresh(visitor, refreshedIn(one))).status).toBe(200);
    expect((await refresh(visitor, refreshedIn(other))).status).toBe(200);
  });

  test('a refresh token that is reused later ends the whole family, and no other login', async () => {
    const { visitor, shop } = await rotating();
    const first = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const elsewhere = tokensIn(await logIn(visitor, 'c.sommer@example.de')).refresh_token;
    const next = RefreshAnswer.parse((await refresh(visitor, first.refresh_token)).body);
    await shop.clock.move(10_001);
    const again = await refresh(visitor, first.refresh_token);
    expect([again.status, again.body]).toEqual([401, { code: 401, message: 'JWT Refresh Token Not Found' }]);
    expect((await refresh(visitor, next.refresh_token)).status).toBe(401);
    for (const { token } of [first, next]) expect((await orders(visitor, token)).status).toBe(401);
    expect((await refresh(visitor, elsewhere)).status).toBe(200);
  });

  test('a logout ends the login, with all its tokens, and no other', async () => {
    const { visitor } = fixture();
    const here = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const elsewhere = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const next = RefreshAnswer.parse((await refresh(visitor, here.refresh_token)).body);
    // Also with a spent token: a refresh may have been under way.
    expect((await invalidate(visitor, here.refresh_token)).status).toBe(204);
    for (const { token, refresh_token } of [here, next]) {
      expect((await orders(visitor, token)).status).toBe(401);
      expect((await refresh(visitor, refresh_token)).status).toBe(401);
    }
    expect((await orders(visitor, elsewhere.token)).status).toBe(200);
    expect((await refresh(visitor, elsewhere.refresh_token)).status).toBe(200);
    expect((await invalidate(visitor, here.refresh_token)).status).toBe(204);
    expect((await invalidate(visitor, 'unknown')).status).toBe(204);
  });

  test('refresh tokens are stored as hashes', async () => {
    const { visitor, shop } = fixture();
    const { refresh_token } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const rows = await rowsOf(shop.database.db, 'refreshTokens');
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });

  test('an access token expires after five minutes of the sandbox’s clock, an unused login after seven days', async () => {
    const { visitor, shop } = await rotating();
    const { token, refresh_token } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    await shop.clock.move(5 * MINUTE - 2_000);
    expect((await orders(visitor, token)).status).toBe(200);
    await shop.clock.move(2_000);
    const { status, body } = await orders(visitor, token);
    expect([status, body]).toEqual([401, { code: 401, message: 'Expired JWT Token' }]);
    await shop.clock.move(7 * DAY);
    expect((await refresh(visitor, refresh_token)).status).toBe(401);
  });
});

describe('tokens', () => {
  onShop((fixture) => {
    test.each([
      ['', 'JWT Token not found'],
      ['Bearer', 'JWT Token not found'],
      ['Basic YTpi', 'JWT Token not found'],
      ['Bearer nonsense', 'Invalid JWT Token'],
      // "alg": "none"
      ['Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwic2NvcGUiOiJmdWxsIn0.', 'Invalid JWT Token'],
    ])('%j is refused: %s', async (authorization, message) => {
      const { visitor } = fixture();
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      const { status, body } = await visitor.call('GET', 'orders', undefined, headers);
      expect([status, body]).toEqual([401, { code: 401, message }]);
    });
  });
});

describeShop('two-factor authentication', (fixture) => {
  const { email, totpSecret } = personaOf('twoFactor');
  const codeAt = (timestamp: number, secret = totpSecret ?? '') =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const verify = (client: Client, customer: string, code: string) =>
    client.call('PUT', `customers/${idOf(customer)}/2fa/verify`, { code });

  test('browsers known before the activation share the attempts of unknown ones', async () => {
    const { visitor, shop } = fixture();
    const address = 'c.sommer@example.de';
    const collected: string[] = [];
    for (let time = 0; time < 3; time += 1) collected.push(cookieOf(await logIn(visitor, address)));
    const { token, customer } = tokensIn(await logIn(visitor, address));
    const path = `customers/${idOf(customer)}/2fa`;
    const client = visitor.with(token);
    const { secret } = z.object({ secret: z.string() }).parse((await client.call('GET', `${path}/qr-code`)).body);
    const code = codeAt(Date.now(), secret);
    const on = await client.call('PUT', `${path}/status`, { enabled: true, code, currentPassword: PASSWORD });
    expect(on.status).toBe(200);
    const half = visitor.with(tokensIn(await logIn(visitor, address)).token);
    const guess = async (Cookie: string, guessed = '000000') =>
      (await half.call('PUT', `${path}/verify`, { code: guessed }, { Cookie })).status;
    const guesses = [];
    for (let time = 0; time < 9; time += 1) guesses.push(await guess(collected[time % 3] ?? ''));
    expect(guesses).toEqual([...Array(5).fill(422), ...Array(4).fill(429)]);
    // The browser that switched the factor on has shown a code and has its own attempts.
    expect(await guess(cookieOf(on), codeAt(Date.now() + 30_000, secret))).toBe(200);
    const rows = await shop.database.db.selectFrom('rateLimits').select('key').execute();
    expect(rows.filter(({ key }) => key.startsWith('code:'))).toHaveLength(2);
  });

  test('the right password from an unknown browser is reported by mail, with or without a code after it', async () => {
    const { visitor, shop } = fixture();
    const reports = () =>
      shop.database.db
        .selectFrom('mails')
        .select('text')
        .where('subject', '=', 'Neue Anmeldung in Ihrem Konto')
        .execute();
    const enter = (headers: Record<string, string>) => logIn(visitor, email, PASSWORD, headers);
    const { token, customer } = tokensIn(await enter({}));
    const path = `customers/${idOf(customer)}/2fa/verify`;
    const known = cookieOf(await visitor.with(token).call('PUT', path, { code: codeAt(Date.now()) }));
    // The first login of an account is not reported, nor one from a browser that has shown a code.
    await enter({ Cookie: known });
    expect(await reports()).toEqual([]);
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0 <b>Call me</b>';
    await enter({ 'Accept-Language': 'en', 'User-Agent': agent });
    const [report] = await reports();
    expect(report?.text).toContain('(Firefox, Windows)');
    expect(report?.text).toContain('erst mit dem Code');
    expect(report?.text).toContain('/reset-password');
    expect(report?.text).not.toContain('Call me');
    for (let time = 0; time < 9; time += 1) await enter({});
    expect(await reports()).toHaveLength(LIMITS.mails.most);
  });

  test('a login by password alone is reported once by mail; after a reset no browser counts as the first', async () => {
    const { visitor, shop } = fixture();
    const { db } = shop.database;
    const address = 'c.sommer@example.de';
    const told = () =>
      db.selectFrom('mails').select('id').where('subject', '=', 'Neue Anmeldung in Ihrem Konto').execute();
    await visitor.call('POST', 'reset-password-requests', { email: address });
    const reset = await db.selectFrom('mails').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const link = /\/new-password\/([\w-]{43})/.exec(reset.text)?.[1] ?? '';
    const chosen = { newPassword: 'Wintergerste-27!', confirmNewPassword: 'Wintergerste-27!' };
    expect((await visitor.call('PATCH', `reset-password-requests/${link}`, chosen)).status).toBe(202);
    const known = cookieOf(await logIn(visitor, address, chosen.newPassword));
    expect(await told()).toHaveLength(1);
    await logIn(visitor, address, chosen.newPassword, { Cookie: known });
    expect(await told()).toHaveLength(1);
  });

  test('codes are counted across all browsers and sessions, with a limit that an unknown browser cannot exhaust', async () => {
    const { visitor, shop } = fixture();
    const { token, customer } = tokensIn(await logIn(visitor, email));
    const half = visitor.with(token);
    const known = cookieOf(await verify(half, customer, codeAt(Date.now() - 30_000)));
    const { db } = shop.database;
    const total = () =>
      db.selectFrom('rateLimits').select('count').where('key', 'like', 'codes:%').executeTakeFirstOrThrow();
    expect(await total()).toEqual({ count: 0 });
    const status = async (code: string, headers?: Record<string, string>) =>
      (await half.call('PUT', `customers/${idOf(customer)}/2fa/verify`, { code }, headers)).status;
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await status('000000'));
    expect(statuses).toEqual([...Array(5).fill(422), 429, 429]);
    // A code that is refused without evaluation is not counted.
    expect(await total()).toEqual({ count: 5 });
    expect(await status('000000', { Cookie: known })).toBe(422);
    expect(await total()).toEqual({ count: 6 });
    await db.updateTable('rateLimits').set({ count: 60 }).where('key', 'like', 'codes:%').execute();
    expect(await status(codeAt(Date.now()), { Cookie: known })).toBe(429);
    expect(await total()).toEqual({ count: 61 });
    const { most, long } = LIMITS.code;
    expect([most < long.most, LIMITS.codesOfAll.most - 2 * long.most]).toEqual([true, long.most]);
  });

  test('activation takes a code of the new secret, and deactivation takes a code', async () => {
    const { visitor } = fixture();
    const elsewhere = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const { token, customer } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const client = visitor.with(token);
    const path = `customers/${idOf(customer)}/2fa`;
    const { secret } = z.object({ secret: z.string() }).parse((await client.call('GET', `${path}/qr-code`)).body);
    expect(tokensIn(await logIn(visitor, 'c.sommer@example.de')).twoFactorRequired).toBe(false);
    const set = (enabled: boolean, code: string, proof = {}) =>
      client.call('PUT', `${path}/status`, { enabled, code, ...proof });
    const proof = { currentPassword: PASSWORD };
    expect((await set(true, '000000', proof)).status).toBe(422);
    // An open session alone cannot set a new factor.
    for (const lacking of [{}, { currentPassword: 'nope' }])
      expect((await set(true, codeAt(Date.now(), secret), lacking)).body).toMatchObject({
        violations: [{ propertyPath: 'currentPassword' }],
      });
    expect(tokensIn(await logIn(visitor, 'c.sommer@example.de')).twoFactorRequired).toBe(false);
    const on = await set(true, codeAt(Date.now(), secret), proof);
    expect([on.status, on.body]).toEqual([200, expect.objectContaining({ twoFactorEnabled: true })]);
    expect(tokensIn(await logIn(visitor, 'c.sommer@example.de')).twoFactorRequired).toBe(true);
    // Other logins of the customer end.
    expect((await orders(visitor, elsewhere.token)).status).toBe(401);
    expect((await refresh(visitor, elsewhere.refresh_token)).status).toBe(401);
    expect((await orders(visitor, token)).status).toBe(200);
    const off = await set(false, codeAt(Date.now() + 30_000, secret));
    expect([off.status, off.body]).toEqual([200, expect.objectContaining({ twoFactorEnabled: false })]);
  });

  /** Requirement 21.6. */
  test('setup shows the same key until it is confirmed or an hour old, also to two tabs, and sends mails', async () => {
    const { visitor } = fixture();
    const { token, customer } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const client = visitor.with(token);
    const path = `customers/${idOf(customer)}/2fa`;
    const Key = z.object({ secret: z.string(), uri: z.string() });
    const keyOf = async (by = client) => Key.parse((await by.call('GET', `${path}/qr-code`)).body).secret;
    const keys = await Promise.all([keyOf(), keyOf(), keyOf()]);
    expect(new Set(keys).size).toBe(1);
    // The key that this login confirms is unknown to other logins of the customer.
    const elsewhere = visitor.with(tokensIn(await logIn(visitor, 'c.sommer@example.de')).token);
    expect(await keyOf(elsewhere)).not.toBe(keys[0]);
    await visitor.control('POST', 'clock', { seconds: 3_601 });
    const { token: later } = tokensIn(await logIn(visitor, 'c.sommer@example.de'));
    const renewed = await keyOf(visitor.with(later));
    expect(renewed).not.toBe(keys[0]);
    const set = (enabled: boolean, code: string) =>
      visitor.with(later).call('PUT', `${path}/status`, { enabled, code, currentPassword: PASSWORD });
    expect((await set(true, codeAt(Date.now(), keys[0]))).status).toBe(422);
    expect((await set(true, codeAt(Date.now(), renewed))).status).toBe(200);
    expect((await set(false, codeAt(Date.now() + 30_000, renewed))).status).toBe(200);
    expect((await set(false, codeAt(Date.now() + 60_000, await keyOf(visitor.with(later))))).status).toBe(422);
    const mails = z
      .array(z.object({ recipient: z.string(), subject: z.string() }))
      .parse((await visitor.control('GET', 'mails')).body);
    expect(mails.slice(0, 2)).toEqual([
      expect.objectContaining({
        recipient: 'c.sommer@example.de',
        subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      }),
      expect.objectContaining({
        recipient: 'c.sommer@example.de',
        subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      }),
    ]);
  });

  test('another bank account takes the password, or the code if the factor is active', async () => {
    const { visitor } = fixture();
    const account = { iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
    const change = async (persona: 'cleared' | 'twoFactor', body: object) => {
      const client = await visitor.as(persona);
      const { status, body: answer } = await client.call('PUT', client.path, body);
      const { violations } = z.parse(
        z.object({ violations: z._default(z.array(z.object({ code: z.string() })), []) }),
        answer,
      );
      return [status, ...violations.map(({ code }) => code)];
    };
    expect(await change('cleared', account)).toEqual([422, 'PASSWORD_REQUIRED']);
    expect(await change('cleared', { ...account, currentPassword: 'nope' })).toEqual([422, 'PASSWORD_WRONG']);
    expect(await change('cleared', { ...account, code: '123456' })).toEqual([422, 'PASSWORD_REQUIRED']);
    expect(await change('cleared', { ...account, currentPassword: PASSWORD })).toEqual([200]);
    // Saving equal data is not a change; each part of the account alone is one.
    expect(await change('cleared', account)).toEqual([200]);
    for (const part of [{ iban: 'DE89370400440532013000' }, { bic: 'COBADEFFXXX' }, { beneficiary: 'Cora Winter' }])
      expect([part, ...(await change('cleared', part))]).toEqual([part, 422, 'PASSWORD_REQUIRED']);
    expect(await change('twoFactor', { ...account, currentPassword: PASSWORD })).toEqual([422, 'CODE_REQUIRED']);
    expect(await change('twoFactor', { ...account, code: '000000' })).toEqual([422, 'INVALID_2FA']);
    expect(await change('twoFactor', { ...account, code: codeAt(Date.now()) })).toEqual([200]);
    for (let time = 0; time < 10; time += 1)
      await change('cleared', { iban: 'DE89370400440532013000', currentPassword: '' });
    expect(await change('cleared', { iban: 'DE89370400440532013000', currentPassword: PASSWORD })).toEqual([429]);
  });
});
