import { describe, expect, test } from 'vitest';
import { subscribedOf } from '#domain/order/subscribed.ts';
import { insert, rowsOf, update } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { orderOf } from '../read/order.ts';
import { freshMarket, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { hasInvested, subscribedBy } from './rules.ts';
import { endIfWithdrawn, refund, settle } from './settle.ts';
import { keepDeclaration, withdrawOrder } from './withdraw.ts';

const market = freshMarket();
const by = { name: 'Clara Sommer', email: 'clara@example.org' };
const daysBefore = (days: number) => new Date(MORNING.getTime() - days * 86_400_000).toISOString();

/** Ten tokens, ordered by a new customer some days ago. */
const placed = async (days: number, facts: Partial<NewRow<'orders'>> = {}, good: GoodFacts = {}) => {
  const buyer = await market().buyer();
  const sold = await market().good(good);
  const order = await market().order(buyer, [[sold, 10]], { checkoutCompletedAt: daysBefore(days), ...facts });
  const withdraw = () => withdrawOrder(market().db, buyer, order.tokenValue, by, MORNING);
  return { buyer, order, sold, withdraw };
};

/** Bond that pays 6 % a year, every half-year. */
const BEARING: GoodFacts = {
  attributes: {
    interest_rate: '6',
    interest_period: 'semiannual',
    maturity_date: '2031-06-30',
    nominal_value: '100000',
  },
};

describe('the withdrawal from an order', () => {
  test.each([
    ['on the last day of the period', 14, 1],
    ['on the Monday after a period that would end on a Sunday (§ 193 BGB)', 15, 1],
    ['after the period', 17, 0],
  ])('%s', async (_, days, inTime) => {
    const { order, withdraw } = await placed(days);
    const { row, isNew } = await withdraw();
    expect([row.inTime, isNew, row.contract]).toEqual([inTime, true, order.number ?? order.tokenValue]);
    const { paymentState, shippingState } = await market().again(order);
    expect([paymentState, shippingState]).toEqual(
      inTime ? ['cancelled', 'cancelled'] : [order.paymentState, order.shippingState],
    );
  });

  test('counts once: a repetition is answered with the first receipt', async () => {
    const { withdraw } = await placed(1);
    const first = await withdraw();
    expect(await withdraw()).toEqual({ row: first.row, isNew: false });
  });

  test('of a paid order waits for its refund, and no tokens are minted', async () => {
    const { order, withdraw } = await placed(1, { paymentState: 'paid' });
    await withdraw();
    expect((await market().again(order)).paymentState).toBe('paid');
    expect(await refusalOf(settle(market().db, order.id, MORNING))).toBe('WRONG_STATE');
  });

  test('of a delivered order leaves the tokens in place, and announces no more interest on them', async () => {
    const { db } = market();
    const { buyer, order, sold, withdraw } = await placed(1, { paymentState: 'paid' }, BEARING);
    const payouts = () => rowsOf(db, 'payouts', { customerId: buyer.id });
    await settle(db, order.id, new Date(daysBefore(1)));
    const kept = await market().order(buyer, [[sold, 5]], { paymentState: 'paid' });
    const alone = await payouts();
    await settle(db, kept.id, MORNING);
    expect(alone.length).toBeGreaterThan(0);
    await withdraw();
    const left = await payouts();
    // Interest for five tokens from today on, instead of ten from yesterday on.
    expect(left.map(({ payoutDate }) => payoutDate)).toEqual(alone.map(({ payoutDate }) => payoutDate));
    for (const [index, { amount }] of left.entries()) expect(amount).toBeLessThan((alone[index]?.amount ?? 0) * 0.51);
    expect(await db.selectFrom('holdings').select('amount').execute()).toEqual([{ amount: 15 }]);
    await refund(db, order.id, MORNING);
    expect(await payouts()).toEqual(left);
    await refund(db, kept.id, MORNING);
    expect(await payouts()).toEqual([]);
  });

  test('releases an authorized payment', async () => {
    const { order, withdraw } = await placed(1, { paymentState: 'authorized' });
    await update(market().db, 'payments', { state: 'authorized' }, { orderId: order.id });
    await withdraw();
    expect(await market().again(order)).toMatchObject({ paymentState: 'cancelled', shippingState: 'cancelled' });
    expect(await market().db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'cancelled' }]);
  });

  test.each([
    ['no longer', 1, 0],
    ['still, if it came too late', 17, 10_00],
  ])('counts %s towards the subscribed amount', async (_, days, subscribed) => {
    const { db } = market();
    const { buyer, order, sold, withdraw } = await placed(days, { paymentState: 'paid' });
    const known = () => subscribedBy(db, buyer.id, sold.product.id);
    expect(await known()).toBe(10_00);
    await withdraw();
    expect([
      await known(),
      subscribedOf([await orderOf(db, await market().again(order))], {
        productCode: sold.product.code,
        variantCode: null,
      }),
    ]).toEqual([subscribed, subscribed]);
    // Only the refund frees the tokens: until then the customer counts as an investor of the bond.
    expect(await hasInvested(db, buyer.id, sold.product.id)).toBe(true);
  });

  test('waits for a payment in processing, and completes when that fails', async () => {
    const { order, withdraw } = await placed(1);
    const { db } = market();
    await insert(db, 'payments', {
      orderId: order.id,
      state: 'processing',
      amount: 1,
      createdAt: daysBefore(1),
      updatedAt: daysBefore(1),
    });
    const end = () => db.transaction().execute((trx) => endIfWithdrawn(trx, order.id, MORNING));
    await end();
    await withdraw();
    expect((await market().again(order)).paymentState).toBe('awaiting_payment');
    await update(db, 'payments', { state: 'failed' }, { orderId: order.id });
    await end();
    expect((await market().again(order)).paymentState).toBe('cancelled');
    const other = await placed(1);
    await db.transaction().execute((trx) => endIfWithdrawn(trx, other.order.id, MORNING));
    expect((await market().again(other.order)).paymentState).toBe('awaiting_payment');
  });

  test.each(['open', 'authenticating'])(
    'closes the provider’s page that is %s, so that a cancelled order is never paid',
    async (state) => {
      const { order, withdraw } = await placed(1);
      const { db } = market();
      const payment = await insert(db, 'payments', {
        orderId: order.id,
        state: 'new',
        amount: order.total,
        createdAt: daysBefore(1),
        updatedAt: daysBefore(1),
      });
      const page = {
        sessionId: 's',
        orderId: order.id,
        paymentId: payment.id,
        amount: order.total,
        currencyCode: 'EUR',
      };
      const times = { createdAt: daysBefore(1), expiresAt: daysBefore(-1) };
      await insert(db, 'paymentSessions', { ...page, ...times, state, successUrl: '/', cancelUrl: '/' });
      await withdraw();
      expect(await db.selectFrom('paymentSessions').select('state').execute()).toEqual([{ state: 'expired' }]);
    },
  );

  test('is refused for a company', async () => {
    const { buyer, order } = await placed(1);
    const company = { ...buyer, accountType: 'company' as const };
    const { row } = await withdrawOrder(market().db, company, order.tokenValue, by, MORNING);
    expect([row.inTime, (await market().again(order)).paymentState]).toEqual([0, order.paymentState]);
  });

  test('is refused for an order that was never placed', async () => {
    const { withdraw } = await placed(1, { checkoutState: 'cart', paymentState: 'cart' });
    expect(await refusalOf(withdraw())).toBe('WRONG_STATE');
  });
});

