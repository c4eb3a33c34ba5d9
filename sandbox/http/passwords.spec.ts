import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { rowOf, rowsOf } from '../db/rows.ts';
import { PASSWORD, personaOf } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';
import { CODES } from './constraints.ts';

const { email } = personaOf('cleared');
const CHOSEN = 'Wintergerste-27!';
const chosen = (newPassword = CHOSEN, confirmNewPassword = newPassword) => ({ newPassword, confirmNewPassword });

const Mails = z.array(z.object({ recipient: z.string(), locale: z.string(), subject: z.string(), text: z.string() }));
const Violations = z.object({
  violations: z.array(z.object({ propertyPath: z.string(), code: z.nullish(z.string()) })),
});
const wrongIn = (body: unknown) =>
  Violations.parse(body).violations.map(({ propertyPath, code }) => [propertyPath, code ?? null]);

const logIn = (visitor: Client, password: string, address = email) =>
  visitor.call('POST', 'authentication-token', { email: address, password });
const tokensIn = ({ body }: { body: unknown }) => AuthAnswer.parse(body);
const mailsIn = async (visitor: Client) => Mails.parse((await visitor.control('GET', 'mails')).body);
const isIn = async (visitor: Client, token: string) => (await visitor.with(token).call('GET', 'orders')).status === 200;

/** Requests a link and extracts it from the mail. */
async function linkOf(visitor: Client, address = email): Promise<string> {
  await visitor.call('POST', 'reset-password-requests', { email: address });
  const [mail] = await mailsIn(visitor);
  return /\/new-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}
const use = (visitor: Client, token: string, body: object = chosen()) =>
  visitor.call('PATCH', `reset-password-requests/${token}`, body);
const look = async (visitor: Client, token: string) =>
  (await visitor.call('GET', `reset-password-requests/${token}`)).status;

describeShop('a forgotten password', (fixture) => {
  test('is requested with the same answer with and without an account, and a mail is sent only with one', async () => {
    const { visitor } = fixture();
    const before = (await mailsIn(visitor)).length;
    const ask = (address: string) => visitor.call('POST', 'reset-password-requests', { email: address });
    const told = async (address: string) => {
      const { status, body, headers } = await ask(address);
      return [status, body, [...headers.keys()].sort()];
    };
    const known = await told(` ${email.toUpperCase()}`);
    expect(known.slice(0, 2)).toEqual([202, '']);
    for (const address of ['niemand@example.de', 'kein at', '', "' or 1=1 --"])
      expect(await told(address)).toEqual(known);
    const mails = await mailsIn(visitor);
    expect(mails.length).toBe(before + 1);
    expect(mails[0]).toMatchObject({ recipient: email, locale: 'de', subject: 'Ihr neues Passwort für Parkett' });
    expect(mails[0]?.text).toMatch(/^Guten Tag Clara Sommer,\n\n/);
    expect(mails[0]?.text).toMatch(/http:\/\/\S+\/new-password\/[\w-]{43}\n/);
  });

  test('is replaced by the link of the mail, once, and every earlier login ends', async () => {
    const { visitor } = fixture();
    const elsewhere = tokensIn(await logIn(visitor, PASSWORD));
    const token = await linkOf(visitor);
    const other = await linkOf(visitor);
    expect([await look(visitor, token), await look(visitor, token)]).toEqual([204, 204]);
    expect((await use(visitor, token)).status).toBe(202);
    expect((await logIn(visitor, PASSWORD)).status).toBe(401);
    expect((await logIn(visitor, CHOSEN)).status).toBe(200);
    expect(await isIn(visitor, elsewhere.token)).toBe(false);
    const refresh = await visitor.call('POST', 'token/refresh', { refresh_token: elsewhere.refresh_token });
    expect(refresh.status).toBe(401);
    // Neither this link nor another one requested before is valid now.
    for (const link of [token, other])
      expect([await look(visitor, link), (await use(visitor, link)).status]).toEqual([409, 409]);
    expect((await logIn(visitor, CHOSEN)).status).toBe(200);
    const told = { recipient: email, subject: 'Ihr Passwort wurde geändert' };
    expect(await mailsIn(visitor)).toContainEqual(expect.objectContaining(told));
  });

  test('is replaced once when two visitors follow the link at the same time', async () => {
    const { visitor } = fixture();
    const token = await linkOf(visitor);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => use(visitor, token, chosen(`Wintergerste-2${index}!`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(7).fill(409)]);
    const won = answers.findIndex(({ status }) => status === 202);
    expect((await logIn(visitor, `Wintergerste-2${won}!`)).status).toBe(200);
  });

  test('keeps its link when the new one is refused', async () => {
    const { visitor } = fixture();
    const token = await linkOf(visitor);
    const refused = async (body: object) => {
      const { status, body: answer } = await use(visitor, token, body);
      return [status, ...wrongIn(answer)];
    };
    expect(await refused(chosen('kurz'))).toEqual([422, ['newPassword', CODES.pattern]]);
    expect(await refused(chosen(''))).toEqual([422, ['newPassword', CODES.pattern]]);
    // The customer’s name is Clara Sommer.
    for (const common of ['Passwort-2026!', 'Clara-Test-2026', 'Parkett-2026', 'Galerie-Parkett-7'])
      expect(await refused(chosen(common))).toEqual([422, ['newPassword', CODES.pattern]]);
    expect(await refused(chosen(CHOSEN, 'Anders-2027!'))).toEqual([422, ['confirmNewPassword', null]]);
    expect(await refused(chosen(`${CHOSEN}${'x'.repeat(200)}`))).toEqual([
      422,
      ['newPassword', CODES.tooLong],
      ['confirmNewPassword', CODES.tooLong],
    ]);
    expect((await use(visitor, token, { newPassword: CHOSEN })).status).toBe(400);
    expect((await use(visitor, token)).status).toBe(202);
  });

  test('has a link for an hour, and an expired link differs from an unknown one', async () => {
    const { visitor } = fixture();
    const token = await linkOf(visitor);
    await visitor.control('POST', 'clock', { seconds: 3_599 });
    expect(await look(visitor, token)).toBe(204);
    await visitor.control('POST', 'clock', { seconds: 1 });
    expect([await look(visitor, token), (await use(visitor, token)).status]).toEqual([410, 410]);
    for (const none of ['none', 'x'.repeat(2000), '%00', "'"])
      expect([
        await look(visitor, encodeURIComponent(none)),
        (await use(visitor, encodeURIComponent(none))).status,
      ]).toEqual([404, 500]);
    expect((await logIn(visitor, PASSWORD)).status).toBe(200);
    // A link that verifies an address cannot set a new password.
    const [verification] = (await mailsIn(visitor)).filter(({ text }) => text.includes('/verify-email/'));
    const stolen = /\/verify-email\/([\w-]+)/.exec(verification?.text ?? '')?.[1] ?? '';
    expect([stolen.length > 5, await look(visitor, stolen)]).toEqual([true, 404]);
  });

  test('fills no mailbox, and its limit reveals no account', async () => {
    const { visitor } = fixture();
    const ask = async (address: string) =>
      (await visitor.call('POST', 'reset-password-requests', { email: address })).status;
    for (const address of [email, 'niemand@example.de']) {
      for (let time = 0; time < 5; time += 1) expect(await ask(address)).toBe(202);
      expect(await ask(address.toUpperCase())).toBe(429);
    }
    expect((await mailsIn(visitor)).filter(({ recipient }) => recipient === email)).toHaveLength(5);
  });

  test('no longer makes the customer wait once it is replaced', async () => {
    const { visitor } = fixture();
    for (let time = 0; time < 10; time += 1) await logIn(visitor, 'Falsch-2026');
    expect((await logIn(visitor, PASSWORD)).status).toBe(429);
    await use(visitor, await linkOf(visitor));
    expect((await logIn(visitor, CHOSEN)).status).toBe(200);
  });

  test('leaves only the hash of its link', async () => {
    const { visitor, shop } = fixture();
    const token = await linkOf(visitor);
    await use(visitor, token);
    const { db } = shop.database;
    const links = await rowsOf(db, 'linkTokens');
    const requests = await rowsOf(db, 'requests');
    expect(JSON.stringify([links, requests])).not.toContain(token);
    expect(requests.map(({ path }) => path)).toContain('reset-password-requests/*');
  });
});

