import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { rowOf, rowsOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { Refused } from '../http/errors.ts';
import { type RunningShop, startShop } from '../server.ts';
import { BOND, goods, INVESTORS, wrongIn } from '../testing/books.ts';
import { declaredFor } from '../testing/declared.ts';
import { bookTransfer } from './bank.ts';
import { addItem, changePrice, changeQuantity, confirmDocuments, deleteCart, onCart, openCart } from './cart.ts';
import { choosePayment, completeOrder, latestPayment } from './complete.ts';
import { deliverDue, leaveSession, openSession } from './payment.ts';
import { authorize, cancelOrder, markPaid, refund, settle } from './settle.ts';
import { withdrawOrder } from './withdraw.ts';

const BUYERS = ['cleared', 'julia'] as const;
const now = new Date('2026-06-01T09:00:00Z');
const BY = { name: 'Julia', email: 'julia@example.org' };
const settings = { webhookDelay: 0, webhookCopies: 2 };

const acts = [
  'add',
  'change',
  'confirm',
  'choose',
  'complete',
  'delete',
  'pay',
  'fail',
  'transfer',
  'short',
  'over',
  'markPaid',
  'authorize',
  'cancel',
  'refund',
  'settle',
  'withdraw',
  'price',
  'place',
] as const;
type Act = (typeof acts)[number];
/** Action of a buyer, or on an order of theirs; `which` counts from their newest order. */
interface Step {
  act: Act;
  buyer: number;
  good: number;
  amount: number;
  which: number;
  method: 'card' | 'bank_transfer';
}
const step = fc.record<Step>({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constant<Act>('place') },
  ),
  buyer: fc.nat({ max: 1 }),
  good: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 1, max: 9 }),
  which: fc.nat({ max: 2 }),
  method: fc.constantFrom('card', 'bank_transfer'),
});

let shop: RunningShop;
let db: Db;
let variants: Row<'variants'>[] = [];
beforeAll(async () => {
  shop = await startShop();
  db = shop.database.db;
  const ofBond = await rowOf(db, 'variants', { code: `${BOND}-TOKEN` });
  const works = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .selectAll('variants')
    .where('products.kind', '=', 'item')
    .orderBy('variants.id')
    .limit(2)
    .execute();
  variants = [ofBond, ...works];
});
afterAll(() => shop.close());

/** Deletes all orders and restores the initial stock. */
async function empty(): Promise<void> {
  const before = ['withdrawals', 'transactions', 'invoices', 'bankTransactions', 'paymentEvents', 'holdings'] as const;
  for (const table of [...before, 'orders'] as const) await db.deleteFrom(table).execute();
  for (const [index, { id }] of variants.entries()) {
    const { onHand, tracked } = goods[index] ?? goods[0];
    await update(db, 'variants', { onHand, tracked, inStock: 1 }, { id });
  }
  await update(
    db,
    'productAttributes',
    { stringValue: String(INVESTORS) },
    { code: 'investor_count', productId: variants[0]?.productId ?? -1 },
  );
}
beforeEach(empty);

/** Returns all declarations possible for an order. */
async function declared(trx: Db, order: Row<'orders'>) {
  const rows = await trx
    .selectFrom('legalDocuments')
    .innerJoin('orderItems', 'orderItems.productId', 'legalDocuments.productId')
    .select('legalDocuments.id')
    .where('orderItems.orderId', '=', order.id)
    .execute();
  return declaredFor(rows.map(({ id }) => id));
}

/** Performs an action and returns false if the shop refuses it; other errors are defects. */
async function allowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

