import type { Db } from '../db/database.ts';
import { insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { purposeOf } from '../read/order.ts';

/** Returns the cents received for an order so far, minus cents returned. */
export async function receivedFor(db: Db, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bankTransactions')
    .select((column) => column.fn.sum<number | null>('amount').as('sum'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/**
 * Returns the received money of an order, except for the amount `kept`, by an opposite booking. Requires a lock of the
 * order.
 * @returns Cents; 0 if there was nothing to return.
 */
export async function giveMoneyBack(trx: Db, order: Row<'orders'>, now: Date, kept = 0): Promise<number> {
  const received = (await receivedFor(trx, order.id)) - kept;
  if (received <= 0) return 0;
  await insert(trx, 'bankTransactions', {
    amount: -received,
    purpose: purposeOf(order),
    payerName: 'Parkett Invest GmbH',
    payerIban: null,
    bookedAt: now.toISOString(),
    orderId: order.id,
    outcome: 'returned',
  });
  return received;
}
