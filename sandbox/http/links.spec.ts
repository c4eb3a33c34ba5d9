import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { remove, rowOf, update } from '../db/rows.ts';
import { PASSWORD, type PersonaKey, personaOf } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';
import { LINK_LIFETIME, makeLink, openLink } from './links.ts';

const CHOSEN = { newPassword: 'Wintergerste-27!', confirmNewPassword: 'Wintergerste-27!' };
const PURPOSES = ['reset', 'verification', 'newAddress', 'takeBack'] as const;
const HOUR = 3_600_000;

const logIn = async (visitor: Client, email: string, password = PASSWORD) =>
  visitor.call('POST', 'authentication-token', { email, password });
async function loggedIn(visitor: Client, email: string) {
  const { token, customer } = AuthAnswer.parse((await logIn(visitor, email)).body);
  return { client: visitor.with(token), path: `customers/${idOf(customer)}` };
}
const follow = async (visitor: Client, token: string) =>
  (await visitor.call('PATCH', `account-verification-requests/${token}`, { token })).status;
const isIn = async (client: Client) => (await client.call('GET', 'orders')).status === 200;

/** Extracts the token from the newest mail to an address that contains such a link. */
async function tokenIn({ shop }: Fixture, recipient: string, link: RegExp): Promise<string> {
  const mails = await shop.database.db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
  const mail = mails.find((each) => each.recipient === recipient && link.test(each.text));
  return link.exec(mail?.text ?? '')?.[1] ?? 'none';
}
const RESET = /\/new-password\/([\w-]{43})/;
const CHANGE = /\/verify-email\/([\w-]{43})\?for=change/;
const BACK = /\/verify-email\/([\w-]{43})\?for=takeBack/;

async function askFor(fixture: Fixture, from: string, wanted: string): Promise<string> {
  const { client, path } = await loggedIn(fixture.visitor, from);
  expect((await client.call('PUT', `${path}/email`, { email: wanted, currentPassword: PASSWORD })).status).toBe(202);
  return tokenIn(fixture, wanted, CHANGE);
}

/** All changes of a customer’s credentials. */
const CHANGES: Readonly<
  Record<string, { persona?: PersonaKey; make: (fixture: Fixture, email: string) => Promise<number> }>
> = {
  'a password changed in a session': {
    async make({ visitor }, email) {
      const { client, path } = await loggedIn(visitor, email);
      return (await client.call('PUT', `${path}/password`, { currentPassword: PASSWORD, ...CHOSEN })).status;
    },
  },
  'a password set by a link': {
    async make(fixture, email) {
      await fixture.visitor.call('POST', 'reset-password-requests', { email });
      const token = await tokenIn(fixture, email, RESET);
      return (await fixture.visitor.call('PATCH', `reset-password-requests/${token}`, CHOSEN)).status;
    },
  },
  'a second factor switched on': {
    async make({ visitor }, email) {
      const { client, path } = await loggedIn(visitor, email);
      const { body } = await client.call('GET', `${path}/2fa/qr-code`);
      const { secret } = z.object({ secret: z.string() }).parse(body);
      const code = new TOTP({ secret }).generate();
      return (await client.call('PUT', `${path}/2fa/status`, { enabled: true, code, currentPassword: PASSWORD }))
        .status;
    },
  },
  'a second factor switched off': {
    persona: 'twoFactor',
    async make({ visitor }, email) {
      const { body } = await logIn(visitor, email);
      const client = await visitor.as('twoFactor');
      const code = new TOTP({ secret: personaOf('twoFactor').totpSecret ?? '' }).generate();
      const path = `customers/${idOf(AuthAnswer.parse(body).customer)}/2fa/status`;
      return (await client.call('PUT', path, { enabled: false, code })).status;
    },
  },
  'another mail address': {
    make: async (fixture, email) => follow(fixture.visitor, await askFor(fixture, email, 'other@example.org')),
  },
  'a mail address taken back': {
    async make(fixture, email) {
      await askFor(fixture, email, 'other@example.org');
      return follow(fixture.visitor, await tokenIn(fixture, email, BACK));
    },
  },
};

