import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { Address } from '#domain/shop/customer.ts';
import { CheckoutSession, Invoice, Order } from '#domain/shop/order.ts';
import type { Client } from '../testing/client.ts';
import { BY_BOTH, BY_CARD, cartWith, completed, orderIn, readyOrder } from '../testing/orders.ts';
import { describeShop } from '../testing/shop.ts';

const codesIn = (body: unknown) =>
  z
    .object({ violations: z.array(z.object({ code: z.string() })) })
    .parse(body)
    .violations.map(({ code }) => code);
const onHandOf = async (client: Client, code: string) => {
  const query = 'query Product($code: String!) { product(code: $code) { defaultVariant { onHand } } }';
  const { body } = await client.call('POST', 'graphql', { query, variables: { code } });
  return z
    .object({ data: z.object({ product: z.object({ defaultVariant: z.object({ onHand: z.int() }) }) }) })
    .parse(body).data.product.defaultVariant.onHand;
};
const complete = (client: Client, { tokenValue }: Order) =>
  client.call('PATCH', `orders/${tokenValue}/complete`, { notes: null });
const read = async (client: Client, { tokenValue }: Order) => orderIn(await client.call('GET', `orders/${tokenValue}`));
const sessionOf = async (client: Client, { tokenValue, payments }: Order) =>
  client.call('GET', `orders/${tokenValue}/payments/${payments.at(-1)?.id}/configuration`);

