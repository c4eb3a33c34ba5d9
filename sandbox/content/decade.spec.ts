import { afterAll, beforeAll, expect, test } from 'vitest';
import { Order } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { rowsOf } from '../db/rows.ts';
import { excerptFacts } from '../documents/facts.ts';
import { ordersOf } from '../read/order.ts';
import { type RunningShop, startShop } from '../server.ts';
import { describeShop } from '../testing/shop.ts';
import { BONDS, REPAID_BONDS } from './bonds.ts';
import { DECADE_ORDERS } from './decade.ts';
import { seedAll, seedDecade } from './seed.ts';

let shop: RunningShop;
let investor: { id: number; wallet: string };
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await startShop({ seed: seedAll });
  investor = await db()
    .selectFrom('customers')
    .innerJoin('wallets', 'wallets.customerId', 'customers.id')
    .select(['customers.id', 'wallets.address as wallet'])
    .where('personaKey', '=', 'longStanding')
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

const mine = (table: 'orders' | 'invoices' | 'payouts' | 'customerDocuments') =>
  db().selectFrom(table).selectAll().where('customerId', '=', investor.id);
const myOrders = async () => ordersOf(db(), await rowsOf(db(), 'orders', { customerId: investor.id }));
const paid = ({ paymentState }: Pick<Order, 'paymentState'>) => paymentState === 'paid';
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

test('the ten years have 1,200 orders and 300 payouts, all valid by the contract', async () => {
  const orders = await myOrders();
  expect(orders).toHaveLength(DECADE_ORDERS);
  for (const order of orders) expect(order).toMatchObject(Order.parse(order));
  const years = Map.groupBy(orders, ({ legalDocsConfirmAt }) => legalDocsConfirmAt?.slice(0, 4));
  // The last orders are dated some days before the shop’s start, so they add years of their own after 2026.
  const now = (await shop.clock.now()).getTime();
  const placed = [6, 2].map((days) => new Date(now - days * 86_400_000).getUTCFullYear());
  const settled = Array.from({ length: 11 }, (_, index) => 2016 + index);
  expect([...years.keys()].map(Number).sort()).toEqual([...new Set([...settled, ...placed])].sort());
  const states = new Set(orders.map(({ paymentState }) => paymentState));
  expect(states).toEqual(new Set(['paid', 'cancelled', 'refunded', 'awaiting_payment']));
  const today = dayOf(new Date().toISOString());
  const payouts = await rowsOf(db(), 'payouts', { customerId: investor.id });
  expect(payouts.filter(({ payoutDate }) => payoutDate <= today).length).toBeGreaterThan(300);
});

test('each of the investor’s tokens was minted for an order, and is in her wallet or was repaid', async () => {
  const orders = await myOrders();
  const entries = await rowsOf(db(), 'transactions');
  const holdings = await db()
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .innerJoin('variants', 'variants.id', 'holdings.variantId')
    .select(['variants.productId', 'amount'])
    .where('wallets.customerId', '=', investor.id)
    .execute();
  const products = await db().selectFrom('products').select(['id', 'code']).where('kind', '=', 'bond').execute();
  const repaid = REPAID_BONDS.map(({ code }) => code);
  for (const { id, code } of products) {
    const ofBond = orders
      .flatMap((order) => (paid(order) ? order.items : []))
      .filter((item) => item.productCode === code);
    const came = entries.filter((entry) => entry.productId === id && entry.toAddress === investor.wallet);
    const went = entries.filter((entry) => entry.productId === id && entry.fromAddress === investor.wallet);
    const ordered = sum(ofBond, ({ quantity }) => quantity);
    expect([code, sum(came, ({ amount }) => amount)]).toEqual([code, ordered]);
    expect([code, sum(went, ({ amount }) => amount)]).toEqual([code, repaid.includes(code) ? ordered : 0]);
    const held = sum(holdings, (each) => (each.productId === id ? each.amount : 0));
    expect([code, held]).toEqual([code, repaid.includes(code) ? 0 : ordered]);
  }
});

test('each paid order has its invoice, and each settled one its excerpt with the holding of that day', async () => {
  const orders = await myOrders();
  const billed = orders.filter(({ paymentState }) => paymentState === 'paid' || paymentState === 'refunded');
  const reversed = orders.filter(({ paymentState }) => paymentState === 'refunded');
  const invoices = await mine('invoices').execute();
  expect(invoices).toHaveLength(billed.length + reversed.length);
  expect(new Set(invoices.flatMap(({ reverses }) => reverses ?? [])).size).toBe(reversed.length);
  const excerpts = await db()
    .selectFrom('customerDocuments')
    .selectAll()
    .where('customerId', '=', investor.id)
    .orderBy('createdAt')
    .execute();
  const after = excerpts.filter(({ statementKind }) => statementKind === 'after_transaction');
  expect(after).toHaveLength(orders.filter(({ shippingState }) => shippingState === 'shipped').length);
  expect(excerpts.length).toBeGreaterThan(after.length);
  for (const document of [excerpts[0], excerpts[600], excerpts.at(-1)]) {
    if (!document) throw new Error('There are so many.');
    expect((await excerptFacts(db(), document)).amount).toBeGreaterThan(0);
  }
});

describeShop('the ten years of an investor', (fixture) => {
  test('are added once, also by two servers that start on one database', async () => {
    const { shop: empty } = fixture();
    const of = await empty.database.db
      .selectFrom('customers')
      .select('id')
      .where('personaKey', '=', 'longStanding')
      .executeTakeFirstOrThrow();
    await Promise.all([1, 2].map(() => seedDecade(empty.database.db, empty.clock)));
    const orders = empty.database.db.selectFrom('orders').select('id').where('customerId', '=', of.id);
    expect(await orders.execute()).toHaveLength(DECADE_ORDERS);
  });
});

test('the names and ISINs of all bonds differ', () => {
  const all = [...BONDS, ...REPAID_BONDS];
  for (const of of ['code', 'slug', 'isin'] as const)
    expect(new Set(all.map((bond) => bond[of])).size).toBe(all.length);
});