describeShop('a password that is changed', (fixture) => {
  const change = (client: Client, uuid: string, currentPassword: string, body: object = chosen()) =>
    client.call('PUT', `customers/${uuid}/password`, { currentPassword, ...body });

  /** Requirement 21.6. */
  test('ends the other logins and keeps this one', async () => {
    const { visitor } = fixture();
    const elsewhere = tokensIn(await logIn(visitor, PASSWORD));
    const { token, customer } = tokensIn(await logIn(visitor, PASSWORD));
    const { status } = await change(visitor.with(token), idOf(customer), PASSWORD);
    expect(status).toBe(204);
    expect([await isIn(visitor, token), await isIn(visitor, elsewhere.token)]).toEqual([true, false]);
    expect([(await logIn(visitor, PASSWORD)).status, (await logIn(visitor, CHOSEN)).status]).toEqual([401, 200]);
    const told = { recipient: email, subject: 'Ihr Passwort wurde geändert' };
    expect(await mailsIn(visitor)).toContainEqual(expect.objectContaining(told));
  });

  test('takes the present one, whose guesses are limited, and reports errors of the new one', async () => {
    const { visitor } = fixture();
    const { token, customer } = tokensIn(await logIn(visitor, PASSWORD));
    const client = visitor.with(token);
    const uuid = idOf(customer);
    const weak = await change(client, uuid, PASSWORD, chosen('kurz'));
    expect([weak.status, ...wrongIn(weak.body)]).toEqual([422, ['newPassword', CODES.pattern]]);
    for (let time = 0; time < 10; time += 1) {
      const wrong = await change(client, uuid, 'Falsch-2026');
      expect([wrong.status, ...wrongIn(wrong.body)]).toEqual([422, ['currentPassword', null]]);
    }
    expect((await change(client, uuid, PASSWORD)).status).toBe(429);
    expect(await isIn(visitor, token)).toBe(true);
  });
});

describeShop('the data of the former system', (fixture) => {
  const migrating = personaOf('migrating');
  async function begin() {
    const { visitor, shop } = fixture();
    const { token, customer } = tokensIn(await logIn(visitor, PASSWORD, migrating.email));
    const client = visitor.with(token);
    const take = (customerId: string) => client.call('PUT', `customers/migration/${idOf(customer)}`, { customerId });
    const read = async () => (await client.call('GET', `customers/${idOf(customer)}`)).body;
    return { take, read, shop, visitor };
  }

  test('are taken over once by two tabs at the same time', async () => {
    const { take, shop } = await begin();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => take('K-104882')))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { id } = await rowOf(shop.database.db, 'customers', { email: migrating.email });
    const addresses = await shop.database.db
      .selectFrom('addresses')
      .select('id')
      .where('customerId', '=', id)
      .execute();
    expect(addresses).toHaveLength(1);
  });

  test('cannot be guessed', async () => {
    const { take } = await begin();
    for (let time = 0; time < 10; time += 1) expect((await take(`K-${time}`)).status).toBe(404);
    expect((await take('K-104882')).status).toBe(429);
  });
});