describeShop('the life of an order', (fixture) => {
  test('goes by bank transfer from the cart to tokens in the wallet', async () => {
    const client = await fixture().visitor.as('cleared');
    const before = await onHandOf(client, BY_BOTH);
    const order = await completed(client, BY_BOTH, 5_000, 'bank_transfer');
    expect(order).toMatchObject({
      checkoutState: 'completed',
      paymentState: 'awaiting_payment',
      shippingState: 'ready',
      // § 4 Nr. 8 UStG: no VAT on a bond.
      itemsTotal: 500_000,
      taxTotal: 0,
      total: 500_000,
      billingAddress: { city: 'Bremen' },
      bankTransfer: { amount: 500_000, purpose: order.number },
    });
    expect(await onHandOf(client, BY_BOTH)).toBe(before - 5_000);

    await client.control('POST', 'bank-transfers', { order: order.tokenValue, kind: 'short' });
    // The order shows the received money and requests only the rest.
    expect(await read(client, order)).toMatchObject({
      paymentState: 'awaiting_payment',
      received: 499_000,
      paidAt: null,
      bankTransfer: { amount: 1_000 },
    });
    await client.control('POST', 'bank-transfers', { order: order.tokenValue, amount: 1_000 });
    const paid = await read(client, order);
    expect(paid).toMatchObject({ paymentState: 'paid', received: 500_000, registeredAt: null });
    await client.control('POST', `orders/${order.tokenValue}/settle`, {});
    const settled = await read(client, order);
    expect(settled).toMatchObject({ shippingState: 'shipped', paidAt: paid.paidAt });
    for (const at of [paid.paidAt, settled.registeredAt]) expect(at).toEqual(expect.any(String));

    const invoices = pageOf(Invoice).parse((await client.call('GET', 'invoices')).body);
    expect(invoices.member).toMatchObject([{ total: 500_000, order: { tokenValue: order.tokenValue } }]);
    const query = '{ tokenAssets { collection { product { code } amount } } }';
    const { body } = await client.call('POST', 'graphql', { query });
    expect(body).toMatchObject({
      data: { tokenAssets: { collection: [{ product: { code: BY_BOTH }, amount: 5_000 }] } },
    });
    // Settling again mints nothing.
    await client.control('POST', `orders/${order.tokenValue}/settle`, {});
    expect((await client.call('POST', 'graphql', { query })).body).toEqual(body);
  });

  test('goes by card: declined, tried again on the same order, accepted', async () => {
    const client = await fixture().visitor.as('cleared');
    // A single method requires no choice.
    const order = await completed(client, BY_CARD, 500);
    const first = CheckoutSession.parse((await sessionOf(client, order)).body);
    expect(new URL(first.url).pathname).toBe(`/sandbox/pay/${first.sessionId}`);
    const left = await client.control('POST', `pay/${first.sessionId}/leave`, { outcome: 'failed' });
    expect(left.body).toMatchObject({ url: expect.stringContaining(`/payment/cancel?token=${order.tokenValue}`) });
    const retry = await read(client, order);
    expect(retry.payments.map(({ state }) => state)).toEqual(['failed', 'new']);
    expect(retry.paymentState).toBe('awaiting_payment');

    const second = CheckoutSession.parse((await sessionOf(client, retry)).body);
    await client.control('POST', `pay/${second.sessionId}/leave`, { outcome: 'succeeded' });
    expect(await read(client, order)).toMatchObject({ paymentState: 'paid' });
    expect(codesIn((await sessionOf(client, await read(client, order))).body)).toEqual(['WRONG_STATE']);
    // The provider’s late notification about the earlier page changes nothing.
    const late = { eventId: 'late', sessionId: first.sessionId, outcome: 'failed' };
    expect((await client.control('POST', 'pay/webhook', late)).body).toEqual({ result: 'ignored' });
    expect((await read(client, order)).paymentState).toBe('paid');
  });

  test('a late webhook leaves the payment in processing, and counts once although sent twice', async () => {
    const { visitor, shop } = fixture();
    const client = await visitor.as('cleared');
    await client.control('POST', 'settings', { webhookDelay: 60, webhookCopies: 2 });
    const order = await completed(client, BY_CARD, 500);
    const { sessionId } = CheckoutSession.parse((await sessionOf(client, order)).body);
    await client.control('POST', `pay/${sessionId}/leave`, { outcome: 'succeeded' });
    const waiting = await read(client, order);
    expect(waiting).toMatchObject({ paymentState: 'awaiting_payment', payments: [{ state: 'processing' }] });
    await shop.clock.move(60_000);
    expect(await read(client, order)).toMatchObject({ paymentState: 'paid', payments: [{ state: 'completed' }] });
  });

  test('the first of two pages for one payment closes when the second opens', async () => {
    const client = await fixture().visitor.as('cleared');
    const order = await completed(client, BY_CARD, 500);
    const first = CheckoutSession.parse((await sessionOf(client, order)).body);
    await sessionOf(client, order);
    const late = await client.control('POST', `pay/${first.sessionId}/leave`, { outcome: 'succeeded' });
    expect(codesIn(late.body)).toEqual(['WRONG_STATE']);
  });

  test('an open cart with items is returned, until it is deleted', async () => {
    const client = await fixture().visitor.as('cleared');
    const cart = await cartWith(client, BY_CARD, 1);
    expect(orderIn(await client.call('POST', 'orders', { locale: 'de' }))).toMatchObject({
      tokenValue: cart.tokenValue,
      items: [{ quantity: 1 }],
    });
    expect((await client.call('DELETE', `orders/${cart.tokenValue}`)).status).toBe(204);
    expect((await client.call('DELETE', `orders/${cart.tokenValue}`)).status).toBe(404);
    expect(orderIn(await client.call('POST', 'orders', { locale: 'de' })).items).toEqual([]);
  });

  test('parallel calls create one cart', async () => {
    const client = await fixture().visitor.as('cleared');
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.call('POST', 'orders', { locale: 'en' })));
    expect(new Set(answers.map((answer) => orderIn(answer).tokenValue)).size).toBe(1);
  });

  test('a second completion is refused and changes nothing, and a completed order cannot be deleted', async () => {
    const client = await fixture().visitor.as('cleared');
    const order = await readyOrder(client, BY_CARD, 500);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(client, order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    const done = await read(client, order);
    expect((await complete(client, order)).status).toBe(404);
    expect(await read(client, order)).toEqual(done);
    expect((await client.call('DELETE', `orders/${order.tokenValue}`)).status).toBe(404);
    expect(pageOf(Order).parse((await client.call('GET', 'orders')).body).totalItems).toBe(1);
  });

  test('IRIs are accepted instead of ids, an unknown one is 422', async () => {
    const client = await fixture().visitor.as('cleared');
    const { tokenValue } = orderIn(await client.call('POST', 'orders', { locale: 'de' }));
    const put = (productVariant: string) =>
      client.call('POST', `orders/${tokenValue}/items`, { productVariant, quantity: 1 });
    expect((await put(`/api/v2/shop/product-variants/${BY_CARD}-TOKEN`)).status).toBe(201);
    expect((await put('/api/v2/shop/product-variants/NOBODY')).status).toBe(422);
  });

  test('the customer’s default address is taken with the confirmation, and again with the next one', async () => {
    const client = await fixture().visitor.as('cleared');
    const order = await readyOrder(client, BY_CARD, 500);
    const draft = {
      firstName: 'Clara',
      lastName: 'Sommer',
      countryCode: 'AT',
      street: 'Ring 1',
      city: 'Wien',
      postcode: '1010',
    };
    const { iri } = Address.parse((await client.call('POST', 'addresses', draft)).body);
    const { sub } = z.object({ sub: z.string() }).parse(JSON.parse(atob((client.token ?? '').split('.')[1] ?? '')));
    await client.call('PUT', `customers/${sub}`, { defaultAddress: iri });
    expect((await read(client, order)).billingAddress?.city).toBe('Bremen');
    await client.call('PATCH', `orders/${order.tokenValue}/legal-documents-confirm`, {});
    expect((await read(client, order)).billingAddress?.city).toBe('Wien');
  });
});

