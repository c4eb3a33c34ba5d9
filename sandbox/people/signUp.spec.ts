import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture, onShop } from '../testing/shop.ts';

const person = {
  firstName: 'Mara',
  lastName: 'Öztürk',
  email: 'Mara.Oeztuerk@example.de ',
  password: 'Sommerwiese-26!',
  confirmPassword: 'Sommerwiese-26!',
  termsAccepted: true,
};
const company = { ...person, companyName: 'Öztürk Holzbau GmbH', email: 'holzbau@example.de' };
const EMAIL = 'mara.oeztuerk@example.de';

const Refused = z.object({ violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })) });
/** First message of each refused field. */
const refusedIn = ({ body }: { body: unknown }) =>
  Object.fromEntries(Refused.parse(body).violations.map(({ propertyPath, message }) => [propertyPath, message]));

const verify = (visitor: Client, token: string, headers?: Record<string, string>) =>
  visitor.call('PATCH', `account-verification-requests/${token}`, { token }, headers);
const resend = (visitor: Client, email: string, headers?: Record<string, string>) =>
  visitor.call('POST', 'account-verification-requests', { email }, headers);

async function mailsTo({ shop }: Fixture, recipient: string) {
  const mails = shop.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient);
  return mails.orderBy('id', 'desc').execute();
}

