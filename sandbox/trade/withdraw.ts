import { withdrawalPeriodOf } from '#domain/order/deadlines.ts';
import { orderNamed, referenceIn } from '#domain/order/withdrawable.ts';
import type { Withdrawal } from '#domain/shop/withdrawal.ts';
import { type CalendarDate, dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { findRow, insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { lockOrder } from './cart.ts';
import { announceInterestOf, cancelUnpaid } from './settle.ts';

/** Stored declaration. A new one is confirmed by mail, a repeated one is not. */
export interface Kept {
  row: Row<'withdrawals'>;
  isNew: boolean;
}

/**
 * Withdraws from a customer’s own order. Only the first declaration counts, in time or not. In time it cancels an
 * unpaid order; staff refund a paid one.
 * @throws Refused 404 for another customer’s order, WRONG_STATE for an order that is not placed.
 */
export async function withdrawOrder(
  db: Db,
  customer: Row<'customers'>,
  tokenValue: string,
  { name, email }: Omit<Withdrawal, 'contract'>,
  now: Date,
): Promise<Kept> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    if (order.checkoutState !== 'completed') throw refusals.wrongState();
    const before = await findRow(trx, 'withdrawals', { orderId: order.id });
    if (before) return { row: before, isNew: false };
    const { state } = withdrawalPeriodOf(order, customer.accountType, dayOf(now.toISOString()));
    const inTime = state === 'open';
    const row = await insert(trx, 'withdrawals', {
      orderId: order.id,
      name,
      contract: order.number ?? order.tokenValue,
      email,
      inTime: inTime ? 1 : 0,
      day: dayOf(now.toISOString()),
      receivedAt: now.toISOString(),
    });
    if (inTime) {
      await cancelUnpaid(trx, order, now);
      await announceInterestOf(trx, order, now);
    }
    return { row, isNew: true };
  });
}

/** Returns the `tokenValue` of the customer’s own order that a contract names exactly; null for other texts. */
export async function ownOrderNamed(db: Db, customer: Row<'customers'>, contract: string): Promise<string | null> {
  const reference = referenceIn(contract);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('customerId', '=', customer.id)
    .where((is) => is.or([is('number', '=', reference), is('tokenValue', '=', reference)]))
    .execute();
  return orderNamed(orders, contract)?.tokenValue ?? null;
}

/** Finds an earlier declaration of the same day with the same words. */
const keptInWords = (db: Db, { name, contract, email }: Withdrawal, day: CalendarDate) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('orderId', 'is', null)
    .where('day', '=', day)
    .where('email', '=', email)
    .where('contract', '=', contract)
    .where('name', '=', name)
    .executeTakeFirst();

/**
 * Stores a declaration that names its contract in words. Changes no order, because any visitor could have written it.
 * The same words on the same day are one declaration, repeated by a browser; on another day they concern another
 * contract.
 * @param count Counts an attempt, unless the declaration is repeated.
 */
export async function keepDeclaration(
  db: Db,
  declared: Withdrawal,
  now: Date,
  count: () => Promise<void> = async () => undefined,
): Promise<Kept> {
  const day = dayOf(now.toISOString());
  const before = await keptInWords(db, declared, day);
  if (before) return { row: before, isNew: false };
  await count();
  const made = await db
    .insertInto('withdrawals')
    .values({ ...declared, day, receivedAt: now.toISOString() })
    .onConflict((on) => on.columns(['day', 'email', 'contract', 'name']).where('orderId', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { row: made, isNew: true };
  const row = await keptInWords(db, declared, day);
  if (!row) throw new Error('A declaration that is there can be read.');
  return { row, isNew: false };
}