describeShop('limits of buying', (fixture) => {
  const refusal = async (persona: Parameters<Client['as']>[0], product: string, quantity: number) => {
    const client = await fixture().visitor.as(persona);
    const { tokenValue } = orderIn(await client.call('POST', 'orders', { locale: 'de' }));
    const item = { productVariant: `${product}-TOKEN`, quantity };
    return client.call('POST', `orders/${tokenValue}/items`, item);
  };

  test.each(['newcomer', 'pendingIdentity', 'followUp', 'banned', 'stepCustody'] as const)(
    '%s may not buy',
    async (persona) => {
      expect(codesIn((await refusal(persona, BY_CARD, 500)).body)).toEqual(['NOT_ALLOWED_TO_BUY']);
    },
  );

  test('locked, exclusive and sold-out bonds cannot be bought', async () => {
    expect(codesIn((await refusal('cleared', 'GEO-OBERRHEIN-2034', 500)).body)).toEqual(['NOT_ALLOWED_TO_BUY']);
    expect(codesIn((await refusal('cleared', 'ALTBAU-DRESDEN-2030', 500)).body)).toEqual(['NOT_ALLOWED_TO_BUY']);
    const sold = await refusal('cleared', 'HAFEN-KIEL-2029', 1);
    expect(sold.body).toMatchObject({ violations: [{ code: 'LAST_TOKENS', parameters: { available: 0 } }] });
  });

  test('a whitelisted investor may buy the locked bond', async () => {
    expect((await refusal('professional', 'GEO-OBERRHEIN-2034', 500)).status).toBe(201);
  });

  test('too little and too much are refused in the requested language', async () => {
    const client = await fixture().visitor.as('cleared');
    const cart = await cartWith(client, BY_CARD, 1);
    const itemId = cart.items[0]?.id;
    const set = (quantity: number) =>
      client.call(
        'PATCH',
        `orders/${cart.tokenValue}/items/${itemId}`,
        { tokenValue: cart.tokenValue, orderItemId: itemId, quantity },
        { 'Accept-Language': 'en-US' },
      );
    expect((await set(1)).body).toMatchObject({
      violations: [
        { code: 'ORDER_TOO_LOW', message: 'The minimum subscription is €250.00.', parameters: { limit: 25_000 } },
      ],
    });
    expect(codesIn((await set(10_000_000)).body)).toHaveLength(1);
    expect(orderIn(await set(300)).total).toBe(30_000);
  });

  test('the 150th investor of a bond is refused, the 149th and its holders are not', async () => {
    const { visitor } = fixture();
    const cleared = await visitor.as('cleared');
    await visitor.control('POST', `products/${BY_CARD}`, { investors: 148 });
    await completed(cleared, BY_CARD, 500);
    const company = await visitor.as('company');
    const second = await readyOrder(company, BY_CARD, 500);
    expect(codesIn((await complete(company, second)).body)).toEqual(['INVESTOR_LIMIT']);
    await completed(cleared, BY_CARD, 500);
  });
});

describe('races', () => {
  describeShop('the last tokens', (fixture) => {
    test('go to one of twenty buyers', async () => {
      const { visitor } = fixture();
      const client = await visitor.as('cleared');
      // Twenty orders of permitted buyers; the stock is increased until all orders are ready.
      const orders = [];
      for (let index = 0; index < 20; index += 1) {
        const order = await readyOrder(client, BY_CARD, 500);
        await fixture()
          .shop.database.db.updateTable('orders')
          .set({ customerId: await cloneOf(fixture(), index) })
          .where('tokenValue', '=', order.tokenValue)
          .execute();
        orders.push(order);
      }
      await visitor.control('POST', `products/${BY_CARD}`, { onHand: 600 });
      const answers = await Promise.all(
        orders.map(async (order, index) => {
          const login = await visitor.control('POST', 'login', { persona: `racer${index}@example.de` });
          const { token } = z.object({ token: z.string() }).parse(login.body);
          return complete(visitor.with(token), order);
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { body } of answers.filter(({ status }) => status !== 200))
        expect(body).toMatchObject({ violations: [{ code: 'LAST_TOKENS', parameters: { available: 100 } }] });
      expect(await onHandOf(visitor, BY_CARD)).toBe(100);
    });
  });
});

/** Creates another customer with Clara Sommer’s clearance. */
async function cloneOf(
  { shop: { database } }: { shop: { database: { db: import('../db/database.ts').Db } } },
  index: number,
) {
  const { db } = database;
  const {
    id,
    uuid: _uuid,
    personaKey: _key,
    profileKey: _profile,
    ...facts
  } = await db.selectFrom('customers').selectAll().where('personaKey', '=', 'cleared').executeTakeFirstOrThrow();
  const clone = await db
    .insertInto('customers')
    .values({ ...facts, uuid: crypto.randomUUID(), email: `racer${index}@example.de` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wallet = await db.selectFrom('wallets').selectAll().where('customerId', '=', id).executeTakeFirstOrThrow();
  const identity = await db
    .selectFrom('identifications')
    .selectAll()
    .where('customerId', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _wallet, ...held } = wallet;
  const { id: _identity, ...known } = identity;
  await db
    .insertInto('wallets')
    .values({ ...held, customerId: clone.id, address: `0x${index}` })
    .execute();
  await db
    .insertInto('identifications')
    .values({ ...known, customerId: clone.id, uuid: crypto.randomUUID() })
    .execute();
  return clone.id;
}
