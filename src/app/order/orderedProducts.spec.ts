import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createHttp } from '#api/http.ts';
import { stubFetch } from '#api/testing/fetch.ts';
import { Order } from '#domain/shop/order.ts';
import { withProducts } from './orderedProducts.ts';

const productOf = (code: string, nominal = '100') => ({
  code,
  name: 'Wind',
  slug: code,
  allowToBuy: true,
  whitelisting: false,
  attributes: [{ code: 'nominal_value', name: 'Nennwert', stringValue: nominal }],
  defaultVariant: {
    code: `${code}-TOKEN`,
    name: 'Token',
    enabled: true,
    onHand: 1,
    inStock: true,
    tracked: true,
    channelPricings: [],
  },
});
const orderOf = (item: object) =>
  Order.parse({
    tokenValue: 'A',
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'ready',
    itemsTotal: 3,
    taxTotal: 0,
    total: 3,
    items: [
      { id: 1, productName: 'Wind', variant: 'WIND-TOKEN', quantity: 3, unitPrice: 1, subtotal: 3, total: 3, ...item },
    ],
  });
const Query = z.object({ variables: z.object({ phrase: z.string() }) });

const http = createHttp({
  settings: { apiBase: 'http://shop.test/api/v2/shop/' },
  locale: () => 'de',
  authoriser: { token: async () => null, rejected: () => {} },
  log: () => {},
});
let phrases: string[];
/** Products of the catalogue; null while the read fails. */
let catalogue: object[] | null;

beforeEach(() => {
  phrases = [];
  stubFetch(async (_: unknown, { body }: RequestInit) => {
    phrases.push(Query.parse(JSON.parse(String(body))).variables.phrase);
    const products = { collection: catalogue, paginationInfo: { totalCount: 1 } };
    const answer = catalogue === null ? {} : { data: { products } };
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(answer), { status: catalogue === null ? 404 : 200, headers });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an item that names only its variant gets the product, and the nominal value from its terms', async () => {
  catalogue = [productOf('WIND-2'), productOf('WIND', '1000')];
  const { items } = await withProducts(http, orderOf({}));
  expect(items).toMatchObject([{ productCode: 'WIND', nominalValue: 3000 }]);
  expect(phrases).toEqual(['Wind']);
});

test('the catalogue is not read for an item that names its product', async () => {
  const order = orderOf({ productCode: 'OTHER', nominalValue: 5 });
  expect(await withProducts(http, order)).toEqual(order);
  expect(phrases).toEqual([]);
});

test.each([
  ['does not list the product', [productOf('WIND-2')]],
  ['cannot be read', null],
])('an order is unchanged if the catalogue %s', async (_, listed) => {
  catalogue = listed;
  const order = orderOf({});
  expect(await withProducts(http, order)).toEqual(order);
  expect(phrases).toHaveLength(1);
});
