import { describe, expect, test } from 'vitest';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { addToWallet, authorize, cancelOrder, invoiceFor, markPaid, refund, settle } from './settle.ts';

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
  const [buyer, sold] = [await market().buyer(), await market().good(good)];
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
      await market()
        .db.insertInto('payments')
        .values({ orderId: order.id, state: 'failed', createdAt: '', updatedAt: '' })
        .execute();
      await acts[act](order.id);
      const rows = await market().db.selectFrom('payments').selectAll().orderBy('id').execute();
      expect(rows).toMatchObject([
        { state: payment, updatedAt: MORNING.toISOString() },
        { state: 'failed', updatedAt: '' },
      ]);
      expect((await market().again(order)).shippingState).toBe(ships);
    },
  );
});

test.each<[act: Act, paymentState: string, from: string, to: string]>([
  ['refund', 'paid', 'completed', 'refunded'],
  ['settle', 'authorized', 'authorized', 'completed'],
  ['markPaid', 'awaiting_payment', 'processing', 'completed'],
  ['cancelOrder', 'awaiting_payment', 'failed', 'failed'],
])('%s of a %s order turns its payment from %s to %s', async (act, paymentState, from, to) => {
  const { order } = await placed({ paymentState });
  await market().db.updateTable('payments').set({ state: from }).execute();
  await acts[act](order.id);
  expect(await paymentsOf(order.id)).toEqual([to]);
});

