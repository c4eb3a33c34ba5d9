import { beforeEach, describe, expect, test } from 'vitest';
import { insert, rowsOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { freshMarket, type Good, type GoodFacts, MORNING, refusalOf } from '../testing/market.ts';
import { addItem, changePrice, changeQuantity, onCart, openCart } from './cart.ts';

const market = freshMarket();
let buyer: Row<'customers'>;
beforeEach(async () => {
  buyer = await market().buyer();
});

const cartOf = (customer = buyer, locale = 'de') => openCart(market().db, customer, locale, MORNING);
const linesOf = ({ id }: Row<'orders'>) => rowsOf(market().db, 'orderItems', { orderId: id });
/** Adds tokens to the buyer’s cart and returns the cart. */
const put = async (good: Good, quantity: number, customer = buyer) => {
  const { tokenValue } = await cartOf(customer);
  return onCart(market().db, customer, tokenValue, (trx, order) =>
    addItem(trx, customer, order, good.variant.code, quantity),
  );
};
const work = (price: number): GoodFacts => ({ product: { kind: 'item', taxPercent: 19 }, price });

describe('a cart', () => {
  test('is unchanged after a refused change', async () => {
    const cart = await cartOf();
    const good = await market().good();
    const change = onCart(market().db, buyer, cart.tokenValue, async (trx, order) => {
      await addItem(trx, buyer, order, good.variant.code, 1);
      throw new Error('cut');
    });
    await expect(change).rejects.toThrow('cut');
    expect(await linesOf(cart)).toEqual([]);
  });
});

describe('adding', () => {
  test('a line stores names and prices at that time; the totals follow, including the tax', async () => {
    const good = await market().good({ ...work(49_07), price: null });
    const { db } = market();
    const of = { variantId: good.variant.id };
    await insert(db, 'pricings', { ...of, channelCode: 'web', price: 1 });
    await insert(db, 'pricings', { ...of, channelCode: 'token', price: 49_07, originalPrice: 55_00 });
    const cart = await put(good, 3);
    expect(await linesOf(cart)).toMatchObject([
      {
        productId: good.product.id,
        variantId: good.variant.id,
        productCode: good.product.code,
        productName: good.product.code,
        variantCode: good.variant.code,
        variantName: 'Token',
        quantity: 3,
        unitPrice: 49_07,
        originalUnitPrice: 55_00,
        subtotal: 147_21,
        taxTotal: 23_50,
        total: 147_21,
        // A token has a nominal value of one euro unless the product states another.
        nominalValue: 300,
      },
    ]);
    expect(cart).toMatchObject({ itemsTotal: 123_71, taxTotal: 23_50, total: 147_21 });
    expect(await db.selectFrom('payments').select('amount').execute()).toEqual([{ amount: 147_21 }]);
  });

  test('the price is used without an original price, and the nominal value comes from the product', async () => {
    const good = await market().good({ price: 98, attributes: { nominal_value: '1000' } });
    const free = await market().good({ price: 98, attributes: { nominal_value: '0' } });
    const [line, other] = await linesOf(await put(free, 5).then(() => put(good, 5)));
    expect(line).toMatchObject({ unitPrice: 98, originalUnitPrice: 98, nominalValue: 490 });
    expect(other).toMatchObject({ unitPrice: 98, originalUnitPrice: 98, nominalValue: 5000 });
  });

  test.each([
    ['de', ['de', 'en'], 'name de'],
    ['en', ['de', 'en'], 'name en'],
    ['fr', ['en', 'de'], 'name de'],
    ['fr', ['en'], 'name en'],
  ])('a cart in %s of a product named in %j calls it %j', async (locale, languages, name) => {
    const good = await market().good();
    for (const each of languages)
      await insert(market().db, 'productTranslations', {
        productId: good.product.id,
        locale: each,
        name: `name ${each}`,
      });
    const cart = await cartOf(buyer, locale);
    await onCart(market().db, buyer, cart.tokenValue, (trx, order) => addItem(trx, buyer, order, good.variant.code, 1));
    expect(await linesOf(cart)).toMatchObject([{ productName: name }]);
  });

  test('the same good goes into its line, another good into another, and another cart has its own', async () => {
    const one = await market().good({ attributes: { nominal_value: '250' } });
    const two = await market().good();
    const other = await market().buyer();
    await put(one, 7, other);
    await put(one, 3);
    await put(two, 1);
    const cart = await put(one, 2);
    expect(await linesOf(cart)).toMatchObject([
      { variantId: one.variant.id, quantity: 5, subtotal: 500, total: 500, nominalValue: 1250 },
      { variantId: two.variant.id, quantity: 1, subtotal: 100, total: 100, nominalValue: 100 },
    ]);
    expect(cart).toMatchObject({ itemsTotal: 600, taxTotal: 0, total: 600 });
    expect(await linesOf(await cartOf(other))).toMatchObject([{ quantity: 7 }]);
    expect((await cartOf(other)).total).toBe(700);
  });

  test('the limits count the cart and the new line together', async () => {
    const good = await market().good({ variant: { onHand: 5 } });
    await put(good, 3);
    expect(await refusalOf(put(good, 3))).toBe('LAST_TOKENS');
    expect(await refusalOf(put(good, 2))).toBeUndefined();
  });

  test.each<[why: string, facts: GoodFacts, refusal: string | number]>([
    ['a variant that is not enabled', { variant: { enabled: 0 } }, 422],
    ['a product that is not enabled', { product: { enabled: 0 } }, 422],
    ['a product without a price in the channel of the tokens', { price: null }, 'NOT_ALLOWED_TO_BUY'],
  ])('refuses %s', async (_, facts, refusal) => {
    const good = await market().good(facts);
    await market().good();
    expect(await refusalOf(put(good, 1))).toBe(refusal);
    expect(await linesOf(await cartOf())).toEqual([]);
  });

  test('the refusal of an unknown variant names it', async () => {
    const { tokenValue } = await cartOf();
    const add = onCart(market().db, buyer, tokenValue, (trx, order) => addItem(trx, buyer, order, 'variants/none', 1));
    const saying = (code: string) => {
      const message = `The product variant with ${code} does not exist.`;
      return { status: 422, violations: [{ propertyPath: '', code: null, message: { de: message, en: message } }] };
    };
    await expect(add).rejects.toMatchObject(saying('none'));
    const hidden = await market().good({ product: { enabled: 0 } });
    await expect(put(hidden, 1)).rejects.toMatchObject(saying(hidden.variant.code));
  });
});

describe('changing', () => {
  const change = (cart: Row<'orders'>, itemId: number, quantity: number) =>
    onCart(market().db, buyer, cart.tokenValue, (trx, order) => changeQuantity(trx, buyer, order, itemId, quantity));

  test('the quantity of a line changes all its figures, and no other line', async () => {
    const one = await market().good({ attributes: { nominal_value: '250' } });
    const two = await market().good(work(10));
    await put(two, 9);
    const cart = await put(one, 4);
    const [first, second] = await linesOf(cart);
    const after = await change(cart, second?.id ?? 0, 6);
    expect(await linesOf(cart)).toMatchObject([
      first ?? {},
      { quantity: 6, subtotal: 600, total: 600, nominalValue: 1500 },
    ]);
    expect(after).toMatchObject({ itemsTotal: 676, taxTotal: 14, total: 690 });
  });

  test('the minimum applies, which it does not while a line is added', async () => {
    const good = await market().good({ attributes: { min_subscription: '50000' } });
    const cart = await put(good, 1);
    const [line] = await linesOf(cart);
    expect(await refusalOf(change(cart, line?.id ?? 0, 499))).toBe('ORDER_TOO_LOW');
    expect(await refusalOf(change(cart, line?.id ?? 0, 500))).toBeUndefined();
  });

  test('a line of another customer’s cart is not found', async () => {
    const good = await market().good();
    const theirs = await put(good, 1, await market().buyer());
    const [line] = await linesOf(theirs);
    expect(await refusalOf(change(await cartOf(), line?.id ?? 0, 5))).toBe(404);
    expect(await refusalOf(change(await cartOf(), 77, 5))).toBe(404);
    expect(await linesOf(theirs)).toMatchObject([{ quantity: 1 }]);
  });

  test('a price changes only in open carts, for this product and channel', async () => {
    const good = await market().good(work(10));
    const other = await market().good();
    const { db } = market();
    await update(db, 'pricings', { originalPrice: 20 });
    await insert(db, 'pricings', { variantId: good.variant.id, channelCode: 'web', price: 1 });
    const placed = await market().order(await market().buyer(), [[good, 3]]);
    await put(other, 1);
    const cart = await put(good, 10);
    await changePrice(db, good.product.id, 99);
    expect(await linesOf(cart)).toMatchObject([
      { unitPrice: 100, originalUnitPrice: 20 },
      { unitPrice: 99, originalUnitPrice: 99, subtotal: 990, taxTotal: 158, total: 990, nominalValue: 1000 },
    ]);
    expect(await market().again(cart)).toMatchObject({ itemsTotal: 932, taxTotal: 158, total: 1090 });
    expect(await linesOf(placed)).toMatchObject([{ unitPrice: 100, subtotal: 300 }]);
    expect((await market().again(placed)).total).toBe(placed.total);
    expect(await db.selectFrom('pricings').select(['price', 'originalPrice']).orderBy('id').execute()).toEqual([
      { price: 99, originalPrice: null },
      { price: 100, originalPrice: 20 },
      { price: 1, originalPrice: null },
    ]);
  });
});
