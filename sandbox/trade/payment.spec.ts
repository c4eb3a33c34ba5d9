import { beforeEach, describe, expect, test } from 'vitest';
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
const sessions = () => market().db.selectFrom('paymentSessions').selectAll().orderBy('id').execute();
const states = async () =>
  (await market().db.selectFrom('payments').select('state').orderBy('id').execute()).map(({ state }) => state);
const events = () => market().db.selectFrom('paymentEvents').selectAll().orderBy('id').execute();

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

  test.each<[before: string, after: string]>([
    ['open', 'expired'],
    ['authenticating', 'expired'],
    ['failed', 'failed'],
    ['succeeded', 'succeeded'],
  ])('an earlier page that is %s becomes %s, and that of another order is unchanged', async (before, after) => {
    const first = await open();
    await market().db.updateTable('paymentSessions').set({ state: before }).execute();
    const mine = { buyer, order, payment };
    await placed({ tokenValue: 'other' });
    await open();
    ({ buyer, order, payment } = mine);
    const second = await open();
    expect(second.sessionId).not.toBe(first.sessionId);
    expect((await sessions()).map(({ state }) => state)).toEqual([after, 'open', 'open']);
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
    await market()
      .db.updateTable('orders')
      .set({ locale: 'de', ...facts })
      .where('id', '=', order.id)
      .execute();
    await market()
      .db.updateTable('payments')
      .set({ state: 'new', ...changes })
      .where('id', '=', payment.id)
      .execute();
    expect(await refusalOf(open())).toBe('WRONG_STATE');
    expect(await sessions()).toEqual([]);
  });

  test('is possible for an order that requires a payment', async () => {
    await market().db.updateTable('orders').set({ paymentState: 'payment_required' }).execute();
    expect(await refusalOf(open())).toBeUndefined();
  });

  test('finds neither an older payment nor another customer’s order', async () => {
    expect(await refusalOf(open(payment.id + 1))).toBe(404);
    buyer = await market().buyer();
    expect(await refusalOf(open())).toBe(404);
    await placed({ tokenValue: 'bare' });
    await market().db.deleteFrom('payments').execute();
    expect(await refusalOf(open())).toBe(404);
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

  test('a failed payment is followed by one of the same amount', async () => {
    const { sessionId } = await open();
    await leave(sessionId, 'failed', later(5));
    const { id: _, ...again } = await latest();
    const at = later(5).toISOString();
    const { orderId, methodId, amount } = payment;
    expect(again).toEqual({ orderId, methodId, amount, state: 'new', createdAt: at, updatedAt: at });
  });

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

  test('without a webhook the payment stays in processing', async () => {
    const { sessionId } = await open();
    await leave(sessionId, 'succeeded', MORNING, { webhookDelay: -1, webhookCopies: 1 });
    expect(await events()).toEqual([]);
    expect(await states()).toEqual(['processing']);
    await placed({ tokenValue: 'other' });
    expect(await states()).toEqual(['processing', 'new']);
  });

  test('a page left without paying leaves the payment unchanged until the webhook arrives', async () => {
    const { sessionId } = await open();
    await leave(sessionId, 'cancelled', MORNING, { webhookDelay: 60, webhookCopies: 1 });
    expect(await states()).toEqual(['new']);
    await deliverDue(market().db, later(60));
    expect(await states()).toEqual(['cancelled', 'new']);
  });

  test('only an unpaid payment starts processing', async () => {
    const { sessionId } = await open();
    await market().db.updateTable('payments').set({ state: 'completed' }).execute();
    await leave(sessionId, 'succeeded');
    expect(await states()).toEqual(['completed']);
  });

  test.each(['open', 'authenticating'])('a page that is %s can be left until it expires', async (state) => {
    const { sessionId } = await open();
    await market().db.updateTable('paymentSessions').set({ state }).execute();
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

  test('of an outcome counts for a payment in processing, and changes no other order', async () => {
    const { sessionId } = await open();
    await market().db.updateTable('payments').set({ state: 'processing' }).execute();
    await placed({ tokenValue: 'other' });
    expect(await notify('one', sessionId, 'failed')).toBe('processed');
    expect(await states()).toEqual(['failed', 'new', 'new']);
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

  test('of an unknown page is not found, and not stored', async () => {
    expect(await refusalOf(notify('one', 'none', 'failed'))).toBe(404);
    expect(await events()).toEqual([]);
  });
});
