import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { purposeOf } from '../read/order.ts';

/** Cents that came for an order by transfer so far, without what was given back. */
export async function receivedFor(db: Db, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bankTransactions')
    .select((column) => column.fn.sum<number | null>('amount').as('sum'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Gives back what came by transfer for an order, but for what is kept: a booking of the same amount, the other way. The
 * order has to be locked by the caller.
 * @returns Cents; 0 if nothing had come.
 */
export async function giveMoneyBack(trx: Db, order: Row<'orders'>, now: Date, kept = 0): Promise<number> {
  const received = (await receivedFor(trx, order.id)) - kept;
  if (received <= 0) return 0;
  await trx
    .insertInto('bankTransactions')
    .values({
      amount: -received,
      purpose: purposeOf(order),
      payerName: 'Parkett Invest GmbH',
      payerIban: null,
      bookedAt: now.toISOString(),
      orderId: order.id,
      outcome: 'returned',
    })
    .execute();
  return received;
}
