import { expect, test } from 'vitest';
import { insert, rowOf } from '../db/rows.ts';
import { readyOrder } from '../testing/orders.ts';
import { describeShop } from '../testing/shop.ts';

describeShop('the largest subscription', (fixture) => {
  /** Requirement 27.4. */
  test('allows one of four orders of 25,000 € of one bond by one investor, completed at once', async () => {
    const client = await fixture().visitor.as('cleared');
    const first = await readyOrder(client, 'WIND-NORDSEE-2032', 25_000, 'card');
    const { db } = fixture().shop.database;
    // The shop opens one cart per customer: the others are copies of it.
    const { id, lock: _, ...cart } = await rowOf(db, 'orders', { tokenValue: first.tokenValue });
    const tokens = [first.tokenValue];
    for (const tokenValue of ['twin-2', 'twin-3', 'twin-4']) {
      tokens.push(tokenValue);
      const twin = await insert(db, 'orders', { ...cart, tokenValue });
      for (const table of ['orderItems', 'payments'] as const) {
        const { id: _row, ...row } = await db
          .selectFrom(table)
          .selectAll()
          .where('orderId', '=', id)
          .executeTakeFirstOrThrow();
        await db
          .insertInto(table)
          .values({ ...row, orderId: twin.id })
          .execute();
      }
    }
    const answers = await Promise.all(
      tokens.map((tokenValue) => client.call('PATCH', `orders/${tokenValue}/complete`, { notes: null })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const said = { code: 'ORDER_TOO_HIGH', parameters: { limit: 0, subscribed: 2_500_000 } };
    for (const { status, body } of answers) if (status === 422) expect(body).toMatchObject({ violations: [said] });
  });
});
