// A contract named in words is the customer’s own order only if the customer is known and the words are exactly its
// number.
import { expect, test } from 'vitest';
import { WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { rowOf, update } from '../db/rows.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

describeShop('withdrawals in words', (fixture) => {
  const db = () => fixture().shop.database.db;
  const orderOf = (tokenValue: string) => rowOf(db(), 'orders', { tokenValue });
  /** New order of Julia’s that awaits its payment. */
  async function placed() {
    const found = await db()
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .select(['orders.id', 'orders.tokenValue', 'orders.number'])
      .where('customers.personaKey', '=', 'julia')
      .where('orders.paymentState', '=', 'awaiting_payment')
      .executeTakeFirstOrThrow();
    await update(db(), 'orders', { checkoutCompletedAt: new Date().toISOString() }, { id: found.id });
    return found;
  }
  const declare = async (client: Client, contract: string) => {
    const { status, body } = await client.call('POST', 'withdrawals', { ...julia, contract });
    expect(status).toBe(201);
    return WithdrawalReceipt.parse(body);
  };
  const julia = { name: 'Julia Lindner', email: 'julia@example.org' };

  test.each(['number', 'tokenValue'] as const)('are the withdrawal of the order with that %s, once', async (by) => {
    const order = await placed();
    const client = await fixture().visitor.as('julia');
    const receipt = await declare(client, ` ${order[by]} `);
    expect(receipt.inTime).toBe(true);
    expect((await orderOf(order.tokenValue)).paymentState).toBe('cancelled');
    expect(await declare(client, `Nr. ${order[by]}`)).toEqual(receipt);
    expect(
      await db().selectFrom('withdrawals').select('orderId').where('orderId', '=', order.id).execute(),
    ).toHaveLength(1);
  });

  test('are left to a person if another customer names the number, or the token is invalid', async () => {
    const { number, tokenValue } = await placed();
    const { visitor } = fixture();
    for (const client of [visitor, visitor.with('no.such.token'), await visitor.as('cleared')])
      expect((await declare(client, number ?? '')).inTime).toBeNull();
    expect((await declare(await visitor.as('julia'), `Windkraft ${number}`)).inTime).toBeNull();
    expect((await orderOf(tokenValue)).paymentState).toBe('awaiting_payment');
  });

  const mails = async () =>
    db().selectFrom('mails').selectAll().where('subject', 'like', '%Widerruf%').orderBy('id').execute();
  const BAIT = { name: 'Gewinn: https://evil.test', contract: 'Bitte bestätigen Sie Ihr Konto auf evil.test' };

  test.each([
    ['investor', 30],
    ['marketplace', 14],
  ] as const)('are confirmed with the period of refund of an order of the %s', async (reading, days) => {
    const { id, number } = await placed();
    const { productId } = await rowOf(db(), 'orderItems', { orderId: id });
    await update(db(), 'products', { reading }, { id: productId });
    await declare(await fixture().visitor.as('julia'), number ?? '');
    const sent = await mails();
    expect(sent.length).toBeGreaterThan(0);
    for (const { text } of sent) {
      expect(text).toContain(
        `Der Vertrag ist damit widerrufen. Was Sie schon gezahlt haben, erstatten wir innerhalb von ${days} Tagen.`,
      );
    }
  });

  test.each([
    ['words', { contract: BAIT.contract }],
    ['a name that is a link', { name: BAIT.name }],
    ['a number to call as a contract', { contract: '0900-123456' }],
    ['words with a number', { contract: 'Konto-gesperrt-0900123456' }],
    ['a number to call', { contract: 'Rufen Sie 0900 123456 an', name: '0900 123456' }],
    ['a link alone', { contract: 'https://evil.test/4711' }],
  ])('are not repeated in a mail to an arbitrary address: %s', async (_, said) => {
    const { visitor } = fixture();
    const elsewhere = { ...julia, contract: 'T-000000012', email: 'opfer@example.org', ...said };
    for (const client of [visitor, await visitor.as('cleared')]) {
      expect((await client.call('POST', 'withdrawals', elsewhere)).status).toBe(201);
      elsewhere.contract += '.';
    }
    const sent = (await mails()).filter(({ recipient }) => recipient === 'opfer@example.org');
    expect(sent).toHaveLength(2);
    for (const { subject, text } of sent) {
      expect(subject + text).not.toMatch(/evil|Gewinn|0900/);
      expect(text).toMatch(/^Guten Tag,\n/);
      expect(text).toMatch(
        / um \d{2}:\d{2} Uhr bei uns eingegangen.+„Hiermit widerrufe ich den genannten Vertrag.+Wortlaut/s,
      );
    }
    // The logged-in customer receives the words in full, at their own address.
    const own = (await mails()).filter(({ recipient }) => recipient !== 'opfer@example.org');
    expect(own).toHaveLength(1);
    for (const words of Object.values(said)) expect(own[0]?.text).toContain(words);
  });

  test('are repeated if they are a number', async () => {
    for (const contract of ['000000012', 'Nr. 000000012', 'f3ad0c9bd6b24bc0b7e7c6a4f3ad0c9b']) {
      await declare(fixture().visitor, contract);
      const mail = (await mails()).at(-1);
      expect(mail?.subject).toBe(`Ihr Widerruf zum Vertrag ${contract} ist eingegangen`);
      expect(mail?.text).toContain(`Name: Julia Lindner\nVertrag: ${contract}\n`);
      expect(mail?.text).not.toContain('Wortlaut');
    }
  });
});
