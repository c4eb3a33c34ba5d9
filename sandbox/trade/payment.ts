import { randomBytes, randomUUID } from 'node:crypto';
import type { CheckoutSession } from '#domain/shop/order.ts';
import type { Db } from '../db/database.ts';
import { findRow, insert, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, refusals } from '../http/errors.ts';
import type { ShopSettings } from '../http/settings.ts';
import { purposeOf } from '../read/order.ts';
import { type Booking, book } from './bank.ts';
import { lockOrder } from './cart.ts';
import { closeSessions, latestPayment, PAYABLE } from './complete.ts';
import { endIfWithdrawn } from './settle.ts';

export const PROVIDER = 'sandbox-pay';
const SESSION_MINUTES = 30;
type Outcome = Row<'paymentEvents'>['outcome'];

/** Booking of money from the provider; amount in cents. */
export type Received = Booking & { amount: number };

/**
 * Opens a page of the payment provider for the order’s latest payment. Earlier pages for the payment close.
 * @param request `origin`: origin of the provider’s pages and the app.
 * @throws Refused 404 for another payment, WRONG_STATE for a payment that is not open or not online.
 */
export async function openSession(
  db: Db,
  customer: Row<'customers'>,
  request: { tokenValue: string; paymentId: number; origin: string },
  now: Date,
): Promise<CheckoutSession> {
  const { tokenValue, paymentId, origin } = request;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    const payment = await latestPayment(trx, order.id);
    if (!payment || payment.id !== paymentId) throw notFound();
    const method = await findRow(trx, 'paymentMethods', { id: payment.methodId ?? -1 });
    const open = order.checkoutState === 'completed' && PAYABLE.includes(order.paymentState);
    if (!open || payment.state !== 'new' || method?.kind !== 'online') throw refusals.wrongState();
    await closeSessions(trx, payment.id);
    const sessionId = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000).toISOString();
    const back = (page: string) => `${origin}/payment/${page}?token=${encodeURIComponent(tokenValue)}`;
    await insert(trx, 'paymentSessions', {
      sessionId,
      paymentId: payment.id,
      orderId: order.id,
      amount: order.total,
      currencyCode: order.currencyCode,
      successUrl: back('success'),
      cancelUrl: back('cancel'),
      createdAt: now.toISOString(),
      expiresAt,
    });
    return { provider: PROVIDER, sessionId, url: `${origin}/sandbox/pay/${sessionId}`, expiresAt };
  });
}

/** True if a customer’s payment is offline and so needs no configuration, in any state of its order. */
export async function isOffline(
  db: Db,
  customer: Row<'customers'>,
  { tokenValue, paymentId }: { tokenValue: string; paymentId: number },
): Promise<boolean> {
  const method = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .innerJoin('paymentMethods', 'paymentMethods.id', 'payments.methodId')
    .select('kind')
    .where('payments.id', '=', paymentId)
    .where('tokenValue', '=', tokenValue)
    .where('customerId', '=', customer.id)
    .executeTakeFirst();
  return method?.kind === 'offline';
}

/** Finds the current state of a session at the provider; null for an unknown session. */
export async function sessionById(db: Db, sessionId: string): Promise<Row<'paymentSessions'> | null> {
  const row = await findRow(db, 'paymentSessions', { sessionId });
  return row ?? null;
}

/**
 * Ends the customer’s visit to the provider’s page. The shop is notified by webhook, which may arrive late, more than
 * once or never (`webhookDelay`, `webhookCopies`); until then a successful payment is "processing".
 * @returns Next address of the browser; unchanged if the customer leaves the page twice.
 * @throws Refused 404 for an unknown session, WRONG_STATE for a closed one.
 */
