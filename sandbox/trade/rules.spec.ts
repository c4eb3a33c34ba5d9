import { describe, expect, test } from 'vitest';
import { insert } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import { freshMarket, type GoodFacts, refusalOf } from '../testing/market.ts';
import { countInvestors, hasInvested, isWhitelisted, mustMayBuy } from './rules.ts';

const market = freshMarket();

/** Subscription that breaks one rule, or barely keeps it. */
interface Case {
  good?: GoodFacts;
  buyer?: Partial<NewRow<'customers'>>;
  quantity?: number;
  /** A new item may have less than the minimum before its quantity is set. */
  final?: boolean;
}
const limits = { min_subscription: '50000', max_subscription_non_professional: '200000' };

describe('the right to buy, one broken rule at a time', () => {
  test.each<[why: string, refusal: string | undefined, Case]>([
    ['no obstacle', undefined, {}],
    ['the last token', undefined, { quantity: 10_000 }],
    ['one more than the stock', 'LAST_TOKENS', { quantity: 10_001 }],
    ['one more than an untracked stock', undefined, { quantity: 10_001, good: { variant: { tracked: 0 } } }],
    ['sold out', 'LAST_TOKENS', { good: { variant: { onHand: 0 } } }],
    ['not in stock', 'NOT_ALLOWED_TO_BUY', { good: { variant: { inStock: 0 } } }],
    ['no enabled variant', 'LAST_TOKENS', { good: { variant: { enabled: 0 } } }],
    ['not enabled', 'NOT_ALLOWED_TO_BUY', { good: { product: { enabled: 0 } } }],
    ['exclusive', 'NOT_ALLOWED_TO_BUY', { good: { product: { allowToBuy: 0 } } }],
    ['locked', 'NOT_ALLOWED_TO_BUY', { good: { product: { whitelisting: 1 } } }],
    ['rejected by the registrar', 'NOT_ALLOWED_TO_BUY', { buyer: { cryptoRegistrarStatus: 'rejected' } }],
    ['not approved', 'NOT_ALLOWED_TO_BUY', { buyer: { status: 'unchecked' } }],
    ['for professionals', 'PROFESSIONAL_ONLY', { good: { attributes: { professional_only: '1' } } }],
    [
      'for professionals, to a professional',
      undefined,
      { good: { attributes: { professional_only: '1' } }, buyer: { roles: 'professional_investor' } },
    ],
    ['just the minimum', undefined, { good: { attributes: limits }, quantity: 500, final: true }],
    ['less than the minimum', 'ORDER_TOO_LOW', { good: { attributes: limits }, quantity: 499, final: true }],
    ['less than the minimum, for now', undefined, { good: { attributes: limits }, quantity: 499 }],
    ['just the maximum', undefined, { good: { attributes: limits }, quantity: 2000 }],
    ['more than the maximum', 'ORDER_TOO_HIGH', { good: { attributes: limits }, quantity: 2001 }],
    [
      'more than the maximum, to a professional',
      undefined,
      { good: { attributes: limits }, quantity: 2001, buyer: { roles: 'professional_investor' } },
    ],
    ['no price, which no amount can exceed', undefined, { good: { attributes: limits, price: null }, quantity: 2001 }],
    ['no price, which no minimum reaches', 'ORDER_TOO_LOW', { good: { attributes: limits, price: null }, final: true }],
    ['no limits at all', undefined, { quantity: 1, final: true }],
  ])('%s: %s', async (_, refusal, { good = {}, buyer = {}, quantity = 500, final = false }) => {
    const { db } = market();
    const { product } = await market().good(good);
    const item = { productId: product.id, productCode: product.code, quantity };
    expect(await refusalOf(mustMayBuy(db, await market().buyer(buyer), item, final))).toBe(refusal);
  });

  test('a refusal names the limit that applies', async () => {
    const { db } = market();
    const buyer = await market().buyer();
    const of = async (facts: GoodFacts, quantity: number) => {
      const { product } = await market().good(facts);
      return mustMayBuy(db, buyer, { productId: product.id, productCode: product.code, quantity }, true);
    };
    const parameters = (figures: object) => ({ violations: [{ parameters: figures }] });
    await expect(of({ variant: { onHand: 7 } }, 8)).rejects.toMatchObject(parameters({ available: 7 }));
    await expect(of({ variant: { onHand: 0 } }, 8)).rejects.toMatchObject(parameters({ available: 0 }));
    await expect(of({ attributes: limits }, 1)).rejects.toMatchObject(parameters({ limit: 50_000 }));
    await expect(of({ attributes: limits }, 9_999)).rejects.toMatchObject(parameters({ limit: 200_000 }));
  });

  test('a locked product is open to the customers on its own list', async () => {
    const { db } = market();
    const one = await market().buyer();
    const other = await market().buyer();
    const locked = { product: { whitelisting: 1 } };
    const first = await market().good(locked);
    const second = await market().good(locked);
    await insert(db, 'whitelist', { productId: first.product.id, customerId: one.id });
    const listed = await Promise.all(
      [one, other].flatMap(({ id }) => [first, second].map(({ product }) => isWhitelisted(db, product.id, id))),
    );
    expect(listed).toEqual([true, false, false, false]);
    const item = { productId: first.product.id, productCode: first.product.code, quantity: 1 };
    expect(await refusalOf(mustMayBuy(db, one, item, true))).toBeUndefined();
    expect(await refusalOf(mustMayBuy(db, other, item, true))).toBe('NOT_ALLOWED_TO_BUY');
  });
});

describe('the investors of a bond', () => {
  test.each<[why: string, invested: boolean, facts: Partial<NewRow<'orders'>>]>([
    ['an unpaid order', true, {}],
    ['a paid order', true, { paymentState: 'paid' }],
    ['a cart', false, { checkoutState: 'cart' }],
    ['a cancelled order', false, { paymentState: 'cancelled' }],
    ['a refunded order', false, { paymentState: 'refunded' }],
  ])('%s counts as an investment: %s', async (_, invested, facts) => {
    const { db } = market();
    const buyer = await market().buyer();
    const other = await market().buyer();
    const good = await market().good();
    const another = await market().good();
    const order = await market().order(buyer, [[good, 10]], facts);
    expect(await hasInvested(db, buyer.id, good.product.id)).toBe(invested);
    expect(await hasInvested(db, other.id, good.product.id)).toBe(false);
    expect(await hasInvested(db, buyer.id, another.product.id)).toBe(false);
    expect(await hasInvested(db, buyer.id, good.product.id, order.id)).toBe(false);
  });

  test.each<[before: string | null, by: 1 | -1, after: string | null]>([
    ['0', 1, '1'],
    [null, 1, '1'],
    ['148', 1, '149'],
    // 150 would require a prospectus.
    ['149', 1, null],
    ['149', -1, '148'],
    // A manually set number may be too high; investors can always leave.
    ['160', -1, '159'],
    ['0', -1, '0'],
  ])('of %s change by %i to %s', async (before, by, after) => {
    const { db } = market();
    const good = await market().good({ attributes: { investor_count: before, isin: '7' } });
    await market().good({ attributes: { investor_count: '70' } });
    const refusal = await refusalOf(countInvestors(db, good.product.id, by));
    expect(refusal).toBe(after === null ? 'INVESTOR_LIMIT' : undefined);
    const values = await db.selectFrom('productAttributes').select('stringValue').orderBy('id').execute();
    expect(values.map(({ stringValue }) => stringValue)).toEqual([after ?? before, '7', '70']);
  });
});