async function take(taken: Step): Promise<void> {
  const { act, good, amount, which, method } = taken;
  const customer = await rowOf(db, 'customers', { personaKey: BUYERS[taken.buyer] ?? BUYERS[0] });
  const variant = variants[good];
  if (!variant) throw new Error('There are three goods.');
  const quantity = amount * (goods[good]?.unit ?? 1);
  const cart = () => openCart(db, customer, 'de', now);
  const inCart = async (work: Parameters<typeof onCart>[3]) => onCart(db, customer, (await cart()).tokenValue, work);
  const theirs = await db
    .selectFrom('orders')
    .selectAll()
    .where('customerId', '=', customer.id)
    .orderBy('id', 'desc')
    .execute();
  const order = theirs[which];
  const placed = theirs.filter(({ checkoutState }) => checkoutState === 'completed')[which];
  const add = () => inCart((trx, open) => addItem(trx, customer, open, variant.code, quantity));
  const confirm = () =>
    inCart(async (trx, open) => confirmDocuments(trx, customer, open, await declared(trx, open), now));
  const choose = async (of: Row<'orders'>) => {
    const payment = await latestPayment(db, of.id);
    await choosePayment(db, customer, of.tokenValue, payment?.id ?? -1, method, now);
  };
  const pay = async (of: Row<'orders'>, outcome: 'succeeded' | 'failed' | 'cancelled') => {
    const payment = await latestPayment(db, of.id);
    const request = { tokenValue: of.tokenValue, paymentId: payment?.id ?? -1, origin: 'http://shop' };
    const { sessionId } = await openSession(db, customer, request, now);
    await leaveSession(db, sessionId, outcome, now, settings);
    await deliverDue(db, now);
  };
  const book = (of: Row<'orders'>, by: number) =>
    bookTransfer(db, { amount: Math.max(1, of.total + by), purpose: of.number ?? '', payerName: 'J' }, now);

  const deeds: Record<Act, () => Promise<unknown>> = {
    add,
    change: () =>
      inCart(async (trx, open) => {
        const items = await rowsOf(trx, 'orderItems', { orderId: open.id });
        const item = items[which % Math.max(1, items.length)];
        if (item)
          await changeQuantity(trx, customer, open, item.id, item.productCode === BOND ? amount * 1000 : amount);
      }),
    confirm,
    choose: async () => order && choose(order),
    complete: async () => order && completeOrder(db, customer, order.tokenValue, null, now),
    delete: async () => order && deleteCart(db, customer, order.tokenValue),
    pay: async () => placed && pay(placed, 'succeeded'),
    fail: async () => placed && pay(placed, amount % 2 === 0 ? 'failed' : 'cancelled'),
    transfer: async () => placed && book(placed, 0),
    short: async () => placed && book(placed, -100),
    over: async () => placed && book(placed, 100),
    markPaid: async () => placed && db.transaction().execute((trx) => markPaid(trx, placed.id, now)),
    authorize: async () => placed && authorize(db, placed.id, now),
    cancel: async () => placed && cancelOrder(db, placed.id, now),
    refund: async () => placed && refund(db, placed.id, now),
    settle: async () => placed && settle(db, placed.id, now),
    withdraw: async () => placed && withdrawOrder(db, customer, placed.tokenValue, BY, now),
    price: () => changePrice(db, variant.productId, good === 0 ? 98 + (amount % 4) : 4_901 + amount),
    place: async () => {
      const { tokenValue } = await cart();
      if (!(await allowed(add))) return;
      await confirm();
      await allowed(async () => choose(await cart()));
      await completeOrder(db, customer, tokenValue, null, now);
    },
  };
  await allowed(deeds[act]);
}

const broken = () => wrongIn(db, variants);

test('no sequence of actions creates or loses tokens, and every amount of an order is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      await empty();
      for (const each of steps) {
        await take(each);
        expect(await broken(), `after ${each.act}`).toEqual([]);
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

/** Ways of an order to each of its ends, for each good, so that none depends on random choice. */
const ends: Act[][] = [
  ['place', 'cancel'],
  ['place', 'pay', 'refund'],
  ['place', 'pay', 'settle', 'refund'],
  ['place', 'withdraw'],
  ['place', 'pay', 'withdraw', 'refund'],
  ['place', 'pay', 'settle', 'withdraw', 'refund'],
  ['place', 'authorize', 'settle'],
  ['place', 'fail', 'pay', 'settle'],
  ['place', 'short', 'over', 'settle', 'settle'],
  ['add', 'price', 'confirm', 'choose', 'complete', 'transfer', 'price', 'settle'],
  ['add', 'change', 'price', 'delete'],
];
test.each(ends.flatMap((path) => goods.map((_, good) => ({ path, good }))))(
  'good $good: $path',
  async ({ path, good }) => {
    for (const method of ['card', 'bank_transfer'] as const) {
      for (const act of path) {
        for (const buyer of [0, 1]) await take({ act, buyer, good, amount: 3, which: 0, method });
        expect(await broken(), `after ${act}`).toEqual([]);
      }
    }
  },
);

test('an order with 19 % VAT: 3 works at 49.07 € are 147.21 €, of which 23.50 € are tax', async () => {
  for (const act of ['price', 'place', 'pay'] as const)
    await take({ act, buyer: 0, good: 1, amount: act === 'price' ? 6 : 3, which: 0, method: 'card' });
  const amounts = { itemsTotal: 123_71, taxTotal: 23_50, total: 147_21 };
  expect(await rowsOf(db, 'orders')).toMatchObject([{ ...amounts, paymentState: 'paid' }]);
  expect(await rowsOf(db, 'paymentSessions')).toMatchObject([{ amount: 147_21 }]);
  expect(await rowsOf(db, 'payments')).toMatchObject([{ amount: 147_21, state: 'completed' }]);
  expect(await rowsOf(db, 'invoices')).toMatchObject([amounts]);
});