export async function leaveSession(
  db: Db,
  sessionId: string,
  outcome: Outcome,
  now: Date,
  settings: Pick<ShopSettings, 'webhookDelay' | 'webhookCopies'>,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const left = await trx
      .updateTable('paymentSessions')
      .set({ state: outcome })
      .where('sessionId', '=', sessionId)
      .where('state', 'in', ['open', 'authenticating'])
      .where('expiresAt', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst();
    if (!left) {
      const known = await sessionById(trx, sessionId);
      if (!known) throw notFound();
      if (known.state !== outcome) throw refusals.wrongState();
      return outcome === 'succeeded' ? known.successUrl : known.cancelUrl;
    }
    if (outcome === 'succeeded')
      await update(
        trx,
        'payments',
        { state: 'processing', updatedAt: now.toISOString() },
        { id: left.paymentId, state: 'new' },
      );
    if (settings.webhookDelay >= 0) {
      const dueAt = new Date(now.getTime() + settings.webhookDelay * 1000).toISOString();
      const event = { sessionId, outcome, dueAt };
      for (let copy = 0; copy < settings.webhookCopies; copy += 1)
        await insert(trx, 'paymentEvents', { ...event, eventId: randomUUID() });
    }
    return outcome === 'succeeded' ? left.successUrl : left.cancelUrl;
  });
}

/**
 * Delivers the webhooks that are due. Called before orders are read, so that the server needs no timer.
 * @returns Money that the webhooks booked.
 */
export async function deliverDue(db: Db, now: Date): Promise<Received[]> {
  const due = await db
    .selectFrom('paymentEvents')
    .select(['eventId', 'sessionId', 'outcome'])
    .where('processedAt', 'is', null)
    .where('dueAt', '<=', now.toISOString())
    .orderBy('id')
    .execute();
  const received: Received[] = [];
  for (const event of due) {
    const result = await receiveWebhook(db, event, now);
    if (result.received) received.push(result.received);
  }
  return received;
}

/**
 * Handles the provider’s notification of an outcome. Repeated events, and further events about the same page, change
 * nothing. Books money that a page has taken in any state of the order.
 */
export async function receiveWebhook(
  db: Db,
  event: { eventId: string; sessionId: string; outcome: Outcome },
  now: Date,
): Promise<{ result: 'processed' | 'ignored'; received: Received | null }> {
  const ignored = { result: 'ignored', received: null } as const;
  return db.transaction().execute(async (trx) => {
    const at = now.toISOString();
    const { numInsertedOrUpdatedRows: noted } = await trx
      .insertInto('paymentEvents')
      .values({ ...event, dueAt: at, processedAt: at })
      .onConflict((on) =>
        on.column('eventId').doUpdateSet({ processedAt: at }).where('paymentEvents.processedAt', 'is', null),
      )
      .executeTakeFirstOrThrow();
    const session = await sessionById(trx, event.sessionId);
    if (!session) throw notFound();
    const earlier = await trx
      .selectFrom('paymentEvents')
      .select('id')
      .where('sessionId', '=', event.sessionId)
      .where('eventId', '!=', event.eventId)
      .where('processedAt', 'is not', null)
      .executeTakeFirst();
    if (noted === 0n || earlier) return ignored;
    if (event.outcome === 'succeeded') {
      const order = await rowOf(trx, 'orders', { id: session.orderId });
      const { amount } = session;
      const money = { amount, purpose: purposeOf(order), payerName: 'Kartenzahlung', payerIban: null };
      return { result: 'processed', received: { ...(await book(trx, order, money, now)), amount } };
    }
    const payment = await trx
      .updateTable('payments')
      .set({ updatedAt: at })
      .where('id', '=', session.paymentId)
      .where('state', 'in', ['new', 'processing'])
      .returningAll()
      .executeTakeFirst();
    if (!payment) return ignored;
    await update(trx, 'payments', { state: event.outcome }, { id: payment.id });
    // Sylius: a failed payment is followed by a new one on the order, so that the customer can retry.
    await insert(trx, 'payments', {
      orderId: payment.orderId,
      methodId: payment.methodId,
      state: 'new',
      amount: payment.amount,
      createdAt: at,
      updatedAt: at,
    });
    await endIfWithdrawn(trx, payment.orderId, now);
    return { result: 'processed', received: null };
  });
}
