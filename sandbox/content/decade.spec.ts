import { afterAll, beforeAll, expect, test } from 'vitest';
import { bondInvestorLimit } from '#domain/constants/limits.ts';
import { isListed } from '#domain/order/eligibility.ts';
import { isIsin, termsOf } from '#domain/order/productTerms.ts';
import { Item } from '#domain/shop/item.ts';
import { Order } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { excerptFacts } from '../documents/facts.ts';
import { ordersOf } from '../read/order.ts';
import { productsOf } from '../read/product.ts';
import { type RunningShop, startShop } from '../server.ts';
import { clientOf } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';
import { announceInterest } from '../trade/interest.ts';
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
const myOrders = async () =>
  ordersOf(db(), await db().selectFrom('orders').selectAll().where('customerId', '=', investor.id).execute());
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
  const payouts = await db().selectFrom('payouts').selectAll().where('customerId', '=', investor.id).execute();
  expect(payouts.filter(({ payoutDate }) => payoutDate <= today).length).toBeGreaterThan(300);
});

test('each of the investor’s tokens was minted for an order, and is in her wallet or was repaid', async () => {
  const orders = await myOrders();
  const entries = await db().selectFrom('transactions').selectAll().execute();
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

test('no bond is sold beyond its supply, or to more investors than the law allows', async () => {
  const minted = await db()
    .selectFrom('transactions')
    .innerJoin('variants', 'variants.id', 'transactions.variantId')
    .select((column) => ['variants.code', 'totalSupply', 'onHand', column.fn.sum<number>('amount').as('amount')])
    .where('orderId', 'is not', null)
    .groupBy(['variants.code', 'totalSupply', 'onHand'])
    .execute();
  for (const { code, totalSupply, onHand, amount } of minted)
    expect([code, totalSupply - onHand >= amount]).toEqual([code, true]);
  for (const { investors } of [...BONDS, ...REPAID_BONDS]) expect(investors).toBeLessThanOrEqual(bondInvestorLimit);
});

test('each order was placed while its bond was on sale, and costs the price of its tokens', async () => {
  const bonds = new Map([...BONDS, ...REPAID_BONDS].map((bond) => [bond.code, bond]));
  for (const order of await myOrders()) {
    const [item] = order.items;
    const bond = bonds.get(item?.productCode ?? '');
    if (!item || !bond) throw new Error(`order ${order.number} has no bond`);
    const at = order.checkoutCompletedAt ?? '';
    expect([order.number, bond.createdAt < at && at.slice(0, 10) < bond.maturityDate]).toEqual([order.number, true]);
    expect(order.total).toBe(item.quantity * bond.nominal);
    expect(order.total).toBeGreaterThanOrEqual(bond.minimum);
  }
});

test('interest is paid at the bond’s rate, up to the day of its maturity', async () => {
  const before = await mine('payouts').orderBy('id').execute();
  await announceInterest(db(), await shop.clock.now());
  expect(await mine('payouts').orderBy('id').execute()).toEqual(before);
  for (const bond of REPAID_BONDS) {
    const last = await db()
      .selectFrom('payouts')
      .innerJoin('products', 'products.id', 'payouts.productId')
      .select((column) => column.fn.max('payoutDate').as('date'))
      .where('products.code', '=', bond.code)
      .executeTakeFirstOrThrow();
    expect([bond.code, last.date]).toEqual([bond.code, bond.maturityDate]);
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

test('each excerpt after an entry has its day in Berlin, also in the name of its file', async () => {
  const excerpts = await db()
    .selectFrom('customerDocuments')
    .innerJoin('products', 'products.id', 'customerDocuments.productId')
    .innerJoin('files', 'files.uuid', 'customerDocuments.fileUuid')
    .selectAll('customerDocuments')
    .select(['products.code', 'files.fileName'])
    .where('statementKind', '=', 'after_transaction')
    .execute();
  const entries = await db()
    .selectFrom('transactions')
    .innerJoin('wallets', 'wallets.address', 'transactions.toAddress')
    .select(['wallets.customerId', 'transactions.productId', 'transactions.createdAt'])
    .where('orderId', 'is not', null)
    .execute();
  const keyOf = (each: { customerId: number; productId: number | null; createdAt: string }) =>
    `${each.customerId}:${each.productId}:${dayOf(each.createdAt)}`;
  expect(excerpts.map(keyOf).toSorted()).toEqual(entries.map(keyOf).toSorted());
  for (const { code, createdAt, fileName } of excerpts)
    expect(fileName).toBe(`Registerauszug_${code.toLowerCase()}_${dayOf(createdAt)}.pdf`);
});

test('a repaid bond is a valid product, found by its code and in no list', async () => {
  const codes = REPAID_BONDS.map(({ code }) => code);
  const rows = await db().selectFrom('products').selectAll().where('code', 'in', codes).execute();
  expect(rows).toHaveLength(codes.length);
  for (const product of await productsOf(db(), rows, 'de')) {
    expect(Item.parse(product)).toEqual(product);
    expect([product.code, isListed(product), isIsin(termsOf(product).isin ?? '')]).toEqual([product.code, false, true]);
  }
  const visitor = clientOf(shop.url);
  const asked = async (query: string) => JSON.stringify((await visitor.call('POST', 'graphql', { query })).body);
  const listed = await asked('{ products(page: 1, itemsPerPage: 100) { collection { code } } }');
  expect(listed).toContain('WIND-NORDSEE-2032');
  for (const code of codes) {
    expect(listed).not.toContain(code);
    expect(await asked(`{ product(code: "${code}") { name } }`)).toContain('name');
  }
});

test('adding the years a second time changes nothing', async () => {
  const count = () => db().selectFrom('orders').select('id').execute();
  const before = await count();
  await seedDecade(db(), shop.clock);
  expect(await count()).toEqual(before);
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

test('are followed by an order with the next number', async () => {
  const orders = await db().selectFrom('orders').select(['id', 'number']).execute();
  for (const { id, number } of orders) expect(Number(number)).toBe(id);
});

test('the names and ISINs of all bonds differ', () => {
  const all = [...BONDS, ...REPAID_BONDS];
  for (const of of ['code', 'slug', 'isin'] as const)
    expect(new Set(all.map((bond) => bond[of])).size).toBe(all.length);
});
