import type { Db } from '../db/database.ts';
import { insert, rowsOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { purposeOf } from '../read/order.ts';
import { PAYABLE } from './complete.ts';
import { receivedFor } from './received.ts';
import { markPaid } from './settle.ts';

export interface IncomingTransfer {
  /** Cents. */
  amount: number;
  purpose: string;
  payerName: string;
  payerIban?: string | null;
}

export interface Booking {
  /** `late`: for an ended order; `twice`: for a paid order. Both are to be returned. */
  outcome: 'matched' | 'short' | 'over' | 'late' | 'twice' | 'unmatched';
  orderId: number | null;
  /** Cents that are still missing (`short`) or too much (`over`) after this money; otherwise 0. */
  difference: number;
}

/**
 * True if a purpose names an order: banks drop spaces, signs and case. A number must be delimited: in one piece without
 * a digit at either end, or in groups that are not part of a longer number.
 */
function isNamed(order: string, purpose: string): boolean {
  const characters = order.replaceAll(/[^A-Za-z0-9]/g, '');
  if (new RegExp(`(?<!\\d)${characters}(?!\\d)`, 'i').test(purpose)) return true;
  if (!/^\d+$/.test(characters)) return plain(purpose).includes(characters.toUpperCase());
  return (purpose.match(/\d(?:[^A-Za-z0-9]*\d)*/g) ?? []).some((digits) => plain(digits) === characters);
}

const plain = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/**
 * Books an incoming transfer. A purpose with the number of an order pays that order once its transfers reach the total.
 * Smaller sums leave the order waiting, larger sums pay it. Money for a paid or ended order waits for its return; money
 * without an order is only recorded.
 */
export async function bookTransfer(db: Db, transfer: IncomingTransfer, now: Date): Promise<Booking> {
  return db.transaction().execute(async (trx) => book(trx, await orderFor(trx, transfer.purpose), transfer, now));
}

/**
 * Books money for an order, by transfer or from the payment provider. Requires a transaction that has already written.
 */
export async function book(trx: Db, order: Row<'orders'> | null, money: IncomingTransfer, now: Date): Promise<Booking> {
  const { outcome, difference } = order
    ? await outcomeFor(trx, order, money.amount)
    : ({ outcome: 'unmatched', difference: 0 } as const);
  await insert(trx, 'bankTransactions', { ...money, bookedAt: now.toISOString(), orderId: order?.id ?? null, outcome });
  if (order && (outcome === 'matched' || outcome === 'over')) await markPaid(trx, order.id, now);
  return { outcome, orderId: order?.id ?? null, difference };
}

async function outcomeFor(trx: Db, order: Row<'orders'>, amount: number): Promise<Omit<Booking, 'orderId'>> {
  if (['cancelled', 'refunded'].includes(order.paymentState)) return { outcome: 'late', difference: 0 };
  if (!isPayable(order)) return { outcome: 'twice', difference: 0 };
  const surplus = (await receivedFor(trx, order.id)) + amount - order.total;
  if (surplus < 0) return { outcome: 'short', difference: -surplus };
  return { outcome: surplus > 0 ? 'over' : 'matched', difference: surplus };
}

/**
 * Finds the order that a purpose names. If the purpose names several orders, returns the only one awaiting payment, or
 * null.
 */
async function orderFor(trx: Db, purpose: string): Promise<Row<'orders'> | null> {
  const known = await rowsOf(trx, 'orders', { checkoutState: 'completed' });
  const named = known.filter((order) => isNamed(purposeOf(order), purpose));
  const [order = null, ...others] = named.length > 1 ? named.filter(isPayable) : named;
  return others.length > 0 ? null : order;
}

const isPayable = ({ paymentState }: Row<'orders'>) => PAYABLE.includes(paymentState);
