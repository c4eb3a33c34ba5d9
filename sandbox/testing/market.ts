import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { type Db, open } from '../db/database.ts';
import { insert, rowOf } from '../db/rows.ts';
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
      await insert(db, 'paymentMethods', { code, name: code, kind, position: 3 - index });
    market = marketOn(db);
    close = end;
  });
  afterEach(() => close());
  return () => {
    if (!market) throw new Error('The market is opened before each test.');
    return market;
  };
}

/** Returns the code of the shop’s refusal, or its status if it has no code; undefined without a refusal. */
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
      const { id } = await insert(db, 'customers', {
        ...person,
        status: 'approved',
        cryptoRegistrarStatus: 'approved',
        ...facts,
      });
      const wallet = { customerId: id, type: 'token-forge', name: 'Wallet', address: `0x${uuid}`, createdAt: at };
      await insert(db, 'wallets', { ...wallet, defaultWallet: 1 });
      const identification = { uuid, customerId: id, createdAt: at, updatedAt: at };
      await insert(db, 'identifications', { ...identification, stateAsString: 'approved' });
      const home = { customerId: id, countryCode: 'DE', street: 'Am Wall 1', city: 'Bremen', postcode: '28195' };
      const address = await insert(db, 'addresses', home);
      return db
        .updateTable('customers')
        .set({ defaultAddressId: address.id, ...facts })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    async good({ product: facts = {}, variant: stock = {}, price = 100, attributes = {}, methods = ['card'] } = {}) {
      const code = randomUUID();
      const product = await insert(db, 'products', {
        code,
        slug: code,
        reading: 'investor',
        kind: 'bond',
        createdAt: at,
        ...facts,
      });
      const of = { productId: product.id };
      const variant = await insert(db, 'variants', {
        ...of,
        code: `${code}-TOKEN`,
        name: 'Token',
        totalSupply: 10_000,
        onHand: 10_000,
        ...stock,
      });
      if (price !== null) await insert(db, 'pricings', { variantId: variant.id, channelCode: 'token', price });
      for (const [name, stringValue] of Object.entries(attributes))
        await insert(db, 'productAttributes', { ...of, code: name, name, stringValue });
      for (const method of methods) {
        const { id } = await rowOf(db, 'paymentMethods', { code: method });
        await insert(db, 'productPaymentConfigurations', { ...of, paymentMethodId: id });
      }
      return { product, variant };
    },
    async order(customer, lines, facts = {}) {
      const placed = { checkoutState: 'completed', paymentState: 'awaiting_payment', shippingState: 'ready' };
      const itemsTotal = lines.reduce((sum, [, quantity]) => sum + quantity * 100, 0);
      const order = await insert(db, 'orders', {
        tokenValue: randomUUID().replaceAll('-', ''),
        customerId: customer.id,
        locale: 'de',
        createdAt: at,
        ...placed,
        itemsTotal,
        total: itemsTotal,
        ...facts,
      });
      for (const [{ product, variant }, quantity] of lines) {
        const price = { unitPrice: 100, originalUnitPrice: 100, subtotal: quantity * 100, total: quantity * 100 };
        const names = {
          productCode: product.code,
          productName: 'Bond',
          variantCode: variant.code,
          variantName: 'Token',
        };
        await insert(db, 'orderItems', {
          orderId: order.id,
          productId: product.id,
          variantId: variant.id,
          quantity,
          nominalValue: quantity * 100,
          ...price,
          ...names,
        });
      }
      const card = await db
        .selectFrom('paymentMethods')
        .select('id')
        .where('code', '=', 'card')
        .executeTakeFirstOrThrow();
      await insert(db, 'payments', {
        orderId: order.id,
        methodId: card.id,
        state: order.checkoutState === 'completed' ? 'new' : 'cart',
        amount: order.total,
        createdAt: at,
        updatedAt: at,
      });
      return order;
    },
    again: ({ id }) => rowOf(db, 'orders', { id }),
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
