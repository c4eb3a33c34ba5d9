import { withdrawalPeriodOf } from '#domain/order/deadlines.ts';
import type { Withdrawal } from '#domain/shop/withdrawal.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { lockOrder } from './cart.ts';
import { cancelUnpaid } from './settle.ts';

/** A declaration as it is kept. Its receipt is confirmed by mail when it has just come, and not when it comes again. */
export interface Kept {
  row: Row<'withdrawals'>;
  isNew: boolean;
}

/** Orders that nothing is left to withdraw from. */
const ENDED = ['cancelled', 'refunded'];

/**
 * Withdraws from a customer's own order. The first declaration counts, in time or not; in time it cancels what nobody has
 * paid. What is paid is refunded by hand.
 * @throws Refused 404 for somebody else's order, WRONG_STATE for one that is not placed.
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
    const before = await trx.selectFrom('withdrawals').selectAll().where('orderId', '=', order.id).executeTakeFirst();
    if (before) return { row: before, isNew: false };
    const { state } = withdrawalPeriodOf(order, customer.accountType, dayOf(now.toISOString()));
    const inTime = state === 'open' && !ENDED.includes(order.paymentState);
    const row = await trx
      .insertInto('withdrawals')
      .values({
        orderId: order.id,
        name,
        contract: order.number ?? order.tokenValue,
        email,
        inTime: inTime ? 1 : 0,
        receivedAt: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (inTime) await cancelUnpaid(trx, order, now);
    return { row, isNew: true };
  });
}

/** A declaration whose contract is named in words, where it has come before in the same words. */
const keptInWords = (db: Db, { name, contract, email }: Withdrawal) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('orderId', 'is', null)
    .where('email', '=', email)
    .where('contract', '=', contract)
    .where('name', '=', name)
    .executeTakeFirst();

/**
 * Keeps a declaration whose contract is named in words. It changes no order: anybody could have written it.
 * @param count Counts an attempt, where it has not come before: what a browser repeats is none.
 */
export async function keepDeclaration(
  db: Db,
  declared: Withdrawal,
  now: Date,
  count: () => Promise<void> = async () => undefined,
): Promise<Kept> {
  const before = await keptInWords(db, declared);
  if (before) return { row: before, isNew: false };
  await count();
  const made = await db
    .insertInto('withdrawals')
    .values({ ...declared, receivedAt: now.toISOString() })
    .onConflict((on) => on.columns(['email', 'contract', 'name']).where('orderId', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { row: made, isNew: true };
  const row = await keptInWords(db, declared);
  if (!row) throw new Error('A declaration that is there can be read.');
  return { row, isNew: false };
}
