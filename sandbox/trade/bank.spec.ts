import { expect, test } from 'vitest';
import { rowsOf, update } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { bookTransfer } from './bank.ts';
import { receivedFor } from './received.ts';
import { refund, returnSurplus } from './settle.ts';

const market = freshMarket();
const transfer = { amount: 100_00, purpose: '000000042', payerName: 'Julia Lindner' };

/** Order of 100.00 € with the number 000000042. */
const waiting = async (facts: Partial<NewRow<'orders'>> = {}) => {
  const buyer = await market().buyer();
  return market().order(buyer, [[await market().good(), 100]], { number: '000000042', ...facts });
};
const book = (amount: number, purpose = transfer.purpose) =>
  bookTransfer(market().db, { ...transfer, amount, purpose }, MORNING);

/** Requirement 28.1: exact, short and over. */
test.each([
  [100_00, 'matched', 'paid', 0],
  [87_50, 'short', 'awaiting_payment', 12_50],
  [100_01, 'over', 'paid', 1],
])('of 100.00 €, %i cents are %s, and the order is %s', async (amount, outcome, paymentState, difference) => {
  const order = await waiting();
  expect(await book(amount)).toEqual({ outcome, orderId: order.id, difference });
  expect(await market().again(order)).toMatchObject({ paymentState });
  const booked = await rowsOf(market().db, 'bankTransactions');
  const row = { ...transfer, amount, outcome, orderId: order.id, payerIban: null, bookedAt: MORNING.toISOString() };
  expect(booked).toMatchObject([row]);
});

test('several transfers pay together, those for another order do not', async () => {
  const order = await waiting();
  const other = await waiting({ number: '000000077' });
  expect(await book(60_00, '000000077')).toEqual({ outcome: 'short', orderId: other.id, difference: 40_00 });
  expect(await book(50_00)).toMatchObject({ outcome: 'short', difference: 50_00 });
  expect(await book(10_00)).toMatchObject({ outcome: 'short', difference: 40_00 });
  expect((await market().again(order)).paymentState).toBe('awaiting_payment');
  expect((await book(40_00)).outcome).toBe('matched');
  expect((await market().again(order)).paymentState).toBe('paid');
  expect((await market().again(other)).paymentState).toBe('awaiting_payment');
});

test.each(['000000042', 'Zeichnung 000 000 042 vom 1.6.', 'ZEICHNUNG/000000042', '000-000-042'])(
  'the purpose %j names the order',
  async (purpose) => {
    const order = await waiting();
    expect(await book(100_00, purpose)).toEqual({ outcome: 'matched', orderId: order.id, difference: 0 });
  },
);

test('a transfer that names two orders pays the one that waits for money', async () => {
  const order = await waiting();
  const other = await waiting({ number: '000000077' });
  expect((await book(100_00, '000000042 000000077')).outcome).toBe('unmatched');
  expect((await book(100_00, '000000042')).outcome).toBe('matched');
  expect(await book(100_00, '000000042, 000000077')).toEqual({ outcome: 'matched', orderId: other.id, difference: 0 });
  expect((await market().again(order)).paymentState).toBe('paid');
});

test('an order without a number is named by its token, in any case', async () => {
  const order = await waiting({ number: null, tokenValue: 'abcDef0123456789' });
  expect((await book(100_00, 'ABCDEE 0123456789')).outcome).toBe('unmatched');
  expect(await book(100_00, 'ABCDEF 0123456789')).toEqual({ outcome: 'matched', orderId: order.id, difference: 0 });
});

/** Requirement 28.1: wrongly referenced. */
test.each<[why: string, purpose: string, facts: Partial<NewRow<'orders'>>]>([
  ['no order', 'Grüße', {}],
  ['a part of the number', '00000004', {}],
  ['a longer number', 'Hallo 90000000421', {}],
  ['a number that ends in it', 'Hallo 9000000042', {}],
  ['a longer number in groups', 'Hallo 1 000 000 042', {}],
  ['a cart', '000000042', { checkoutState: 'cart' }],
])('money for %s is kept unmatched', async (_, purpose, facts) => {
  const order = await waiting(facts);
  // Earlier unmatched money does not add up with this.
  await book(40_00, 'an unknown purpose');
  expect(await book(100_00, purpose)).toEqual({ outcome: 'unmatched', orderId: null, difference: 0 });
  expect(await market().again(order)).toEqual(order);
});

test.each(['paid', 'authorized'] as const)(
  'a surplus for an order that is %s belongs to it, and only the surplus is returned',
  async (paymentState) => {
    const order = await waiting();
    const { db } = market();
    await book(100_00);
    await update(db, 'orders', { paymentState }, { id: order.id });
    expect(await book(100_00)).toEqual({ outcome: 'twice', orderId: order.id, difference: 0 });
    expect(await book(5_00)).toEqual({ outcome: 'twice', orderId: order.id, difference: 0 });
    expect((await market().again(order)).paymentState).toBe(paymentState);
    await update(db, 'orders', { paymentState: 'paid' }, { id: order.id });
    expect(await returnSurplus(db, order.id, MORNING)).toBe(105_00);
    expect(await receivedFor(db, order.id)).toBe(100_00);
    expect(await refusalOf(returnSurplus(db, order.id, MORNING))).toBe('WRONG_STATE');
    expect((await market().again(order)).paymentState).toBe('paid');
  },
);

test('a refund returns all received money, and later money is late', async () => {
  const order = await waiting();
  const { db } = market();
  await book(120_00);
  expect(await refund(db, order.id, MORNING)).toEqual({ kind: 'refunded', amount: 120_00 });
  expect(await receivedFor(db, order.id)).toBe(0);
  expect((await book(7_00)).outcome).toBe('late');
  expect(await refund(db, order.id, MORNING)).toEqual({ kind: 'returned', amount: 7_00 });
  expect((await market().again(order)).paymentState).toBe('refunded');
});

test('money for a cancelled order is kept for it, and returned once', async () => {
  const order = await waiting({ paymentState: 'cancelled', shippingState: 'cancelled' });
  const { db } = market();
  expect(await refusalOf(refund(db, order.id, MORNING))).toBe('WRONG_STATE');
  expect(await book(100_00)).toEqual({ outcome: 'late', orderId: order.id, difference: 0 });
  expect(await book(5_00)).toEqual({ outcome: 'late', orderId: order.id, difference: 0 });
  expect(await receivedFor(db, order.id)).toBe(105_00);
  await refund(db, order.id, MORNING);
  expect(await receivedFor(db, order.id)).toBe(0);
  expect(await refusalOf(refund(db, order.id, MORNING))).toBe('WRONG_STATE');
  const rows = await db.selectFrom('bankTransactions').select(['amount', 'outcome']).orderBy('id').execute();
  expect(rows.at(-1)).toEqual({ amount: -105_00, outcome: 'returned' });
  expect(await market().again(order)).toMatchObject({ paymentState: 'cancelled', shippingState: 'cancelled' });
});
