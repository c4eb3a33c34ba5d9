import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idOf } from '#domain/shop/schema.ts';
import { update } from '../db/rows.ts';
import { PASSWORD, type PersonaKey, personaOf } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';

const WANTED = 'clara.neu@example.org';
const DAY = 86_400_000;
const former = personaOf('cleared').email;

/** Requests another address as a persona, with their password by default. */
async function ask(
  { visitor }: Fixture,
  email: string,
  proof: object = { currentPassword: PASSWORD },
  as?: PersonaKey,
) {
  const login = { email: personaOf(as ?? 'cleared').email, password: PASSWORD };
  const { body } = await visitor.call('POST', 'authentication-token', login);
  const { token, customer } = z.object({ token: z.string(), customer: z.string() }).parse(body);
  const answer = await visitor.with(token).call('PUT', `customers/${idOf(customer)}/email`, { email, ...proof });
  const { violations = [] } = z
    .object({ violations: z.optional(z.array(z.object({ code: z.string() }))) })
    .parse(typeof answer.body === 'object' && answer.body !== null ? answer.body : {});
  return [answer.status, ...violations.map(({ code }) => code)];
}

const mailsTo = async ({ shop }: Fixture, recipient: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();

async function tokenFor(fixture: Fixture, recipient = WANTED): Promise<string> {
  const [mail] = await mailsTo(fixture, recipient);
  return /\/verify-email\/([\w-]{43})\?for=change\s/.exec(mail?.text ?? '')?.[1] ?? 'none';
}
const follow = async (visitor: Client, token: string) =>
  (await visitor.call('PATCH', `account-verification-requests/${token}`, { token })).status;
const logIn = async ({ visitor }: Fixture, email: string) =>
  (await visitor.call('POST', 'authentication-token', { email, password: PASSWORD })).status;

describeShop('another mail address', (fixture) => {
  /** Requirement 21.6. */
  test('is valid once the customer followed its link, and the former one gets a mail before and after', async () => {
    const { visitor } = fixture();
    expect(await ask(fixture(), ` ${WANTED.toUpperCase()} `)).toEqual([202]);
    expect((await mailsTo(fixture(), former))[0]).toMatchObject({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
    });
    expect([await logIn(fixture(), former), await logIn(fixture(), WANTED)]).toEqual([200, 401]);
    const token = await tokenFor(fixture());
    expect(await follow(visitor, token)).toBe(204);
    expect([await logIn(fixture(), former), await logIn(fixture(), WANTED)]).toEqual([401, 200]);
    expect((await mailsTo(fixture(), former))[0]).toMatchObject({ subject: 'Ihre E-Mail-Adresse wurde geändert' });
    // Followed again, the link answers that the change is done.
    expect(await follow(visitor, token)).toBe(422);
  });

  test('takes the password, or the code if the second factor is active, and an address', async () => {
    expect(await ask(fixture(), WANTED, {})).toEqual([422, 'PASSWORD_REQUIRED']);
    expect(await ask(fixture(), WANTED, { currentPassword: 'nope' })).toEqual([422, 'PASSWORD_WRONG']);
    expect((await ask(fixture(), 'no address'))[0]).toBe(422);
    expect(await mailsTo(fixture(), WANTED)).toEqual([]);
  });

  test('of another customer remains theirs, and the answer does not reveal it', async () => {
    const other = personaOf('julia').email;
    expect(await ask(fixture(), other)).toEqual([202]);
    expect((await mailsTo(fixture(), other))[0]).toMatchObject({ subject: 'Diese E-Mail-Adresse hat schon ein Konto' });
    expect(await tokenFor(fixture(), other)).toBe('none');
  });

  test('that another customer took meanwhile is not assigned twice', async () => {
    const { visitor, shop } = fixture();
    expect(await ask(fixture(), WANTED)).toEqual([202]);
    const token = await tokenFor(fixture());
    const { db } = shop.database;
    await update(db, 'customers', { email: WANTED }, { email: personaOf('julia').email });
    expect(await follow(visitor, token)).toBe(409);
    expect(await logIn(fixture(), former)).toBe(200);
  });

  test('has a link for a day, and any of several works until one is used', async () => {
    const { visitor, shop } = fixture();
    await ask(fixture(), 'first@example.org');
    const first = await tokenFor(fixture(), 'first@example.org');
    await ask(fixture(), WANTED);
    expect(await follow(visitor, await tokenFor(fixture()))).toBe(204);
    expect(await follow(visitor, first)).toBe(409);
    expect(await ask(fixture(), 'late@example.org', { currentPassword: PASSWORD }, 'julia')).toEqual([202]);
    const late = await tokenFor(fixture(), 'late@example.org');
    await shop.clock.move(DAY);
    expect(await follow(visitor, late)).toBe(410);
  });

  test('that two customers request at the same time goes to the first, and the second gets an error', async () => {
    const { visitor } = fixture();
    expect(await ask(fixture(), WANTED)).toEqual([202]);
    const first = await tokenFor(fixture());
    expect(await ask(fixture(), WANTED, { currentPassword: PASSWORD }, 'julia')).toEqual([202]);
    const second = await tokenFor(fixture());
    const statuses = await Promise.all([first, second].map((token) => follow(visitor, token)));
    expect(statuses.toSorted()).toEqual([204, 409]);
  });
});
