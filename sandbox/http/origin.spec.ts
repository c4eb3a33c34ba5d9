import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { rowsOf } from '../db/rows.ts';
import { PASSWORD, personaOf } from '../personas.ts';
import { createShop } from '../server.ts';
import { clientOf } from '../testing/client.ts';
import { BY_BOTH, BY_CARD, completed, readyOrder } from '../testing/orders.ts';
import { onShop } from '../testing/shop.ts';

const PUBLIC = 'https://invest.test';

onShop((fixture) => {
  /** Requirement 21.7. */
  test('no mail and no partner’s address contains the host of a request', async () => {
    const { shop } = fixture();
    const { db } = shop.database;
    const origins = { investor: PUBLIC, marketplace: 'https://art.test' };
    const site = createShop({ ...shop, reading: 'investor', origins });
    const visitor = clientOf('http://127.0.0.9:5999', null, async (address, init) => site.request(address, init));
    const { email } = personaOf('cleared');
    const before = (await db.selectFrom('mails').select('id').execute()).length;

    await visitor.call('POST', 'reset-password-requests', { email });
    const person = {
      firstName: 'Mara',
      lastName: 'Feld',
      password: 'Eichenholz-27!',
      confirmPassword: 'Eichenholz-27!',
    };
    await visitor.call('POST', 'customers', { ...person, email: 'mara@example.org', termsAccepted: true });
    await visitor.call('POST', 'account-verification-requests', { email });
    const { body } = await visitor.call('POST', 'authentication-token', { email, password: PASSWORD });
    const { token, customer } = AuthAnswer.parse(body);
    const client = visitor.with(token);
    const path = `customers/${idOf(customer)}`;
    await client.call('PUT', `${path}/email`, { email: 'neu@example.org', currentPassword: PASSWORD });
    await client.call('PUT', `${path}/password`, {
      currentPassword: PASSWORD,
      newPassword: 'Wintergerste-27!',
      confirmNewPassword: 'Wintergerste-27!',
    });
    await client.call('POST', 'customer-documents/statements', {});
    await client.call('POST', 'withdrawals', { name: 'Clara Sommer', contract: 'no such', email });
    const { tokenValue } = await completed(client, BY_BOTH, 2500, 'bank_transfer');
    await visitor.control('POST', 'bank-transfers', { order: tokenValue });
    await visitor.control('POST', `orders/${tokenValue}/settle`);
    const { tokenValue: paid, payments } = await readyOrder(client, BY_CARD, 250);
    await client.call('PATCH', `orders/${paid}/complete`, { notes: 'Declared.' });
    const paying = await client.call('GET', `orders/${paid}/payments/${payments.at(-1)?.id}/configuration`);
    const checked = await visitor.as('stepIdentity');
    const started = await checked.call('POST', 'identification/start', {});
    const { urlKycStart } = z.object({ urlKycStart: z.string() }).parse(started.body);
    await site.request(`http://127.0.0.9:5999${new URL(urlKycStart).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approved', webhook: 'now' }),
    });

    const mails = (await rowsOf(db, 'mails')).slice(before);
    expect(mails.length).toBeGreaterThan(11);
    const addresses = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
    const sessions = await rowsOf(db, 'paymentSessions');
    expect(new Set([...addresses, urlKycStart].map((address) => new URL(address).origin))).toEqual(new Set([PUBLIC]));
    expect(z.object({ url: z.string() }).parse(paying.body).url).toMatch(/^https:\/\/invest\.test\/sandbox\/pay\//);
    expect(JSON.stringify([mails, sessions, paying.body])).not.toContain('127.0.0.9');
  });
});
