import { describe, expect, test } from 'vitest';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { endIfWithdrawn, settle } from './settle.ts';
import { keepDeclaration, withdrawOrder } from './withdraw.ts';

const market = freshMarket();
const by = { name: 'Clara Sommer', email: 'clara@example.org' };
const daysBefore = (days: number) => new Date(MORNING.getTime() - days * 86_400_000).toISOString();

/** Ten tokens, ordered by somebody new, some days ago. */
const placed = async (days: number, facts: Partial<NewRow<'orders'>> = {}) => {
  const [buyer, sold] = [await market().buyer(), await market().good()];
  const order = await market().order(buyer, [[sold, 10]], { checkoutCompletedAt: daysBefore(days), ...facts });
  const withdraw = () => withdrawOrder(market().db, buyer, order.tokenValue, by, MORNING);
  return { buyer, order, withdraw };
};

describe('the withdrawal from an order', () => {
  test.each([
    ['on the last day of the period', 14, 1],
    ['a day later', 15, 0],
  ])('%s', async (_, days, inTime) => {
    const { order, withdraw } = await placed(days);
    const { row, isNew } = await withdraw();
    expect([row.inTime, isNew, row.contract]).toEqual([inTime, true, order.number ?? order.tokenValue]);
    const { paymentState, shippingState } = await market().again(order);
    expect([paymentState, shippingState]).toEqual(
      inTime ? ['cancelled', 'cancelled'] : [order.paymentState, order.shippingState],
    );
  });

  test('counts once: what comes again is answered with the first receipt', async () => {
    const { withdraw } = await placed(1);
    const first = await withdraw();
    expect(await withdraw()).toEqual({ row: first.row, isNew: false });
  });

  test('of what is paid waits for its refund, and nothing is minted any more', async () => {
    const { order, withdraw } = await placed(1, { paymentState: 'paid' });
    await withdraw();
    expect((await market().again(order)).paymentState).toBe('paid');
    expect(await refusalOf(settle(market().db, order.id, MORNING))).toBe('WRONG_STATE');
  });

  test('waits for a payment that is under way, and ends when that comes to nothing', async () => {
    const { order, withdraw } = await placed(1);
    const { db } = market();
    await db
      .insertInto('payments')
      .values({ orderId: order.id, state: 'processing', amount: 1, createdAt: daysBefore(1), updatedAt: daysBefore(1) })
      .execute();
    const end = () => db.transaction().execute((trx) => endIfWithdrawn(trx, order.id, MORNING));
    await end();
    await withdraw();
    expect((await market().again(order)).paymentState).toBe('awaiting_payment');
    await db.updateTable('payments').set({ state: 'failed' }).where('orderId', '=', order.id).execute();
    await end();
    expect((await market().again(order)).paymentState).toBe('cancelled');
    const other = await placed(1);
    await db.transaction().execute((trx) => endIfWithdrawn(trx, other.order.id, MORNING));
    expect((await market().again(other.order)).paymentState).toBe('awaiting_payment');
  });

  test.each(['open', 'authenticating'])(
    'closes the provider’s page that is %s: nobody pays for what is cancelled',
    async (state) => {
      const { order, withdraw } = await placed(1);
      const { db } = market();
      const payment = await db
        .insertInto('payments')
        .values({
          orderId: order.id,
          state: 'new',
          amount: order.total,
          createdAt: daysBefore(1),
          updatedAt: daysBefore(1),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const page = {
        sessionId: 's',
        orderId: order.id,
        paymentId: payment.id,
        amount: order.total,
        currencyCode: 'EUR',
      };
      const times = { createdAt: daysBefore(1), expiresAt: daysBefore(-1) };
      await db
        .insertInto('paymentSessions')
        .values({ ...page, ...times, state, successUrl: '/', cancelUrl: '/' })
        .execute();
      await withdraw();
      expect(await db.selectFrom('paymentSessions').select('state').execute()).toEqual([{ state: 'expired' }]);
    },
  );

  test('is nothing that a company has a right to', async () => {
    const { buyer, order } = await placed(1);
    const company = { ...buyer, accountType: 'company' as const };
    const { row } = await withdrawOrder(market().db, company, order.tokenValue, by, MORNING);
    expect([row.inTime, (await market().again(order)).paymentState]).toEqual([0, order.paymentState]);
  });

  test('is refused for what was never placed', async () => {
    const { withdraw } = await placed(1, { checkoutState: 'cart', paymentState: 'cart' });
    expect(await refusalOf(withdraw())).toBe('WRONG_STATE');
  });
});

test('a declaration in words is kept once, and changes no order', async () => {
  const { order } = await placed(1);
  const declared = { ...by, contract: order.number ?? order.tokenValue };
  const first = await keepDeclaration(market().db, declared, MORNING);
  expect([first.isNew, first.row.inTime, first.row.orderId]).toEqual([true, null, null]);
  expect(await keepDeclaration(market().db, declared, MORNING)).toEqual({ row: first.row, isNew: false });
  expect((await market().again(order)).paymentState).toBe(order.paymentState);
});
