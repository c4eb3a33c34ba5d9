import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { type Db, open } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { Refused } from '../http/errors.ts';

export interface Good {
  product: Row<'products'>;
  variant: Row<'variants'>;
}

export interface GoodFacts {
  product?: Partial<NewRow<'products'>>;
  variant?: Partial<NewRow<'variants'>>;
  /** Cents in the channel `token`; null for a good without a price there. */
  price?: number | null;
  attributes?: Record<string, string | null>;
  /** Codes of the good’s payment methods. */
  methods?: readonly ('card' | 'bank_transfer' | 'debit')[];
}

/** Database with only a test’s own rows, for testing the shop’s rules without the shop. */
export interface Market {
  db: Db;
  /** Creates a customer; by default one who may buy. */
  buyer(facts?: Partial<NewRow<'customers'>>): Promise<Row<'customers'>>;
  /** Creates a good; by default a bond of 1.00 € per token, 10,000 tokens, payable by card. */
  good(facts?: GoodFacts): Promise<Good>;
  /** Creates an order; by default placed, payable by card and awaiting payment. */
  order(
    customer: Row<'customers'>,
    lines: readonly [good: Good, quantity: number][],
    facts?: Partial<NewRow<'orders'>>,
  ): Promise<Row<'orders'>>;
  again(order: Row<'orders'>): Promise<Row<'orders'>>;
  stockOf(good: Good): Promise<number>;
}

export const MORNING = new Date('2026-06-01T09:00:00Z');
const at = MORNING.toISOString();

/** Creates a new market for each test. */
export function freshMarket(): () => Market {
  let market: Market | null = null;
  let close = async () => {};
  beforeEach(async () => {
    const { db, close: end } = await open({});
    const kinds = { card: 'online', bank_transfer: 'offline', debit: 'online' } as const;
    for (const [index, [code, kind]] of Object.entries(kinds).entries())
      await db
        .insertInto('paymentMethods')
        .values({ code, name: code, kind, position: 3 - index })
        .execute();
    market = marketOn(db);
    close = end;
  });
  afterEach(() => close());
  return () => {
    if (!market) throw new Error('The market is opened before each test.');
    return market;
  };
}

/** Code of the shop’s refusal, or its status if it has no code; undefined without a refusal. */
export async function refusalOf(work: Promise<unknown>): Promise<string | number | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.violations[0]?.code ?? error.status;
  }
}

function marketOn(db: Db): Market {
  return {
    db,
    async buyer(facts = {}) {
      const uuid = randomUUID();
      const person = {
        uuid,
        email: `${uuid}@example.de`,
        passwordHash: '',
        accountType: 'personal',
        createdAt: at,
      } as const;
      const { id } = await db
        .insertInto('customers')
        .values({ ...person, status: 'approved', cryptoRegistrarStatus: 'approved', ...facts })
        .returning('id')
        .executeTakeFirstOrThrow();
      const wallet = { customerId: id, type: 'token-forge', name: 'Wallet', address: `0x${uuid}`, createdAt: at };
      await db
        .insertInto('wallets')
        .values({ ...wallet, defaultWallet: 1 })
        .execute();
      const identification = { uuid, customerId: id, createdAt: at, updatedAt: at };
      await db
        .insertInto('identifications')
        .values({ ...identification, stateAsString: 'approved' })
        .execute();
      const home = { customerId: id, countryCode: 'DE', street: 'Am Wall 1', city: 'Bremen', postcode: '28195' };
      const address = await db.insertInto('addresses').values(home).returning('id').executeTakeFirstOrThrow();
      return db
        .updateTable('customers')
        .set({ defaultAddressId: address.id, ...facts })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    async good({ product: facts = {}, variant: stock = {}, price = 100, attributes = {}, methods = ['card'] } = {}) {
      const code = randomUUID();
      const product = await db
        .insertInto('products')
        .values({ code, slug: code, reading: 'investor', kind: 'bond', createdAt: at, ...facts })
        .returningAll()
        .executeTakeFirstOrThrow();
      const of = { productId: product.id };
      const variant = await db
        .insertInto('variants')
        .values({ ...of, code: `${code}-TOKEN`, name: 'Token', totalSupply: 10_000, onHand: 10_000, ...stock })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (price !== null)
        await db.insertInto('pricings').values({ variantId: variant.id, channelCode: 'token', price }).execute();
      for (const [name, stringValue] of Object.entries(attributes))
        await db
          .insertInto('productAttributes')
          .values({ ...of, code: name, name, stringValue })
          .execute();
      for (const method of methods) {
        const { id } = await db
          .selectFrom('paymentMethods')
          .select('id')
          .where('code', '=', method)
          .executeTakeFirstOrThrow();
        await db
          .insertInto('productPaymentConfigurations')
          .values({ ...of, paymentMethodId: id })
          .execute();
      }
      return { product, variant };
    },
    async order(customer, lines, facts = {}) {
      const placed = { checkoutState: 'completed', paymentState: 'awaiting_payment', shippingState: 'ready' };
      const itemsTotal = lines.reduce((sum, [, quantity]) => sum + quantity * 100, 0);
      const order = await db
        .insertInto('orders')
        .values({
          tokenValue: randomUUID().replaceAll('-', ''),
          customerId: customer.id,
          locale: 'de',
          createdAt: at,
          ...placed,
          itemsTotal,
          total: itemsTotal,
          ...facts,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      for (const [{ product, variant }, quantity] of lines) {
        const price = { unitPrice: 100, originalUnitPrice: 100, subtotal: quantity * 100, total: quantity * 100 };
        const names = {
          productCode: product.code,
          productName: 'Bond',
          variantCode: variant.code,
          variantName: 'Token',
        };
        await db
          .insertInto('orderItems')
          .values({
            orderId: order.id,
            productId: product.id,
            variantId: variant.id,
            quantity,
            nominalValue: quantity * 100,
            ...price,
            ...names,
          })
          .execute();
      }
      const card = await db
        .selectFrom('paymentMethods')
        .select('id')
        .where('code', '=', 'card')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('payments')
        .values({
          orderId: order.id,
          methodId: card.id,
          state: order.checkoutState === 'completed' ? 'new' : 'cart',
          amount: order.total,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
      return order;
    },
    again: ({ id }) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async stockOf({ variant }) {
      const row = await db
        .selectFrom('variants')
        .select('onHand')
        .where('id', '=', variant.id)
        .executeTakeFirstOrThrow();
      return row.onHand;
    },
  };
}
