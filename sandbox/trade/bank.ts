import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { purposeOf } from '../read/order.ts';
import { PAYABLE } from './complete.ts';
import { markPaid } from './settle.ts';

export interface IncomingTransfer {
  /** Cents. */
  amount: number;
  purpose: string;
  payerName: string;
  payerIban?: string | null;
}

export interface Booking {
  outcome: 'matched' | 'short' | 'over' | 'unmatched';
  orderId: number | null;
}

/** Normalises a purpose, since banks lose spaces, signs and case on the way. */
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Books an incoming transfer. It pays the order whose number is in its purpose, once all transfers for that order reach
 * the total. A transfer that is too small leaves the order waiting, one that is too large pays it, and money without an
 * order is only kept.
 */
export async function bookTransfer(db: Db, transfer: IncomingTransfer, now: Date): Promise<Booking> {
  return db.transaction().execute(async (trx) => {
    const order = await orderFor(trx, transfer.purpose);
    const outcome = order ? compare((await receivedFor(trx, order.id)) + transfer.amount, order.total) : 'unmatched';
    await trx
      .insertInto('bankTransactions')
      .values({ ...transfer, bookedAt: now.toISOString(), orderId: order?.id ?? null, outcome })
      .execute();
    if (order && outcome !== 'short') await markPaid(trx, order.id, now);
    return { outcome, orderId: order?.id ?? null };
  });
}

function compare(received: number, total: number): Booking['outcome'] {
  if (received < total) return 'short';
  return received > total ? 'over' : 'matched';
}

/** Cents that came for an order so far. */
async function receivedFor(trx: Db, orderId: number): Promise<number> {
  const { sum } = await trx
    .selectFrom('bankTransactions')
    .select((column) => column.fn.sum<number | null>('amount').as('sum'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

async function orderFor(trx: Db, purpose: string): Promise<Row<'orders'> | null> {
  const waiting = await trx
    .selectFrom('orders')
    .selectAll()
    .where('paymentState', 'in', [...PAYABLE])
    .where('checkoutState', '=', 'completed')
    .execute();
  const words = bare(purpose);
  return waiting.find((order) => words.includes(bare(purposeOf(order)))) ?? null;
}
