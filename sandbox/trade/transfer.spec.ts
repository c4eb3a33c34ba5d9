import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { transferableOf } from '#domain/money/holdings.ts';
import { Transfer } from '#domain/shop/transfer.ts';
import { insert, remove, update } from '../db/rows.ts';
import { type PersonaKey, personaOf } from '../personas.ts';
import { tokenAssetsOf } from '../read/tokenAssets.ts';
import type { Client } from '../testing/client.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';

const BOND = 'WOHNBAU-LEIPZIG-2029';
const VARIANT = `${BOND}-TOKEN`;
type Sender = 'twoFactor' | 'transferring';

describeShop('tokens from one investor to another', (fixture: () => Fixture) => {
  const db = () => fixture().shop.database.db;
  const walletOf = (key: PersonaKey) =>
    db()
      .selectFrom('wallets')
      .innerJoin('customers', 'customers.id', 'wallets.customerId')
      .selectAll('wallets')
      .where('personaKey', '=', key)
      .executeTakeFirstOrThrow();
  const balanceOf = async (key: PersonaKey) => {
    const row = await db()
      .selectFrom('holdings')
      .innerJoin('variants', 'variants.id', 'holdings.variantId')
      .select('amount')
      .where('walletId', '=', (await walletOf(key)).id)
      .where('variants.code', '=', VARIANT)
      .executeTakeFirst();
    return row?.amount ?? 0;
  };
  /** Code of the current step or the next one, each valid once. The previous step’s code may expire in transit. */
  const codeOf = (key: Sender, step = 0) =>
    new TOTP({ secret: personaOf(key).totpSecret ?? '' }).generate({ timestamp: Date.now() + step * 30_000 });
  const orderOf = async (from: Sender, to: PersonaKey, more: object = {}) => ({
    fromWalletId: (await walletOf(from)).id,
    toAddress: (await walletOf(to)).address,
    productVariant: VARIANT,
    quantity: 1000,
    reference: randomUUID(),
    code: codeOf(from),
    ...more,
  });
  const send = async (client: Client, order: object) => client.call('POST', 'token/transfer', order);
  const refusalOf = (answer: Awaited<ReturnType<typeof send>>) =>
    Object(Object(Object(answer.body).violations)[0]).code ?? answer.status;

  test('are moved once, entered in the ledger, and reported to both', async () => {
    const { visitor } = fixture();
    const miriam = await visitor.as('twoFactor');
    const order = await orderOf('twoFactor', 'transferring');
    const { status, body } = await send(miriam, order);
    expect(status).toBe(201);
    const made = Transfer.parse(body);
    expect(made).toMatchObject({ reference: order.reference, quantity: 1000, toAddress: order.toAddress });
    expect([await balanceOf('twoFactor'), await balanceOf('transferring')]).toEqual([5000, 5000]);
    expect((await miriam.call('GET', `token/transfers/${order.reference}`)).body).toMatchObject({ hash: made.hash });
    // A repeated reference sends nothing, whatever its other fields, and uses no code.
    const again = await send(miriam, { ...order, quantity: 7, code: codeOf('twoFactor', 1) });
    expect([again.status, await balanceOf('twoFactor')]).toEqual([409, 5000]);
    expect((await send(miriam, { ...order, reference: randomUUID(), code: codeOf('twoFactor', 1) })).status).toBe(201);
    const johanna = await visitor.as('transferring');
    for (const [client, incoming] of [
      [miriam, false],
      [johanna, true],
    ] as const) {
      const ledger = await client.call('GET', 'token/transactions');
      const entry = { hash: made.hash, incoming, amount: 1000, variantCode: VARIANT };
      expect(ledger.body).toMatchObject({ member: expect.arrayContaining([expect.objectContaining(entry)]) });
    }
    const mails = await db().selectFrom('mails').select(['recipient', 'subject']).execute();
    expect(mails).toContainEqual({ recipient: 'm.yildiz@example.de', subject: 'Ihre Übertragung' });
    expect(mails).toContainEqual({ recipient: 'j.reiter@example.de', subject: 'Sie haben Token erhalten' });
  });

  test.each<[what: string, language: 'de' | 'en']>([
    ['a recipient without an earlier mail', 'de'],
    ['a recipient whose last mail was in English', 'en'],
  ])('are reported to both in the language of each: %s', async (_, theirs) => {
    const { visitor } = fixture();
    const recipient = personaOf('transferring').email;
    const facts = { recipient, subject: 'a', text: 'b', sentAt: '2026-11-01T09:00:00.000Z' };
    if (theirs === 'en') await insert(db(), 'mails', { ...facts, locale: theirs });
    const mine = theirs === 'de' ? 'en' : 'de';
    const miriam = await visitor.as('twoFactor');
    const order = await orderOf('twoFactor', 'transferring');
    expect(
      (await miriam.call('POST', 'token/transfer', order, { 'accept-language': mine === 'en' ? 'en-US' : 'de-DE' }))
        .status,
    ).toBe(201);
    const mails = await db().selectFrom('mails').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(mails.map(({ recipient: to, locale }) => [to, locale])).toEqual([
      [recipient, theirs],
      [personaOf('twoFactor').email, mine],
    ]);
    // The security has a name in each language.
    for (const { locale, text } of mails)
      expect(text).toContain(locale === 'en' ? '“Wohnbau Leipzig 2029”' : '„Wohnbau Leipzig 2029“');
  });

  test.each<[shippingState: string, delivered: number, wallet: number, available: number]>([
    ['shipped', 6_000, 6_000, 0],
    // Tokens that she received from another customer are hers.
    ['shipped', 6_000, 6_005, 5],
    ['partially_shipped', 2_500, 6_000, 3_500],
    ['partially_shipped', 2_500, 2_000, 0],
    ['ready', 0, 6_000, 6_000],
    // Refunded: the delivered tokens were taken back then.
    ['cancelled', 2_500, 6_000, 6_000],
  ])('are not moved if they are due back after a withdrawal: %s, %i of it, %i in the wallet', async (...of) => {
    const [shippingState, delivered, held, available] = of;
    const miriam = await fixture().visitor.as('twoFactor');
    const wallet = await walletOf('twoFactor');
    const { orderId, variantId } = await db()
      .selectFrom('transactions')
      .innerJoin('variants', 'variants.id', 'transactions.variantId')
      .select(['transactions.orderId', 'transactions.variantId'])
      .where('toAddress', '=', wallet.address)
      .where('variants.code', '=', VARIANT)
      .executeTakeFirstOrThrow();
    await update(db(), 'orders', { shippingState }, { id: orderId ?? 0 });
    if (delivered > 0) await update(db(), 'transactions', { amount: delivered }, { orderId });
    else await remove(db(), 'transactions', { orderId });
    await update(db(), 'holdings', { amount: held }, { walletId: wallet.id, variantId });
    const day = '2026-01-01';
    const receivedAt = '2026-01-01T00:00:00.000Z';
    const declared = { orderId, inTime: 1, name: 'a', contract: 'b', email: 'c', day, receivedAt };
    await insert(db(), 'withdrawals', declared);
    expect((await tokenAssetsOf(db(), wallet.customerId, 'de', 'investor')).map(transferableOf)).toContain(available);
    const answer = await send(miriam, await orderOf('twoFactor', 'transferring', { quantity: available + 1 }));
    expect([refusalOf(answer), await balanceOf('twoFactor')]).toEqual(['BALANCE_TOO_LOW', held]);
    expect(answer.body).toMatchObject({ violations: [{ parameters: { available } }] });
    if (available === 0) return;
    const code = codeOf('twoFactor', 1);
    const rest = await send(miriam, await orderOf('twoFactor', 'transferring', { quantity: available, code }));
    expect([rest.status, await balanceOf('twoFactor')]).toEqual([201, held - available]);
  });

  test('are moved in at most one of two transfers that together exceed the holding', async () => {
    const miriam = await fixture().visitor.as('twoFactor');
    const orders = await Promise.all(
      [0, 1].map((step) => orderOf('twoFactor', 'transferring', { quantity: 4000, code: codeOf('twoFactor', step) })),
    );
    const answers = await Promise.all(orders.map((order) => send(miriam, order)));
    expect(answers.map(refusalOf).toSorted()).toEqual([201, 'BALANCE_TOO_LOW']);
    expect([await balanceOf('twoFactor'), await balanceOf('transferring')]).toEqual([2000, 8000]);
  });

  test('are moved once for two calls under one reference', async () => {
    const miriam = await fixture().visitor.as('twoFactor');
    const order = await orderOf('twoFactor', 'transferring');
    const codes = [codeOf('twoFactor'), codeOf('twoFactor', 1)];
    const answers = await Promise.all(codes.map((code) => send(miriam, { ...order, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await balanceOf('twoFactor')).toBe(5000);
  });

  test.each<[what: string, more: object, refusal: string | number]>([
    ['more than the balance', { quantity: 6001 }, 'BALANCE_TOO_LOW'],
    ['nothing', { quantity: 0 }, 422],
    ['a fraction of a token', { quantity: 1.5 }, 400],
    ['an invalid code', { code: '000000' }, 'INVALID_2FA'],
    ['an expired code', { code: codeOf('twoFactor', -20) }, 'INVALID_2FA'],
    ['an unknown token', { productVariant: 'NONE' }, 'TRANSFER_FAILED'],
    ['an invalid address', { toAddress: '0x12' }, 422],
    [
      'an address with a wrong checksum',
      { toAddress: '0xAbcdefabcdefabcdefabcdefabcdefabcdefabcd' },
      'TRANSFER_FAILED',
    ],
    ['an unknown wallet', { toAddress: `0x${'1'.repeat(40)}` }, 'NOT_WHITELISTED'],
  ])('are not moved: %s', async (_, more, refusal) => {
    const miriam = await fixture().visitor.as('twoFactor');
    const answer = await send(miriam, await orderOf('twoFactor', 'transferring', more));
    expect(typeof refusal === 'string' ? refusalOf(answer) : answer.status).toBe(refusal);
    expect([await balanceOf('twoFactor'), await balanceOf('transferring')]).toEqual([6000, 4000]);
  });

  test.each([
    ['is not approved by the shop', 'customers', { status: 'unchecked' }] as const,
    ['is rejected by the registrar', 'customers', { cryptoRegistrarStatus: 'rejected' }] as const,
    ['has a wallet that is not whitelisted', 'wallets', { whitelistedAt: null }] as const,
  ])('are not sent to an investor who %s', async (_, table, change) => {
    const miriam = await fixture().visitor.as('twoFactor');
    const order = await orderOf('twoFactor', 'transferring');
    const { id, customerId } = await walletOf('transferring');
    const recipient = async () =>
      (await miriam.call('GET', `token/recipients/${order.toAddress}?productVariant=${VARIANT}`)).body;
    expect(await recipient()).toMatchObject({ whitelisted: true });
    const row = table === 'customers' ? customerId : id;
    await db().updateTable(table).set(change).where('id', '=', row).execute();
    expect(await recipient()).toMatchObject({ whitelisted: false });
    expect(refusalOf(await send(miriam, order))).toBe('NOT_WHITELISTED');
    expect([await balanceOf('twoFactor'), await balanceOf('transferring')]).toEqual([6000, 4000]);
  });

  test('are not moved without the second factor, nor out of another customer’s wallet', async () => {
    const { visitor } = fixture();
    const julia = await visitor.as('julia');
    const own = { ...(await orderOf('twoFactor', 'transferring')), fromWalletId: (await walletOf('julia')).id };
    expect(refusalOf(await send(julia, own))).toBe('NO_2FA');
    expect((await send(julia, await orderOf('twoFactor', 'transferring'))).status).toBe(404);
    expect((await send(visitor, own)).status).toBe(401);
  });

  test('do not leave the wallet of an investor whom the registrar has rejected', async () => {
    const { visitor } = fixture();
    const miriam = await visitor.as('twoFactor');
    const rejected = { cryptoRegistrarStatus: 'rejected' } as const;
    await update(db(), 'customers', rejected, { personaKey: 'twoFactor' });
    expect(refusalOf(await send(miriam, await orderOf('twoFactor', 'transferring')))).toBe('TRANSFER_BLOCKED');
    expect([await balanceOf('twoFactor'), await balanceOf('transferring')]).toEqual([6000, 4000]);
  });

  test('may go to a wallet that was whitelisted on request, and repeated requests send one message', async () => {
    const { visitor } = fixture();
    const miriam = await visitor.as('twoFactor');
    const { address } = await walletOf('cleared');
    const ask = () => miriam.call('POST', 'token/whitelist-requests', { address: address.toLowerCase() });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    const messages = await db().selectFrom('mails').select('text').where('subject', 'like', 'Anfrage%').execute();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain(address);
    await visitor.control('POST', 'customers/cleared', { receives: true });
    expect((await send(miriam, await orderOf('twoFactor', 'cleared'))).status).toBe(201);
    expect(await balanceOf('cleared')).toBe(1000);
  });
});
