import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, update } from '../db/rows.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { bookTransfer } from './bank.ts';
import { deliverDue, leaveSession, openSession, receiveWebhook, sessionById } from './payment.ts';
import { receivedFor } from './received.ts';
import { refund } from './settle.ts';

const market = freshMarket();
const now = { webhookDelay: 0, webhookCopies: 1 };
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1000);

let buyer: Row<'customers'>;
let order: Row<'orders'>;
let payment: Row<'payments'>;
const placed = async (facts: Partial<NewRow<'orders'>> = {}) => {
  buyer = await market().buyer();
  order = await market().order(buyer, [[await market().good(), 10]], { tokenValue: 'a b', ...facts });
  payment = await latest();
};
const latest = () =>
  market()
    .db.selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const open = (paymentId = payment.id) =>
  openSession(market().db, buyer, { tokenValue: order.tokenValue, paymentId, origin: 'http://shop' }, MORNING);
const sessions = () => rowsOf(market().db, 'paymentSessions');
const states = async () =>
  (await market().db.selectFrom('payments').select('state').orderBy('id').execute()).map(({ state }) => state);
const events = () => rowsOf(market().db, 'paymentEvents');

beforeEach(() => placed());

describe('opening a page of the provider', () => {
  test('requests the order’s total, for half an hour, and leads back to the order', async () => {
    const session = await open();
    expect(session).toEqual({
      provider: 'sandbox-pay',
      sessionId: expect.stringMatching(/^[\w-]{32}$/),
      url: `http://shop/sandbox/pay/${session.sessionId}`,
      expiresAt: later(30 * 60).toISOString(),
    });
    expect(await sessions()).toMatchObject([
      {
        sessionId: session.sessionId,
        paymentId: payment.id,
        orderId: order.id,
        state: 'open',
        amount: order.total,
        currencyCode: 'EUR',
        successUrl: 'http://shop/payment/success?token=a%20b',
        cancelUrl: 'http://shop/payment/cancel?token=a%20b',
        createdAt: MORNING.toISOString(),
        expiresAt: session.expiresAt,
      },
    ]);
    expect(await sessionById(market().db, session.sessionId)).toMatchObject({ orderId: order.id });
    expect(await sessionById(market().db, 'another')).toBeNull();
  });

  test.each<[why: string, facts: Partial<NewRow<'orders'>>, payment: Partial<NewRow<'payments'>>]>([
    ['a cart', { checkoutState: 'cart' }, {}],
    ['a cart whose payment is new', { checkoutState: 'addressed' }, { state: 'new' }],
    ['a paid order', { paymentState: 'paid' }, {}],
    ['a cancelled order', { paymentState: 'cancelled' }, {}],
    ['a payment under way', {}, { state: 'processing' }],
    ['a payment without a method', {}, { methodId: null }],
    ['a bank transfer', {}, { methodId: 2 }],
  ])('is refused for %s', async (_, facts, changes) => {
    await update(market().db, 'orders', { locale: 'de', ...facts }, { id: order.id });
    await update(market().db, 'payments', { state: 'new', ...changes }, { id: payment.id });
    expect(await refusalOf(open())).toBe('WRONG_STATE');
    expect(await sessions()).toEqual([]);
  });
});

