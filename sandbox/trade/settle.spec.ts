import { describe, expect, test } from 'vitest';
import { insert, rowOf, rowsOf, update } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { authorize, cancelOrder, invoiceFor, markPaid, refund, settle } from './settle.ts';

const market = freshMarket();
const paymentsOf = async (orderId: number) => {
  const rows = await market().db.selectFrom('payments').select('state').where('orderId', '=', orderId).execute();
  return rows.map(({ state }) => state);
};
const acts = {
  markPaid: (id: number) =>
    market()
      .db.transaction()
      .execute((trx) => markPaid(trx, id, MORNING)),
  authorize: (id: number) => authorize(market().db, id, MORNING),
  cancelOrder: (id: number) => cancelOrder(market().db, id, MORNING),
  refund: (id: number) => refund(market().db, id, MORNING),
  settle: (id: number) => settle(market().db, id, MORNING),
};
type Act = keyof typeof acts;

/** Ten tokens, ordered by a new customer. */
const placed = async (facts: Partial<NewRow<'orders'>> = {}, good: GoodFacts = {}) => {
  const buyer = await market().buyer();
  const sold = await market().good(good);
  return { buyer, sold, order: await market().order(buyer, [[sold, 10]], facts) };
};

describe('actions on an order, by the state of its payment', () => {
  test.each<[act: Act, from: string, to: string | null]>([
    ['markPaid', 'awaiting_payment', 'paid'],
    ['markPaid', 'authorized', 'paid'],
    ['markPaid', 'paid', null],
    ['markPaid', 'cancelled', null],
    ['authorize', 'awaiting_payment', 'authorized'],
    ['authorize', 'paid', null],
    ['cancelOrder', 'awaiting_payment', 'cancelled'],
    ['cancelOrder', 'paid', null],
    ['refund', 'paid', 'refunded'],
    ['refund', 'awaiting_payment', null],
    ['settle', 'paid', 'paid'],
    ['settle', 'authorized', 'paid'],
    ['settle', 'awaiting_payment', null],
    ['settle', 'refunded', null],
  ])('%s, %s: %s', async (act, paymentState, to) => {
    const { order, sold } = await placed({ paymentState });
    const another = await market().order(await market().buyer(), [[sold, 10]]);
    expect(await refusalOf(acts[act](order.id))).toBe(to === null ? 'WRONG_STATE' : undefined);
    expect((await market().again(order)).paymentState).toBe(to ?? paymentState);
    expect(await market().again(another)).toEqual(another);
    expect(await paymentsOf(another.id)).toEqual(['new']);
  });

  test.each(Object.keys(acts) as Act[])('%s of an unknown order is not found', async (act) => {
    expect(await refusalOf(acts[act](7))).toBe(404);
  });

  test.each<[act: Act, from: string, payment: string, shippingState: string]>([
    ['markPaid', 'awaiting_payment', 'completed', 'ready'],
    ['authorize', 'awaiting_payment', 'authorized', 'ready'],
    ['cancelOrder', 'awaiting_payment', 'cancelled', 'cancelled'],
    ['refund', 'paid', 'refunded', 'cancelled'],
    ['settle', 'authorized', 'completed', 'shipped'],
  ])(
    '%s leaves the payment %s, the earlier failed one unchanged, and the order %s',
    async (act, from, payment, ships) => {
      const { order } = await placed({ paymentState: from });
      await insert(market().db, 'payments', { orderId: order.id, state: 'failed', createdAt: '', updatedAt: '' });
      await acts[act](order.id);
      const rows = await rowsOf(market().db, 'payments');
      expect(rows).toMatchObject([
        { state: payment, updatedAt: MORNING.toISOString() },
        { state: 'failed', updatedAt: '' },
      ]);
      expect((await market().again(order)).shippingState).toBe(ships);
    },
  );
});

describe('returned tokens', () => {
  test.each<[why: string, left: string, good: GoodFacts['product'], also: Partial<NewRow<'orders'>> | null]>([
    ['the last order of the investor', '4', {}, null],
    ['of an investor with another order', '5', {}, {}],
    ['of an investor with another cancelled order', '4', {}, { paymentState: 'cancelled' }],
    ['of a work', '5', { kind: 'item' }, null],
  ])('%s: of five investors %s are left', async (_, left, product, also) => {
    const { order, buyer, sold } = await placed({}, { product, attributes: { investor_count: '5' } });
    if (also) await market().order(buyer, [[sold, 1]], also);
    await acts.cancelOrder(order.id);
    expect(await market().db.selectFrom('productAttributes').select('stringValue').execute()).toEqual([
      { stringValue: left },
    ]);
  });
});

