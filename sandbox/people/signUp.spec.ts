import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { CustomerAnswer } from '#domain/shop/customer.ts';
import { idOf } from '#domain/shop/schema.ts';
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
const DAY = 86_400_000;

const Refused = z.object({ violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })) });
/** First message of each refused field. */
const refusedIn = ({ body }: { body: unknown }) =>
  Object.fromEntries(Refused.parse(body).violations.map(({ propertyPath, message }) => [propertyPath, message]));

const logIn = (visitor: Client, email: string, password = person.password) =>
  visitor.call('POST', 'authentication-token', { email, password });
const verify = (visitor: Client, token: string, headers?: Record<string, string>) =>
  visitor.call('PATCH', `account-verification-requests/${token}`, { token }, headers);
const resend = (visitor: Client, email: string, headers?: Record<string, string>) =>
  visitor.call('POST', 'account-verification-requests', { email }, headers);

async function mailsTo({ shop }: Fixture, recipient: string) {
  const mails = shop.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient);
  return mails.orderBy('id', 'desc').execute();
}

/** Token of the newest link sent to an address. */
async function tokenFor(fixture: Fixture, recipient: string): Promise<string> {
  const [mail] = await mailsTo(fixture, recipient);
  return /\/verify-email\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

const rowOf = ({ shop }: Fixture, email: string) =>
  shop.database.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();

describeShop('sign-up', (fixture) => {
  test('lets a person log in only after the link of the mail', async () => {
    const { visitor, shop } = fixture();
    const { status, body } = await visitor.call('POST', 'customers', { ...person, referralCode: 'x' }, {});
    expect([status, body]).toMatchObject([404, { detail: 'Not Found' }]);
    const made = await visitor.call('POST', 'customers', person);
    expect([made.status, made.body]).toEqual([204, '']);
    expect((await logIn(visitor, EMAIL)).status).toBe(401);

    const [mail] = await mailsTo(fixture(), EMAIL);
    expect(mail).toMatchObject({ subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', locale: 'de' });
    // A stranger may have typed the name: mails contain it only after the address is verified.
    expect(mail?.text).toMatch(/^Guten Tag,\n/);
    expect(mail?.text).toContain(`${shop.url}/verify-email/`);
    const token = await tokenFor(fixture(), EMAIL);
    const { tokenHash } = await shop.database.db
      .selectFrom('linkTokens')
      .select('tokenHash')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([tokenHash.includes(token), tokenHash.length]).toEqual([false, 64]);

    expect((await verify(visitor, token)).status).toBe(204);
    const { token: access, customer } = AuthAnswer.parse((await logIn(visitor, EMAIL)).body);
    const known = await visitor.with(access).call('GET', `customers/${idOf(customer)}`);
    expect(CustomerAnswer.parse(known.body)).toMatchObject({
      email: EMAIL,
      firstName: 'Mara',
      lastName: 'Öztürk',
      accountType: 'personal',
      company: null,
      status: 'unchecked',
      cryptoRegistrarStatus: 'untouched',
      kycPassed: false,
      verified: true,
      customerRolesAsString: null,
      twoFactorEnabled: false,
      migrationState: null,
      referralCode: expect.stringMatching(/^OZTU[A-Z2-9]{5}$/),
    });
    const row = await rowOf(fixture(), EMAIL);
    expect([row?.subscribedToNewsletter, row?.referredById]).toEqual([0, null]);
    expect(row?.passwordHash).toMatch(/^argon2id\$/);
  });

  test('gives a company its name and its bank account', async () => {
    const { visitor } = fixture();
    const bank = { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' };
    expect((await visitor.call('POST', 'companies', { ...company, ...bank })).status).toBe(204);
    await verify(visitor, await tokenFor(fixture(), company.email));
    const { token, customer } = AuthAnswer.parse((await logIn(visitor, company.email)).body);
    const known = await visitor.with(token).call('GET', `customers/${idOf(customer)}`);
    expect(CustomerAnswer.parse(known.body)).toMatchObject({
      accountType: 'company',
      iban: null,
      company: { companyName: 'Öztürk Holzbau GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    });
  });

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
    const lost = await tokenFor(fixture(), mistyped.email);
    const english = { 'Accept-Language': 'en' };
    expect((await verify(visitor, await tokenFor(fixture(), company.email), english)).status).toBe(204);
    expect((await verify(visitor, lost)).status).toBe(422);
    expect(await rowOf(fixture(), mistyped.email)).toBeUndefined();
    expect((await visitor.call('POST', 'companies', mistyped)).status).toBe(422);
    // In the language of the customer, not of the other company that verifies.
    const [told] = await mailsTo(fixture(), mistyped.email);
    expect(told?.subject).toBe('Ihr Konto wurde nicht eröffnet');
    expect(told?.text).not.toContain(company.companyName);
  });

  test('has a link that is used once, lives a week, and reports its state', async () => {
    const { visitor, shop } = fixture();
    await visitor.call('POST', 'customers', person);
    const token = await tokenFor(fixture(), EMAIL);
    const unknown = await verify(visitor, 'x'.repeat(43));
    const message = `There is no shop user with ${'x'.repeat(43)} email verification token.`;
    expect([unknown.status, refusedIn(unknown)]).toEqual([422, { '': message }]);
    const foreign = await visitor.call('PATCH', `account-verification-requests/${token}`, { token: 'another' });
    expect(foreign.status).toBe(422);
    await shop.clock.move(7 * DAY);
    expect((await verify(visitor, token)).status).toBe(410);
    expect((await rowOf(fixture(), EMAIL))?.verified).toBe(0);

    expect((await resend(visitor, ` ${EMAIL.toUpperCase()}`)).status).toBe(202);
    const fresh = await tokenFor(fixture(), EMAIL);
    const statuses = (await Promise.all([fresh, fresh, fresh].map((each) => verify(visitor, each)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([204, 422, 422]);
    // Both links answer that the address is verified, also the unused one.
    for (const used of [fresh, token]) expect((await verify(visitor, used)).status).toBe(422);
  });

  test('is not changed by a GET of a link', async () => {
    const { visitor } = fixture();
    await visitor.call('POST', 'customers', person);
    const token = await tokenFor(fixture(), EMAIL);
    expect((await visitor.call('GET', `account-verification-requests/${token}`)).status).toBe(404);
    expect((await verify(visitor, token)).status).toBe(204);
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

    test('is refused while it is closed, and possible when it opens', async () => {
      const { visitor } = fixture();
      await visitor.control('POST', 'settings', { signUpOpen: false });
      for (const [path, body] of [
        ['customers', person],
        ['companies', company],
      ] as const)
        expect((await visitor.call('POST', path, body)).status).toBe(403);
      // Customers with an account can still verify it.
      expect((await resend(visitor, 'e.schreiber@example.de')).status).toBe(202);
      await visitor.control('POST', 'settings', { signUpOpen: true });
      expect((await visitor.call('POST', 'customers', person)).status).toBe(204);
    });

    test('sends mails in the requested language', async () => {
      const { visitor } = fixture();
      await visitor.call('POST', 'customers', person, { 'Accept-Language': 'en-US' });
      await resend(visitor, EMAIL);
      const mails = await mailsTo(fixture(), EMAIL);
      expect(mails.map(({ locale }) => locale)).toEqual(['de', 'en']);
      expect(mails[1]?.subject).toBe('Please confirm your email address');
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