test('a declaration in words is stored once, and changes no order', async () => {
  const { order } = await placed(1);
  const declared = { ...by, contract: order.number ?? order.tokenValue };
  const first = await keepDeclaration(market().db, declared, MORNING);
  expect([first.isNew, first.row.inTime, first.row.orderId]).toEqual([true, null, null]);
  expect(await keepDeclaration(market().db, declared, MORNING)).toEqual({ row: first.row, isNew: false });
  for (const changed of [{ contract: 'Solarpark' }, { name: 'Clara Winter' }, { email: 'c@example.org' }])
    expect((await keepDeclaration(market().db, { ...declared, ...changed }, MORNING)).isNew).toBe(true);
  // On another day the same words concern another contract, and are confirmed again.
  const late = new Date('2026-03-01T22:59:00Z');
  const next = new Date('2026-03-01T23:00:00Z');
  const moments = [late, late, next, next, late];
  const kept = [];
  for (const moment of moments) kept.push(await keepDeclaration(market().db, declared, moment));
  expect(kept.map(({ isNew }) => isNew)).toEqual([true, false, true, false, false]);
  expect(kept.map(({ row }) => row.day)).toEqual(moments.map((at) => (at === late ? '2026-03-01' : '2026-03-02')));
  expect((await market().again(order)).paymentState).toBe(order.paymentState);
});