describe('settling', () => {
  /** Requirement 28.1. */
  test('mints the ordered tokens into the wallet, writes the ledger, and issues the invoice', async () => {
    const contract = `0x${'a'.repeat(40)}`;
    const { order, buyer, sold } = await placed({ paymentState: 'paid' }, { product: { contractAddress: contract } });
    const settled = await settle(market().db, order.id, MORNING);
    const number = `RE-2026-${String(order.id).padStart(5, '0')}`;
    expect(settled).toEqual({ invoiceNumber: number, transactionHashes: [expect.stringMatching(/^0x[0-9a-f]{64}$/)] });
    const wallet = await rowOf(market().db, 'wallets', { customerId: buyer.id });
    expect(await rowsOf(market().db, 'holdings')).toMatchObject([
      { walletId: wallet.id, variantId: sold.variant.id, amount: 10 },
    ]);
    expect(await rowsOf(market().db, 'transactions')).toMatchObject([
      {
        hash: settled.transactionHashes[0],
        fromAddress: contract,
        toAddress: wallet.address,
        productId: sold.product.id,
        variantId: sold.variant.id,
        orderId: order.id,
        amount: 10,
        createdAt: MORNING.toISOString(),
      },
    ]);
    expect(await rowsOf(market().db, 'invoices')).toMatchObject([
      { number, orderId: order.id, customerId: buyer.id, itemsTotal: 10_00, taxTotal: 0, total: 10_00 },
    ]);
    // Settling again changes nothing.
    expect(await settle(market().db, order.id, MORNING)).toEqual(settled);
    expect(await market().db.selectFrom('holdings').select('amount').execute()).toEqual([{ amount: 10 }]);
  });

  test('is reversed by a refund with its own invoice, which reverses that of the payment', async () => {
    const { order } = await placed({ paymentState: 'paid' });
    const { invoiceNumber } = await acts.settle(order.id);
    await update(market().db, 'invoices', { itemsTotal: 8_40, taxTotal: 1_60 });
    await acts.refund(order.id);
    const [issued, reversal] = await rowsOf(market().db, 'invoices');
    expect(issued).toMatchObject({ number: invoiceNumber, total: 10_00, reverses: null });
    expect(reversal).toMatchObject({
      number: invoiceNumber.replace('RE-', 'ST-'),
      reverses: issued?.id,
      orderId: order.id,
      customerId: order.customerId,
      issuedAt: MORNING.toISOString(),
      itemsTotal: -8_40,
      taxTotal: -1_60,
      total: -10_00,
    });
  });

  test('is not reversed if another customer has the tokens by now', async () => {
    const { order } = await placed({ paymentState: 'paid' });
    await acts.settle(order.id);
    await update(market().db, 'holdings', { amount: 9 });
    expect(await refusalOf(acts.refund(order.id))).toBe('WRONG_STATE');
    expect(await market().again(order)).toMatchObject({ paymentState: 'paid', shippingState: 'shipped' });
  });

  test('mints no minted tokens twice, but those of another line of the order', async () => {
    const { order, buyer, sold } = await placed({ paymentState: 'paid' });
    const works = await market().good();
    const both = await market().order(
      buyer,
      [
        [sold, 10],
        [works, 4],
      ],
      { paymentState: 'paid' },
    );
    const minted = { fromAddress: '', toAddress: '', createdAt: '', productId: sold.product.id };
    const of = { ...minted, variantId: sold.variant.id, orderId: both.id };
    for (const [hash, facts] of Object.entries({
      a: { amount: 6 },
      b: { amount: 3 },
      c: { orderId: order.id, amount: 1 },
    }))
      await insert(market().db, 'transactions', { ...of, hash, ...facts });
    await acts.settle(both.id);
    const rows = await market().db.selectFrom('transactions').selectAll().where('id', '>', 3).orderBy('id').execute();
    expect(rows).toMatchObject([
      { variantId: sold.variant.id, amount: 1, fromAddress: `0x${'0'.repeat(40)}` },
      { variantId: works.variant.id, amount: 4, price: expect.any(Number) },
    ]);
    await update(market().db, 'orders', { shippingState: 'ready' }, { id: both.id });
    expect((await acts.settle(both.id)).transactionHashes).toHaveLength(4);
  });

  test('is refused for a customer without a wallet', async () => {
    const { order } = await placed({ paymentState: 'paid' });
    await update(market().db, 'wallets', { defaultWallet: 0 });
    expect(await refusalOf(acts.settle(order.id))).toBe('NOT_ALLOWED_TO_BUY');
    expect((await market().again(order)).shippingState).toBe('ready');
  });
});

test('an invoice is issued once, with the year of its issue', async () => {
  const { order, sold } = await placed();
  const another = await market().order(await market().buyer(), [[sold, 1]]);
  const later = new Date('2027-01-01T00:00:00Z');
  const number = await invoiceFor(market().db, order, MORNING);
  expect(await invoiceFor(market().db, order, later)).toBe(number);
  expect(await invoiceFor(market().db, another, later)).toBe(`RE-2027-0000${another.id}`);
  expect(await market().db.selectFrom('invoices').select(['orderId', 'issuedAt']).orderBy('id').execute()).toEqual([
    { orderId: order.id, issuedAt: MORNING.toISOString() },
    { orderId: another.id, issuedAt: later.toISOString() },
  ]);
});