/** Requirement 21.6. */
describeShop('links of mails', (fixture) => {
  describe.each(Object.entries(CHANGES))('after %s', (name, { persona = 'cleared', make }) => {
    test.each(PURPOSES)('a link for %s is void', async (purpose) => {
      const { email } = personaOf(persona);
      const { db } = fixture().shop.database;
      const now = await fixture().shop.clock.now();
      const sentTo = purpose === 'newAddress' ? 'wanted@example.org' : email;
      const token = (await makeLink(db, purpose, email, now, sentTo)) ?? '';
      expect((await openLink(db, purpose, token, now)).email).toBe(sentTo);
      expect(await make(fixture(), email)).toBeLessThan(300);
      const { usedAt } = await rowOf(db, 'linkTokens', { purpose, email: sentTo });
      // Only the former address keeps a valid link, for taking the account back.
      const isKept = purpose === 'takeBack' && name === 'another mail address';
      expect(usedAt !== null).toBe(!isKept);
    });
  });

  test.each(['reset', 'verification'] as const)(
    'a link for %s is bound to the address that it was sent to',
    async (purpose) => {
      const { email } = personaOf('cleared');
      const { db } = fixture().shop.database;
      const now = await fixture().shop.clock.now();
      const token = (await makeLink(db, purpose, email, now)) ?? '';
      await update(db, 'customers', { email: 'other@example.org' }, { email });
      await expect(openLink(db, purpose, token, now)).rejects.toMatchObject({ status: 409 });
    },
  );
});