describe('returned tokens', () => {
  test.each<[act: Act, facts: Partial<NewRow<'orders'>>, good: GoodFacts, back: number]>([
    ['cancelOrder', {}, {}, 10],
    ['refund', { paymentState: 'paid' }, {}, 10],
    // The sale of an untracked variant took nothing from the stock.
    ['cancelOrder', {}, { variant: { tracked: 0 } }, 0],
  ])('%s, %j, %j: %i', async (act, facts, good, back) => {
    const { order, sold } = await placed(facts, good);
    const another = await market().good();
    await acts[act](order.id);
    expect(await market().stockOf(sold)).toBe(10_000 + back);
    expect(await market().stockOf(another)).toBe(10_000);
    expect((await market().again(order)).shippingState).toBe('cancelled');
  });

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
  test('mints the ordered tokens into the wallet, writes the ledger, and issues the invoice', async () => {
    const contract = `0x${'a'.repeat(40)}`;
    const { order, buyer, sold } = await placed({ paymentState: 'paid' }, { product: { contractAddress: contract } });
    const settled = await settle(market().db, order.id, MORNING);
    const number = `RE-2026-${String(order.id).padStart(5, '0')}`;
    expect(settled).toEqual({ invoiceNumber: number, transactionHashes: [expect.stringMatching(/^0x[0-9a-f]{64}$/)] });
    const wallet = await market()
      .db.selectFrom('wallets')
      .selectAll()
      .where('customerId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(await market().db.selectFrom('holdings').selectAll().execute()).toMatchObject([
      { walletId: wallet.id, variantId: sold.variant.id, amount: 10 },
    ]);
    expect(await market().db.selectFrom('transactions').selectAll().execute()).toMatchObject([
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
    expect(await market().db.selectFrom('invoices').selectAll().execute()).toMatchObject([
      { number, orderId: order.id, customerId: buyer.id, itemsTotal: 10_00, taxTotal: 0, total: 10_00 },
    ]);
    // Settling again changes nothing.
    expect(await settle(market().db, order.id, MORNING)).toEqual(settled);
    expect(await market().db.selectFrom('holdings').select('amount').execute()).toEqual([{ amount: 10 }]);
  });

  test('is reversed by a refund: the tokens are burnt, are for sale again, and earn nothing more', async () => {
    const { order, buyer, sold } = await placed({ paymentState: 'paid' });
    await acts.settle(order.id);
    const before = await market().stockOf(sold);
    await acts.refund(order.id);
    expect(await market().stockOf(sold)).toBe(before + 10);
    expect(await market().again(order)).toMatchObject({ paymentState: 'refunded', shippingState: 'cancelled' });
    expect(await market().db.selectFrom('holdings').select('amount').execute()).toEqual([{ amount: 0 }]);
    const [minted, burnt] = await market().db.selectFrom('transactions').selectAll().orderBy('id').execute();
    expect(burnt).toMatchObject({
      fromAddress: minted?.toAddress,
      toAddress: `0x${'0'.repeat(40)}`,
      amount: 10,
      orderId: order.id,
      createdAt: MORNING.toISOString(),
    });
    expect(await market().db.selectFrom('payouts').select('id').where('customerId', '=', buyer.id).execute()).toEqual(
      [],
    );
    expect(await refusalOf(acts.settle(order.id))).toBe('WRONG_STATE');
  });

  test('is reversed by a refund with its own invoice, which reverses that of the payment', async () => {
    const { order } = await placed({ paymentState: 'paid' });
    const { invoiceNumber } = await acts.settle(order.id);
    await market().db.updateTable('invoices').set({ itemsTotal: 8_40, taxTotal: 1_60 }).execute();
    await acts.refund(order.id);
    const [issued, reversal] = await market().db.selectFrom('invoices').selectAll().orderBy('id').execute();
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
    await market().db.updateTable('holdings').set({ amount: 9 }).execute();
    expect(await refusalOf(acts.refund(order.id))).toBe('WRONG_STATE');
    expect(await market().again(order)).toMatchObject({ paymentState: 'paid', shippingState: 'shipped' });
  });

  test('is separate for each order, although both are for the same good', async () => {
    const { order, buyer, sold } = await placed({ paymentState: 'paid' });
    const another = await market().order(buyer, [[sold, 7]], { paymentState: 'paid' });
    const [first, second] = [await acts.settle(order.id), await acts.settle(another.id)];
    expect(new Set([...first.transactionHashes, ...second.transactionHashes]).size).toBe(2);
    expect(first.invoiceNumber).not.toBe(second.invoiceNumber);
    expect(await market().db.selectFrom('holdings').select('amount').execute()).toEqual([{ amount: 17 }]);
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
    const minted = { hash: '0x1', fromAddress: '', toAddress: '', createdAt: '', productId: sold.product.id };
    const of = { variantId: sold.variant.id, orderId: both.id };
    await market()
      .db.insertInto('transactions')
      .values({ ...minted, ...of, amount: 6 })
      .execute();
    await market()
      .db.insertInto('transactions')
      .values({ ...minted, ...of, hash: '0x2', amount: 3 })
      .execute();
    await market()
      .db.insertInto('transactions')
      .values({ ...minted, ...of, hash: '0x3', orderId: order.id, amount: 1 })
      .execute();
    await acts.settle(both.id);
    const rows = await market().db.selectFrom('transactions').selectAll().where('id', '>', 3).orderBy('id').execute();
    expect(rows).toMatchObject([
      { variantId: sold.variant.id, amount: 1, fromAddress: `0x${'0'.repeat(40)}` },
      { variantId: works.variant.id, amount: 4 },
    ]);
    await market().db.updateTable('orders').set({ shippingState: 'ready' }).where('id', '=', both.id).execute();
    expect((await acts.settle(both.id)).transactionHashes).toHaveLength(4);
  });

  test('is refused for a customer without a wallet', async () => {
    const { order } = await placed({ paymentState: 'paid' });
    await market().db.updateTable('wallets').set({ defaultWallet: 0 }).execute();
    expect(await refusalOf(acts.settle(order.id))).toBe('NOT_ALLOWED_TO_BUY');
    expect((await market().again(order)).shippingState).toBe('ready');
  });
});

test('a wallet holds one amount for each variant', async () => {
  const { buyer, sold } = await placed();
  const { variant } = await market().good();
  await market().buyer();
  const wallets = await market().db.selectFrom('wallets').select('id').orderBy('id').execute();
  const [mine = 0, theirs = 0] = wallets.map(({ id }) => id);
  expect(buyer.id).toBe(1);
  for (const [wallet, of, amount] of [
    [mine, sold.variant, 5],
    [mine, variant, 7],
    [theirs, variant, 1],
    [mine, variant, 2],
  ] as const)
    await addToWallet(market().db, wallet, of.id, amount);
  const held = await market()
    .db.selectFrom('holdings')
    .select(['walletId', 'variantId', 'amount'])
    .orderBy('id')
    .execute();
  expect(held).toEqual([
    { walletId: mine, variantId: sold.variant.id, amount: 5 },
    { walletId: mine, variantId: variant.id, amount: 9 },
    { walletId: theirs, variantId: variant.id, amount: 1 },
  ]);
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
