// Requests of the reads that several features share.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { stubFetch } from '#api/testing/fetch.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { readUnpaid } from '../order/unpaid.ts';
import { excerpts } from '../reads/excerpts.ts';
import { invoices } from '../reads/invoices.ts';
import { myItems } from '../reads/myItems.ts';
import { orderInvoices } from '../reads/orderInvoices.ts';
import { payouts } from '../reads/payouts.ts';
import { products } from '../reads/products.ts';
import { recentOrders } from '../reads/recentOrders.ts';
import { subscribedIn, subscriptions } from '../reads/subscriptions.ts';
import { createApp } from '../start/createApp.ts';
import { World } from '../testing/browser.ts';
import { definitions } from '../testing/reads.ts';
import type { Resource } from './resources.ts';

const CUSTOMER = {
  id: 1,
  uuid: 'anna',
  email: 'anna@example.de',
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
};

let world: World;
/** Variables and query of each GraphQL call. */
let queries: { query: string; variables: object }[];
/** Query strings of all other calls that have one. */
let searches: string[];
beforeEach(() => {
  world = new World();
  world.install();
  queries = [];
  searches = [];
  const answer = fetch;
  stubFetch((path: string, init: RequestInit) => {
    if (typeof init.body === 'string') queries.push(JSON.parse(init.body));
    const { search } = new URL(path, 'http://shop.test');
    if (search !== '') searches.push(search);
    return answer(path, init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function read<T>(resource: Resource<T>, key = '') {
  const { resources, session } = createApp(Settings.parse({ apiBase: 'http://shop.test/' }));
  await waitFor(session, isLoggedIn);
  resources.request([resource, key]);
  const snapshot = await waitFor(resources.of(resource, key), (each) => dataOf(each) !== null);
  return dataOf(snapshot);
}
const page = (collection: object[], totalCount: number) => ({ collection, paginationInfo: { totalCount } });

test('every read that contains works or counts is reloaded after a work was published or changed', async () => {
  const tells = async ({ read: ask }: Resource<unknown>) => {
    const asked: unknown[] = [];
    const refuse = (what: unknown) => {
      asked.push(what);
      return Promise.reject(new Error('This call is refused.'));
    };
    const http = {
      apiBase: '/api/v2/shop/',
      localeCodeOf: () => 'de_DE',
      get: refuse,
      post: refuse,
      put: refuse,
      patch: refuse,
      delete: refuse,
      graphql: ({ extended }: { extended: string }) => refuse(extended),
      blob: refuse,
    };
    const { signal } = new AbortController();
    await Promise.resolve(ask({ http, customerUuid: 'anna', key: 'K', signal }, () => undefined)).catch(() => null);
    return asked.some((what) => /\b(itemCount|posterUrl)\b|^product-collections/.test(String(what)));
  };
  const told = await Promise.all(definitions.map(async (each) => ((await tells(each)) ? [each] : [])));
  const works = told.flat().map(({ name, invalidatedBy }) => [name, invalidatedBy.includes('items')]);
  expect(works.length).toBeGreaterThan(7);
  expect(works.filter(([, isListed]) => !isListed)).toEqual([]);
});

const invoice = (id: number) => ({
  id,
  number: `RE-${id}`,
  issuedAt: '2026-06-01',
  total: 7,
  order: { id, tokenValue: 't' },
});

const product = { id: 1, code: 'WIND', name: 'Wind', slug: 'wind', allowToBuy: true, whitelisting: false };

test.each([
  { resource: invoices, key: '', query: 'Invoice', list: 'invoices', entry: invoice, variables: {} },
  {
    resource: orderInvoices,
    key: 'T7',
    query: 'Invoice',
    list: 'invoices',
    entry: invoice,
    variables: { tokenValue: 'T7' },
  },
  {
    resource: myItems,
    key: '',
    query: 'MyItems',
    list: 'myItems',
    entry: (id: number) => ({ id, product }),
    variables: {},
  },
])('$resource.name are read to the last page, each once', async ({ resource, key, query, list, entry, variables }) => {
  const pages = [page([entry(3), entry(2)], 4), page([entry(2), entry(1)], 4)];
  Object.defineProperty(world.answers, `/graphql/${query}`, { get: () => ({ data: { [list]: pages.shift() } }) });
  const all = await read<readonly { id: number }[]>(resource, key);
  expect(all?.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(queries.map((each) => each.variables)).toEqual([1, 2].map((page) => ({ ...variables, page })));
});

test('payouts are read to the last page, each once', async () => {
  const payout = (id: number) => ({ id, amount: id, payoutDate: '2026-06-01' });
  const pages = [
    [payout(3), payout(2)],
    [payout(2), payout(1)],
  ].map((member) => ({ member, totalItems: 4 }));
  Object.defineProperty(world.answers, '/customer-payouts', { get: () => pages.shift() });
  expect((await read(payouts))?.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(searches).toEqual(['?itemsPerPage=300', '?itemsPerPage=300&page=2']);
});

test.each(['oldest first', 'latest first'])('orders that the shop lists %s are read latest first', async (way) => {
  const order = (number: number) => ({
    tokenValue: `T${number}`,
    number: String(number),
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'shipped',
    itemsTotal: 1,
    taxTotal: 0,
    total: 1,
    checkoutCompletedAt: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
  });
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  const listed = way === 'oldest first' ? numbers : numbers.toReversed();
  const pages = [listed.slice(0, 50), listed.slice(50)].map((page) => ({ member: page.map(order), totalItems: 60 }));
  Object.defineProperty(world.answers, '/orders', { get: () => pages.shift() });
  const { http, session } = createApp(Settings.parse({ apiBase: 'http://shop.test/' }));
  await waitFor(session, isLoggedIn);
  const parts: number[][] = [];
  const numbersOf = (orders: readonly { number: string | null }[]) => orders.map(({ number }) => Number(number));
  const question = { http, customerUuid: 'anna', key: '', signal: new AbortController().signal };
  const all = await subscriptions.read(question, (part) => parts.push(numbersOf(part)));
  expect(numbersOf(all)).toEqual(numbers.toReversed());
  // The page that holds the latest orders: the last one, or the first.
  expect(parts).toEqual([numbers.toReversed().slice(0, way === 'oldest first' ? 10 : 50)]);
});

test.each([
  { way: 'oldest first', unpaid: [], pages: [1, 4] },
  { way: 'oldest first', unpaid: [199, 151], pages: [1, 4, 3] },
  { way: 'latest first', unpaid: [], pages: [1] },
  { way: 'latest first', unpaid: [199, 149], pages: [1, 2, 3] },
])('of orders listed $way, only pages back to one without an order to pay are read: $pages', async (list) => {
  const order = (number: number) => ({
    tokenValue: `T${number}`,
    number: String(number),
    checkoutState: 'completed',
    paymentState: list.unpaid.includes(number) ? 'partially_authorized' : 'paid',
    shippingState: 'ready',
    itemsTotal: 1,
    taxTotal: 0,
    total: 1,
    checkoutCompletedAt: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
  });
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const listed = (list.way === 'oldest first' ? numbers : numbers.toReversed()).map(order);
  const pages: number[] = [];
  const member = () => {
    const page = Number(new URLSearchParams(searches.at(-1)).get('page'));
    pages.push(page);
    return listed.slice(50 * (page - 1), 50 * page);
  };
  Object.defineProperty(world.answers, '/orders', { get: () => ({ member: member(), totalItems: 200 }) });
  const all = await read(recentOrders);
  expect(pages).toEqual(list.pages);
  expect(all?.at(0)?.number).toBe('199');
  expect(all?.length).toBe(50 * list.pages.length);
  expect(readUnpaid('anna')).toBe(list.unpaid.length > 0);
});

test('a read of the orders stores whether one waits for payment', async () => {
  const orders = (paymentState: string) => {
    const order = { tokenValue: 'T1', number: '1', checkoutState: 'completed', paymentState, shippingState: 'ready' };
    world.answers['/orders'] = { member: [{ ...order, itemsTotal: 1, taxTotal: 0, total: 1 }], totalItems: 1 };
    return read(subscriptions);
  };
  await orders('partially_authorized');
  expect(readUnpaid('anna')).toBe(true);
  await orders('paid');
  expect(readUnpaid('anna')).toBe(false);
});

test('the subscribed amount is unknown while orders are missing', async () => {
  const order = {
    tokenValue: 'T1',
    number: '1',
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'shipped',
    itemsTotal: 700,
    taxTotal: 0,
    total: 700,
    checkoutCompletedAt: '2026-01-01T08:00:00Z',
    items: [
      {
        id: 1,
        productCode: 'WIND',
        variant: 'WIND',
        quantity: 7,
        unitPrice: 100,
        subtotal: 700,
        total: 700,
        productName: 'Wind',
      },
    ],
  };
  const sold = { productCode: 'WIND', variantCode: 'WIND' };
  const { http, session } = createApp(Settings.parse({ apiBase: 'http://shop.test/' }));
  await waitFor(session, isLoggedIn);
  const question = { http, customerUuid: 'anna', key: '', signal: new AbortController().signal };
  const listed = async (...member: object[]) => {
    world.answers['/orders'] = { member, totalItems: member.length };
    return subscribedIn(await subscriptions.read(question, () => undefined), sold);
  };
  expect(await listed(order)).toBe(700);
  expect(await listed(order, { ...order, tokenValue: 7 })).toBeNull();
  expect(subscribedIn(null, sold)).toBeNull();
});

test.each([
  ['personal', [3, 1]],
  ['company', [3, 7, 1]],
])('register excerpts are read to the last page, for a %s account', async (accountType, expected) => {
  const excerpt = (id: number, createdAt: string) => ({ id, statementKind: 'manual', name: `${id}.pdf`, createdAt });
  world.answers['/customers/anna'] = { ...CUSTOMER, accountType };
  const pages = [
    { member: [excerpt(3, '2026-06-01')], totalItems: 2 },
    { member: [excerpt(1, '2025-06-01')], totalItems: 2 },
  ];
  Object.defineProperty(world.answers, '/customer-documents', { get: () => pages.shift() });
  world.answers['/customer-documents/company'] = { member: [excerpt(7, '2025-12-31')], totalItems: 1 };
  expect((await read(excerpts))?.map(({ id }) => id)).toEqual(expected);
  const asked = world.calls.filter((call) => call.includes('/company'));
  expect(asked).toHaveLength(accountType === 'company' ? 1 : 0);
});

test('products are the twelve latest', async () => {
  world.answers['/graphql/Products'] = { data: { products: page([product], 31) } };
  expect(await read(products)).toMatchObject([{ code: 'WIND' }]);
  expect(queries).toMatchObject([
    { query: expect.stringContaining('createdAt: "DESC"'), variables: { page: 1, itemsPerPage: 12 } },
  ]);
});