describe('leaving the page', () => {
  const leave = async (
    sessionId: string,
    outcome: 'succeeded' | 'cancelled' | 'failed',
    at = MORNING,
    settings = now,
  ) => {
    const url = await leaveSession(market().db, sessionId, outcome, at, settings);
    await deliverDue(market().db, at);
    return url;
  };

  test.each<[outcome: 'succeeded' | 'cancelled' | 'failed', page: string, payments: string[], paymentState: string]>([
    ['succeeded', 'success', ['completed'], 'paid'],
    ['cancelled', 'cancel', ['cancelled', 'new'], 'awaiting_payment'],
    ['failed', 'cancel', ['failed', 'new'], 'awaiting_payment'],
  ])('%s', async (outcome, page, payments, paymentState) => {
    const { sessionId } = await open();
    const target = await leave(sessionId, outcome);
    expect(target).toBe(`http://shop/payment/${page}?token=a%20b`);
    expect(await states()).toEqual(payments);
    expect(await market().again(order)).toMatchObject({ paymentState });
    expect((await sessions()).map(({ state }) => state)).toEqual([outcome]);
    // Two submits of one page get the same redirect and count once.
    expect(await leave(sessionId, outcome)).toBe(target);
    expect(await events()).toHaveLength(1);
    expect(await refusalOf(leave(sessionId, outcome === 'failed' ? 'succeeded' : 'failed'))).toBe('WRONG_STATE');
    expect(await states()).toEqual(payments);
  });

  /** Requirement 28.1. */
  test('the webhook may arrive late and twice, and the payment is in processing until then', async () => {
    const { sessionId } = await open();
    await leave(sessionId, 'succeeded', MORNING, { webhookDelay: 60, webhookCopies: 2 });
    const due = { sessionId, outcome: 'succeeded', dueAt: later(60).toISOString() };
    expect(await events()).toMatchObject([due, due]);
    expect(new Set((await events()).map(({ eventId }) => eventId)).size).toBe(2);
    await deliverDue(market().db, later(59));
    expect(await states()).toEqual(['processing']);
    expect((await latest()).updatedAt).toBe(MORNING.toISOString());
    await deliverDue(market().db, later(60));
    expect(await states()).toEqual(['completed']);
    expect((await events()).map(({ processedAt }) => processedAt)).toEqual([due.dueAt, due.dueAt]);
    await deliverDue(market().db, later(90));
    expect((await events()).map(({ processedAt }) => processedAt)).toEqual([due.dueAt, due.dueAt]);
  });

  test.each(['open', 'authenticating'])('a page that is %s can be left until it expires', async (state) => {
    const { sessionId } = await open();
    await update(market().db, 'paymentSessions', { state });
    expect(await refusalOf(leave(sessionId, 'succeeded', later(30 * 60)))).toBe('WRONG_STATE');
    expect(await refusalOf(leave(sessionId, 'succeeded', later(30 * 60 - 1)))).toBeUndefined();
  });

  test('an expired page and an unknown one are refused', async () => {
    const { sessionId } = await open();
    await open();
    expect(await refusalOf(leave(sessionId, 'succeeded'))).toBe('WRONG_STATE');
    expect(await refusalOf(leave('none', 'succeeded'))).toBe(404);
    expect((await sessions()).map(({ state }) => state)).toEqual(['expired', 'open']);
  });
});

describe('the provider’s notification', () => {
  const notify = async (eventId: string, sessionId: string, outcome: 'succeeded' | 'failed') =>
    (await receiveWebhook(market().db, { eventId, sessionId, outcome }, MORNING)).result;

  test('counts once for the same event, and not for a second outcome of a decided payment', async () => {
    const { sessionId } = await open();
    expect(await notify('one', sessionId, 'succeeded')).toBe('processed');
    expect(await notify('one', sessionId, 'succeeded')).toBe('ignored');
    expect(await notify('two', sessionId, 'failed')).toBe('ignored');
    expect(await states()).toEqual(['completed']);
    expect(await events()).toMatchObject([{ eventId: 'one' }, { eventId: 'two', processedAt: MORNING.toISOString() }]);
  });

  test('of money that a page has taken is booked, also for an order that is paid by transfer or cancelled', async () => {
    const { db } = market();
    const { sessionId } = await open();
    const transfer = { amount: order.total, purpose: order.tokenValue, payerName: 'Jemand' };
    expect((await bookTransfer(db, transfer, MORNING)).outcome).toBe('matched');
    expect((await sessions()).map(({ state }) => state)).toEqual(['expired']);
    const event = { sessionId, outcome: 'succeeded' } as const;
    const told = await receiveWebhook(db, { ...event, eventId: 'one' }, MORNING);
    expect(told.received).toEqual({ outcome: 'twice', orderId: order.id, amount: order.total, difference: 0 });
    expect((await receiveWebhook(db, { ...event, eventId: 'two' }, MORNING)).received).toBeNull();
    expect(await receivedFor(db, order.id)).toBe(2 * order.total);
    expect(await refund(db, order.id, MORNING)).toEqual({ kind: 'refunded', amount: 2 * order.total });
  });
});