describeShop('a thief with the password', (fixture) => {
  const { email } = personaOf('cleared');
  const THIEF = 'thief@example.org';

  test('gains nothing by a change of address that was requested before the new password', async () => {
    const { visitor } = fixture();
    const token = await askFor(fixture(), email, THIEF);
    await visitor.call('POST', 'reset-password-requests', { email });
    const reset = await tokenIn(fixture(), email, RESET);
    expect((await visitor.call('PATCH', `reset-password-requests/${reset}`, CHOSEN)).status).toBe(202);
    expect(await follow(visitor, token)).toBe(409);
    expect((await logIn(visitor, email, CHOSEN.newPassword)).status).toBe(200);
  });

  test('loses the change by the link of the warning, and every login of the account ends', async () => {
    const { visitor } = fixture();
    const { client } = await loggedIn(visitor, email);
    const token = await askFor(fixture(), email, THIEF);
    const back = await tokenIn(fixture(), email, BACK);
    expect([await follow(visitor, back), await isIn(client)]).toEqual([204, false]);
    expect([await follow(visitor, token), await follow(visitor, back)]).toEqual([409, 409]);
    expect((await logIn(visitor, email)).status).toBe(200);
  });

  test('switches off a factor that was confirmed between two requests, or shortly before the first', async () => {
    const { visitor } = fixture();
    await askFor(fixture(), email, 'first@example.org');
    const { client, path } = await loggedIn(visitor, email);
    const { secret } = z.object({ secret: z.string() }).parse((await client.call('GET', `${path}/2fa/qr-code`)).body);
    const code = new TOTP({ secret }).generate();
    const factor = { enabled: true, code, currentPassword: PASSWORD };
    expect((await client.call('PUT', `${path}/2fa/status`, factor)).status).toBe(200);
    // Codes follow the real time, and each is accepted once.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const wish = { email: THIEF, currentPassword: PASSWORD, code: next };
    expect((await client.call('PUT', `${path}/email`, wish)).status).toBe(202);
    const back = await tokenIn(fixture(), email, BACK);
    expect(await follow(visitor, back)).toBe(204);
    const { body } = await logIn(visitor, email);
    expect(AuthAnswer.parse(body).twoFactorRequired).toBe(false);
  });

  test.each([
    { hours: 71, kept: false },
    { hours: 73, kept: true },
  ])('a factor confirmed $hours hours before the change is kept: $kept', async ({ hours, kept }) => {
    const { visitor, shop } = fixture();
    const { email: protectedOne, totpSecret } = personaOf('twoFactor');
    const { customer } = AuthAnswer.parse((await logIn(visitor, protectedOne)).body);
    const client = await visitor.as('twoFactor');
    const confirmed = new Date((await shop.clock.now()).getTime() - hours * HOUR).toISOString();
    await update(shop.database.db, 'otpSecrets', { createdAt: confirmed });
    await remove(shop.database.db, 'otpUsedCodes');
    const code = new TOTP({ secret: totpSecret ?? '' }).generate();
    const wish = { email: THIEF, currentPassword: PASSWORD, code };
    expect((await client.call('PUT', `customers/${idOf(customer)}/email`, wish)).status).toBe(202);
    expect(await follow(visitor, await tokenIn(fixture(), protectedOne, BACK))).toBe(204);
    expect(AuthAnswer.parse((await logIn(visitor, protectedOne)).body).twoFactorRequired).toBe(kept);
  });

  test('loses a stolen address, whatever was changed after it', async () => {
    const { visitor } = fixture();
    expect(await follow(visitor, await askFor(fixture(), email, THIEF))).toBe(204);
    const back = await tokenIn(fixture(), email, BACK);
    // The thief takes another address, sets a password, and signs up under the former address.
    expect(await follow(visitor, await askFor(fixture(), THIEF, 'second@example.org'))).toBe(204);
    const thiefs = await tokenIn(fixture(), THIEF, BACK);
    const { client, path } = await loggedIn(visitor, 'second@example.org');
    await client.call('PUT', `${path}/password`, { currentPassword: PASSWORD, ...CHOSEN });
    const key = z.object({ secret: z.string() }).parse((await client.call('GET', `${path}/2fa/qr-code`)).body).secret;
    // The secret was shown long before its confirmation.
    const shown = { createdAt: new Date(0).toISOString() };
    await update(fixture().shop.database.db, 'otpSecrets', shown, { secret: key });
    const factor = { enabled: true, code: new TOTP({ secret: key }).generate(), currentPassword: CHOSEN.newPassword };
    expect((await client.call('PUT', `${path}/2fa/status`, factor)).status).toBe(200);
    const person = {
      firstName: 'Mara',
      lastName: 'Feld',
      email,
      password: 'Eichenholz-27!',
      confirmPassword: 'Eichenholz-27!',
    };
    expect((await visitor.call('POST', 'customers', { ...person, termsAccepted: true })).status).toBe(422);
    expect([await follow(visitor, back), await isIn(client)]).toEqual([204, false]);
    // The thief’s own links cannot undo that.
    expect(await follow(visitor, thiefs)).toBe(409);
    await visitor.call('POST', 'reset-password-requests', { email });
    const reset = await tokenIn(fixture(), email, RESET);
    expect(
      (
        await visitor.call('PATCH', `reset-password-requests/${reset}`, {
          newPassword: 'Eichenholz-27!',
          confirmNewPassword: 'Eichenholz-27!',
        })
      ).status,
    ).toBe(202);
    const login = await logIn(visitor, email, 'Eichenholz-27!');
    expect((await visitor.with(AuthAnswer.parse(login.body).token).call('GET', 'orders')).status).toBe(200);
  });

  test('cannot use up an earlier restoring link by a later one', async () => {
    const { visitor } = fixture();
    await follow(visitor, await askFor(fixture(), email, THIEF));
    const back = await tokenIn(fixture(), email, BACK);
    await follow(visitor, await askFor(fixture(), THIEF, 'second@example.org'));
    expect(await follow(visitor, await tokenIn(fixture(), THIEF, BACK))).toBe(204);
    expect(await follow(visitor, back)).toBe(204);
    expect((await logIn(visitor, email)).status).toBe(200);
  });

  test('keeps no login after a change of address, except the one that opens the link', async () => {
    const { visitor } = fixture();
    const elsewhere = await loggedIn(visitor, email);
    const here = await loggedIn(visitor, email);
    expect(await follow(here.client, await askFor(fixture(), email, THIEF))).toBe(204);
    expect([await isIn(elsewhere.client), await isIn(here.client)]).toEqual([false, true]);
  });

  test('keeps the address when the warning’s link is three days old', async () => {
    const { visitor, shop } = fixture();
    await follow(visitor, await askFor(fixture(), email, THIEF));
    const back = await tokenIn(fixture(), email, BACK);
    expect(LINK_LIFETIME.takeBack).toBe(72 * HOUR);
    await shop.clock.move(72 * HOUR);
    expect(await follow(visitor, back)).toBe(410);
  });
});