/** Returns the token of the newest link sent to an address. */
async function tokenFor(fixture: Fixture, recipient: string): Promise<string> {
  const [mail] = await mailsTo(fixture, recipient);
  return /\/verify-email\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

const rowOf = ({ shop }: Fixture, email: string) =>
  shop.database.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();

describeShop('sign-up', (fixture) => {
  test('reserves an address and the name of a verified company for one account, also for two at the same time', async () => {
    const { visitor } = fixture();
    const both = await Promise.all([1, 2].map(() => visitor.call('POST', 'customers', person)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const again = await visitor.call('POST', 'companies', { ...company, email: EMAIL });
    expect(refusedIn(again)).toEqual({ email: 'Diese E-Mail-Adresse wird bereits verwendet.' });
    for (const companyName of [
      ' NORDLICHT Beteiligungen GmbH',
      'Nordlicht  Beteiligungen\u00a0GmbH',
      'Nordlicht Beteiligungen GmbH\u200b',
      'Ｎordlicht Beteiligungen GmbH',
      'Nоrdlicht Beteiligungen GmbH',
      'Nordlicht Beteiligungen GmbH\ufe0f',
      'Nordllcht Betei1igungen GmbH',
      'Parkett Invest GmbH',
      'Parkett lnvest AG',
      'Parkett Galerie UG',
    ]) {
      const taken = await visitor.call('POST', 'companies', { ...company, companyName });
      expect([companyName, taken.status]).toEqual([companyName, 422]);
      expect(refusedIn(taken)).toEqual({ companyName: 'Der Firmenname existiert bereits.' });
    }
    const english = { 'Accept-Language': 'en-US' };
    const said = await visitor.call(
      'POST',
      'companies',
      { ...company, companyName: 'Nordlicht Beteiligungen GmbH' },
      english,
    );
    expect(refusedIn(said)).toEqual({ companyName: 'The company name already exists.' });
    expect(refusedIn(await visitor.call('POST', 'customers', person, english))).toEqual({
      email: 'This email is already used.',
    });
  });

  test('can be repeated after a mistyped company address, and the name goes to the account that is verified first', async () => {
    const { visitor } = fixture();
    const mistyped = { ...company, email: 'holzbua@example.de' };
    expect((await visitor.call('POST', 'companies', mistyped)).status).toBe(204);
    expect((await visitor.call('POST', 'companies', company)).status).toBe(204);
    const other = { ...company, companyName: 'Öztürk Holding GmbH', email: 'holding@example.de' };
    expect((await visitor.call('POST', 'companies', other)).status).toBe(204);
    const lost = await tokenFor(fixture(), mistyped.email);
    const english = { 'Accept-Language': 'en' };
    expect((await verify(visitor, await tokenFor(fixture(), company.email), english)).status).toBe(204);
    expect((await verify(visitor, lost)).status).toBe(422);
    expect(await rowOf(fixture(), mistyped.email)).toBeUndefined();
    expect(await rowOf(fixture(), other.email)).toBeDefined();
    expect((await visitor.call('POST', 'companies', mistyped)).status).toBe(422);
    // In the language of the customer, not of the other company that verifies.
    const [told] = await mailsTo(fixture(), mistyped.email);
    expect(told?.subject).toBe('Ihr Konto wurde nicht eröffnet');
    expect(told?.text).not.toContain(company.companyName);
  });

  test('stores the referrer, and names a verified referrer only', async () => {
    const { visitor } = fixture();
    const julia = await rowOf(fixture(), 'j.lindner@example.de');
    const code = julia?.referralCode ?? '';
    const named = await visitor.call('GET', `referral-codes/${code.toLowerCase()}`);
    expect(named.body).toMatchObject({ code, name: 'Julia L.' });
    expect(JSON.stringify(named.body)).not.toMatch(/lindner|\d{3,}@|uuid/i);
    await visitor.call('POST', 'customers', { ...person, referralCode: ` ${code.toLowerCase()} ` });
    expect((await rowOf(fixture(), EMAIL))?.referredById).toBe(julia?.id);
    // The shop does not reveal the name of an unverified referrer.
    const { referralCode } = (await rowOf(fixture(), EMAIL)) ?? {};
    expect((await visitor.call('GET', `referral-codes/${referralCode}`)).status).toBe(404);
    for (const [turn, referralCode] of [null, '', ' '].entries()) {
      const other = { ...person, email: `m${turn}@example.de`, referralCode };
      expect((await visitor.call('POST', 'customers', other)).status).toBe(204);
    }
  });
});

describe('sign-up', () => {
  onShop((fixture) => {
    test.each([
      ['firstName', ' '],
      ['lastName', 'x'.repeat(101)],
      ['email', 'mara@example'],
      ['email', `${'x'.repeat(250)}@example.de`],
      ['password', 'sommer-2026'],
      ['password', 'Passwort-2026!'],
      ['password', 'Öztürk-Mara-1'],
      ['password', 'Sommerwiese-26!'.repeat(20)],
      ['confirmPassword', 'Wintergerste-26!'],
      ['termsAccepted', false],
      ['companyName', ''],
      ['iban', 'DE00370400440532013000'],
      ['bic', 'COBA'],
      ['accountType', 'personal'],
    ])('refuses a wrong %s (%s) at its field', async (field, value) => {
      const { visitor } = fixture();
      const repeated = field === 'password' ? { confirmPassword: value } : {};
      const answer = await visitor.call('POST', 'companies', { ...company, ...repeated, [field]: value });
      expect([answer.status, Object.keys(refusedIn(answer))]).toEqual([422, [field]]);
      expect(await mailsTo(fixture(), company.email)).toEqual([]);
    });

    test('asks for missing fields, and ignores fields that only the shop sets', async () => {
      const { visitor } = fixture();
      for (const field of ['firstName', 'email', 'password', 'confirmPassword', 'termsAccepted'])
        expect((await visitor.call('POST', 'customers', { ...person, [field]: undefined })).status).toBe(400);
      const evil = {
        status: 'approved',
        cryptoRegistrarStatus: 'approved',
        roles: 'professional_investor',
        verified: true,
        customerRolesAsString: 'professional_investor',
        kycPassed: true,
        companyId: 1,
        id: 1,
        uuid: 'x',
        twoFactorEnabled: true,
        personaKey: 'julia',
        referredById: 1,
        migrationState: 0,
        adequacyTest: true,
        companyName: 'Nordlicht Beteiligungen GmbH',
      };
      expect((await visitor.call('POST', 'customers', { ...person, ...evil })).status).toBe(204);
      expect(await rowOf(fixture(), EMAIL)).toMatchObject({
        status: 'unchecked',
        cryptoRegistrarStatus: 'untouched',
        roles: '',
        verified: 0,
        companyId: null,
        accountType: 'personal',
        twoFactorEnabled: 0,
        personaKey: null,
        referredById: null,
        adequacyTest: 0,
        migrationState: null,
      });
    });

    test('does not reveal accounts when a link is requested, and informs a verified customer by mail', async () => {
      const { visitor } = fixture();
      const answers = [];
      for (const email of ['e.schreiber@example.de', 'c.sommer@example.de', 'nobody@example.de']) {
        const { status, body, headers } = await resend(visitor, email);
        answers.push(
          JSON.stringify([status, body, [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))]),
        );
      }
      expect(new Set(answers).size).toBe(1);
      expect((await mailsTo(fixture(), 'c.sommer@example.de'))[0]?.subject).toBe(
        'Ihre E-Mail-Adresse ist schon bestätigt',
      );
      expect(await mailsTo(fixture(), 'nobody@example.de')).toEqual([]);
    });

    test('has limits: mails to an address, mails and sign-ups of a client, guesses of links and codes', async () => {
      const { visitor, shop } = fixture();
      const counted = async (times: number, ask: (turn: number) => Promise<{ status: number }>) => {
        const statuses = [];
        for (let turn = 0; turn < times; turn += 1) statuses.push((await ask(turn)).status);
        return statuses.indexOf(429);
      };
      expect(await counted(7, () => resend(visitor, 'nobody@example.de'))).toBe(5);
      expect(await counted(30, (turn) => resend(visitor, `nobody${turn}@example.de`))).toBe(23);
      expect(await counted(31, (turn) => verify(visitor, `guess-${turn}`))).toBe(30);
      expect(await counted(21, (turn) => visitor.call('GET', `referral-codes/LIND${turn}`))).toBe(20);
      const signUp = (turn: number) => visitor.call('POST', 'customers', { ...person, email: `m${turn}@example.de` });
      expect(await counted(31, signUp)).toBe(30);
      await shop.clock.move(3_600_000);
      expect((await signUp(40)).status).toBe(204);
    });

    test('writes no token of a link into the log of calls', async () => {
      const { visitor } = fixture();
      await verify(visitor, 'secret-token');
      expect(JSON.stringify((await visitor.control('GET', 'requests')).body)).not.toContain('secret-token');
    });
  });
});
