import { beforeEach, describe, expect, test } from 'vitest';
import { insert, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { freshMarket, type Good, MORNING, refusalOf } from '../testing/market.ts';
import { addItem, confirmDocuments, onCart, openCart } from './cart.ts';

const market = freshMarket();
let buyer: Row<'customers'>;
beforeEach(async () => {
  buyer = await market().buyer();
});

const cartOf = (customer = buyer) => openCart(market().db, customer, 'de', MORNING);
const put = async (good: Good, quantity: number, customer = buyer) => {
  const { tokenValue } = await cartOf(customer);
  return onCart(market().db, customer, tokenValue, (trx, order) =>
    addItem(trx, customer, order, good.variant.code, quantity),
  );
};

describe('confirming the documents', () => {
  const confirm = (cart: Row<'orders'>, customer = buyer) =>
    onCart(market().db, customer, cart.tokenValue, (trx, order) =>
      confirmDocuments(trx, customer, order, null, MORNING),
    );
  const cityOf = ({ billingAddress }: Row<'orders'>) => JSON.parse(billingAddress ?? '{}');

  test('a second time takes the address again, and moves no step back', async () => {
    const { db } = market();
    const cart = await put(await market().good(), 1);
    await update(db, 'orders', { checkoutState: 'payment_selected' });
    await update(db, 'addresses', { city: 'Wien' });
    const confirmed = await confirm(cart);
    expect(confirmed.checkoutState).toBe('payment_selected');
    expect(cityOf(confirmed).city).toBe('Wien');
  });

  test('prefers a company’s own address to that of its representative', async () => {
    const { db } = market();
    const seat = { customerId: buyer.id, countryCode: 'DE', street: 'Kai 1', city: 'Kiel', postcode: '24103' };
    const { id } = await insert(db, 'addresses', seat);
    const company = await insert(db, 'companies', { uuid: 'c', defaultAddressId: id });
    const director = await market().buyer({ companyId: company.id });
    expect(cityOf(await confirm(await put(await market().good(), 1, director), director)).city).toBe('Kiel');
    await update(db, 'companies', { defaultAddressId: null });
    expect(cityOf(await confirm(await cartOf(director), director)).city).toBe('Bremen');
  });

  test('is refused for an empty cart, or without an address', async () => {
    await put(await market().good(), 1);
    const homeless = await market().buyer({ defaultAddressId: null });
    expect(await refusalOf(confirm(await cartOf(homeless), homeless))).toBe('WRONG_STATE');
    const cart = await put(await market().good(), 1, homeless);
    await expect(confirm(cart, homeless)).rejects.toMatchObject({
      status: 422,
      violations: [
        {
          propertyPath: 'billingAddress',
          code: 'ADDRESS_MISSING',
          message: { de: expect.stringMatching(/Anschrift/), en: expect.stringMatching(/address/) },
        },
      ],
    });
    expect(await market().again(cart)).toMatchObject({ legalDocsConfirmAt: null, checkoutState: 'cart' });
  });
});
