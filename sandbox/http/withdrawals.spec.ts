// A contract that is named in words is somebody's own order only where they are known and the words are exactly its number.
import { expect, test } from 'vitest';
import { WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import type { Client } from '../testing/client.ts';
import { onBothDatabases } from '../testing/shop.ts';

onBothDatabases('withdrawals in words', (fixture) => {
  const db = () => fixture().shop.database.db;
  const orderOf = (tokenValue: string) =>
    db().selectFrom('orders').selectAll().where('tokenValue', '=', tokenValue).executeTakeFirstOrThrow();
  /** An order of Julia's that waits for its money, placed just now. */
  async function placed() {
    const found = await db()
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .select(['orders.id', 'orders.tokenValue', 'orders.number'])
      .where('customers.personaKey', '=', 'julia')
      .where('orders.paymentState', '=', 'awaiting_payment')
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('orders')
      .set({ checkoutCompletedAt: new Date().toISOString() })
      .where('id', '=', found.id)
      .execute();
    return found;
  }
  const declare = async (client: Client, contract: string) => {
    const { status, body } = await client.call('POST', 'withdrawals', { ...julia, contract });
    expect(status).toBe(201);
    return WithdrawalReceipt.parse(body);
  };
  const julia = { name: 'Julia Lindner', email: 'julia@example.org' };

  test.each(['number', 'tokenValue'] as const)('are that order’s withdrawal, by its %s, and once', async (by) => {
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

  test('are looked for by a person where anybody else names the number, or a token no longer counts', async () => {
    const { number, tokenValue } = await placed();
    const { visitor } = fixture();
    for (const client of [visitor, visitor.with('no.such.token'), await visitor.as('cleared')])
      expect((await declare(client, number ?? '')).inTime).toBeNull();
    expect((await declare(await visitor.as('julia'), `Windkraft ${number}`)).inTime).toBeNull();
    expect((await orderOf(tokenValue)).paymentState).toBe('awaiting_payment');
  });
});
