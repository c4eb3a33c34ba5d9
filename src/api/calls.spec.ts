// Requests that each call sends: method, address, parameters and body. The contract, not this spec, covers the shop's
// answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noDeclarations } from '#domain/order/suitability.ts';
import { readBlocks } from './blocks.ts';
import { readCategories } from './categories.ts';
import { readChannel } from './channels.ts';
import * as customers from './customers.ts';
import * as files from './files.ts';
import * as invoices from './invoices.ts';
import { migrate } from './migration.ts';
import { readOrder, readOrders } from './orders.ts';
import * as orderWrites from './orderWrites.ts';
import { readPage } from './pages.ts';
import * as passwords from './passwords.ts';
import { readPaymentMethods } from './paymentMethods.ts';
import { readPortfolio } from './portfolio.ts';
import { readProduct, readProducts } from './products.ts';
import * as purchases from './purchases.ts';
import * as questionnaires from './questionnaires.ts';
import { collectionCalls } from './testing/collectionCalls.ts';
import { stubFetch } from './testing/fetch.ts';
import { itemCalls } from './testing/itemCalls.ts';
import { type Made, made } from './testing/made.ts';
import { payoutCalls } from './testing/payoutCalls.ts';
import { profileCalls } from './testing/profileCalls.ts';
import { referralCalls } from './testing/referralCalls.ts';
import { httpOf } from './testing/shop.ts';
import { signUpCalls } from './testing/signUpCalls.ts';
import { transferCalls } from './testing/transferCalls.ts';
import { readEnrolment, setTwoFactor } from './twoFactor.ts';

const base = 'http://shop.test/api/v2/shop/';
const PDF = 'application/pdf';
const asked: unknown[] = [];
/** Answer of the fake shop; a function is called for each request. */
let answer: unknown;

const http = httpOf({
  authoriser: {
    token: async (call) => {
      asked.push(call);
      return 'jwt';
    },
    rejected: () => {},
  },
});

beforeEach(() => {
  asked.length = 0;
  answer = {};
  stubFetch(async (address: string | URL, { method, body, headers, signal }: RequestInit) => {
    signal?.throwIfAborted();
    asked.push(`${method} ${String(address).replace(base, '')}`);
    if (typeof body === 'string') asked.push(JSON.parse(body));
    if (body instanceof FormData) asked.push(await saidIn(body));
    const accept = new Headers(headers).get('Accept');
    if (accept === PDF || accept === 'text/csv') asked.push(accept);
    const said = typeof answer === 'function' ? answer() : answer;
    return Response.json(said);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the entries of a form, with files by name and text. */
async function saidIn(form: FormData): Promise<object> {
  const told = [...form].map(async ([name, value]) => {
    return [name, typeof value === 'string' ? value : { name: value.name, text: await value.text() }] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

const chosen = [{ question: 'interest', options: ['ifAble'] }];
const item = { tokenValue: 't', quantity: 3 };
const newPassword = { newPassword: 'after', confirmNewPassword: 'after' };

const calls: Made[] = [
  [['readChannel', 'GET channels'], made(readChannel)],
  [['readPages', 'GET cms-plugin/pages?limit=200&code=imprint'], made(readPage, 'imprint')],
  [['readBlocks', 'GET cms-plugin/blocks'], made(readBlocks)],
  [['readCustomer', 'GET customers/u'], made(customers.readCustomer, 'u')],
  [['readQuestionnaire', 'GET questionnaires/wphg'], made(questionnaires.readQuestionnaire, 'wphg')],
  [
    ['readAnsweredQuestionnaires', 'GET answered-questionnaires?customer.uuid=u'],
    made(questionnaires.readAnsweredQuestionnaires, 'u'),
  ],
  [
    ['answerQuestionnaire', 'POST answered-questionnaires', { questionnaire: 'wphg', answers: chosen }],
    made(questionnaires.answerQuestionnaire, { type: 'wphg', answers: chosen }),
  ],
  [['takeBackAnswers', 'DELETE answered-questionnaires/7'], made(questionnaires.takeBackAnswers, 7)],
  [['downloadFile', 'GET file/u/download', PDF], made(files.downloadFile, 'u')],
  [['readLegalDocument', 'GET legal-documents/7'], made(files.readLegalDocument, 7)],
  [['downloadInvoice', 'GET invoice/7/pdf', PDF], made(invoices.downloadInvoice, 7)],
  [['createOrder', 'POST orders', { locale: 'de', localeCode: 'de_DE' }], made(orderWrites.createOrder, 'de')],
  [['readOrder', 'GET orders/t'], made(readOrder, 't')],
  [['readOrders', 'GET orders?page=2&itemsPerPage=50'], made(readOrders, 2)],
  [['readOrders', 'GET orders?page=1&itemsPerPage=400'], (http, signal) => readOrders(http, 1, signal, 400)],
  [['cancelOrder', 'DELETE orders/t'], made(orderWrites.cancelOrder, 't')],
  [
    ['addItem', 'POST orders/t/items', { productVariant: 'v', quantity: 3 }],
    made(orderWrites.addItem, { ...item, variantCode: 'v' }),
  ],
  [
    ['changeQuantity', 'PATCH orders/t/items/5', { tokenValue: 't', quantity: 3, orderItemId: 5 }],
    made(orderWrites.changeQuantity, { ...item, itemId: 5 }),
  ],
  [
    ['sendLegalDocuments', 'PATCH orders/t/legal-documents-send', { orderTokenValue: 't' }],
    made(orderWrites.sendLegalDocuments, 't'),
  ],
  [
    ['confirmLegalDocuments', 'PATCH orders/t/legal-documents-confirm', { declarations: noDeclarations }],
    made(orderWrites.confirmLegalDocuments, { tokenValue: 't', declarations: noDeclarations }),
  ],
  [
    ['addressOrder', 'PATCH orders/t/legal-documents-confirm', { declarations: null, billingAddress: '/a/1' }],
    made(purchases.addressOrder, { tokenValue: 't', billingAddress: '/a/1' }),
  ],
  [
    ['choosePaymentMethod', 'PATCH orders/t/payments/9', { paymentMethod: 'card' }],
    made(orderWrites.choosePaymentMethod, { tokenValue: 't', paymentId: 9, method: 'card' }),
  ],
  [
    ['completeOrder', 'PATCH orders/t/complete', { notes: 'agreed' }],
    made(orderWrites.completeOrder, { tokenValue: 't', notes: 'agreed' }),
  ],
  [
    ['readCheckoutSession', 'GET orders/t/payments/9/configuration'],
    made(orderWrites.readCheckoutSession, { tokenValue: 't', paymentId: 9 }),
  ],
  [['readPaymentMethods', 'GET product-payment-configurations?product.code=WIND'], made(readPaymentMethods, 'WIND')],
  [
    ['requestReset', 'POST reset-password-requests', { email: 'a@example.org' }],
    made(passwords.requestReset, 'a@example.org'),
  ],
  [['lookAtLink', 'GET reset-password-requests/t'], made(passwords.lookAtLink, 't')],
  [
    ['resetPassword', 'PATCH reset-password-requests/t', newPassword],
    made(passwords.resetPassword, { token: 't', ...newPassword }),
  ],
  [
    ['changePassword', 'PUT customers/u/password', { currentPassword: 'before', ...newPassword }],
    made(passwords.changePassword, { customerUuid: 'u', currentPassword: 'before', ...newPassword }),
  ],
  [['readEnrolment', 'GET customers/u/2fa/qr-code'], made(readEnrolment, 'u')],
  [
    ['setTwoFactor', 'PUT customers/u/2fa/status', { enabled: true, code: '123456', currentPassword: 'before' }],
    made(setTwoFactor, { customerUuid: 'u', enabled: true, code: '123456', currentPassword: 'before' }),
  ],
  [
    ['migrate', 'PUT customers/migration/u', { customerId: 'K-1' }],
    made(migrate, { customerUuid: 'u', customerId: 'K-1' }),
  ],
  ...collectionCalls,
  ...itemCalls,
  ...profileCalls,
  ...transferCalls,
  ...signUpCalls,
  ...referralCalls,
  ...payoutCalls,
];

test.each(calls)('%j', async (expected, make) => {
  await make(http).catch(() => null);
  expect(asked).toEqual(expected);
});

test.each(calls)('%j ends when it is aborted', async (_, make) => {
  await expect(make(http, AbortSignal.abort())).rejects.toMatchObject({ failure: { kind: 'general', detail: null } });
});

const graphql = (call: string, query: string, variables: object) => [
  call,
  'POST graphql',
  { query: expect.stringContaining(query), variables },
];
const order = {
  id: 1,
  tokenValue: 't',
  checkoutState: 'completed',
  paymentState: 'paid',
  shippingState: 'ready',
  currencyCode: 'EUR',
  itemsTotal: 7,
  taxTotal: 0,
  total: 7,
};

test('invoices are requested by page, and by order if one is given', async () => {
  const invoice = { id: 3, number: 'RE-1', issuedAt: '2026-06-01', total: 7, order: { id: 1, tokenValue: 't' } };
  answer = { data: { invoices: { collection: [invoice], paginationInfo: { totalCount: 31 } } } };
  const page = await invoices.readInvoices(http, { page: 2, tokenValue: 't' });
  expect(asked).toEqual(
    graphql('readInvoices', 'invoices(order_tokenValue: $tokenValue, page: $page)', { page: 2, tokenValue: 't' }),
  );
  expect(page).toMatchObject({ member: [{ id: 3, number: 'RE-1' }], totalItems: 31 });
  const signal = AbortSignal.abort();
  await expect(invoices.readInvoices(http, { page: 1 }, signal)).rejects.toMatchObject({ failure: { detail: null } });
});

test('answered questionnaires are read to the last page', async () => {
  const one = (id: number) => ({ id, questionnaire: { type: 'wphg' }, grade: 12 });
  const pages = [one(1), one(2)].map((each) => ({ member: [each], totalItems: 2 }));
  answer = () => pages.shift();
  const all = await questionnaires.readAnsweredQuestionnaires(http, 'u');
  expect(asked).toEqual([
    'readAnsweredQuestionnaires',
    'GET answered-questionnaires?customer.uuid=u',
    'readAnsweredQuestionnaires',
    'GET answered-questionnaires?customer.uuid=u&page=2',
  ]);
  expect(all.map(({ id }) => id)).toEqual([1, 2]);
});

test('a portfolio is one query, with the latest page of the purchases', async () => {
  const asset = { amount: 5, product: { code: 'WIND', name: 'Wind' }, productVariant: { code: 'W' }, unitNominal: 100 };
  answer = () => ({
    data: { tokenAssets: { collection: [asset] }, paidOrders: { collection: [{ ...order, id: 1 }] } },
  });
  const { assets: held, purchases } = await readPortfolio(http);
  expect(held).toMatchObject([{ amount: 5, productCode: 'WIND', productName: 'Wind', variantCode: 'W' }]);
  expect(purchases.map(({ id }) => id)).toEqual([1]);
  const query = expect.stringMatching(/tokenAssets\(page: 1\)[\s\S]*paidOrders \{/);
  expect(asked).toEqual(['readPortfolio', 'POST graphql', { query, variables: {} }]);
});

const page = (...member: object[]) => ({ 'hydra:member': member, 'hydra:totalItems': member.length });
const piece = (id: number, code: string, enabled = true) => ({ id, code, enabled, translations: [] });

test('only content that is enabled and matches the code is returned', async () => {
  answer = page(piece(1, 'a', false), piece(2, 'a'), piece(3, 'b'));
  expect(await readPage(http, 'b')).toMatchObject({ code: 'b', enabled: true });
  expect(await readBlocks(http)).toMatchObject([{ code: 'a', enabled: true }, { code: 'b' }]);
  expect(await readPage(http, 'a')).toMatchObject({ code: 'a', enabled: true });
  expect(await readPage(http, 'none')).toBeNull();
});

test('the channel is the first one, or null', async () => {
  answer = page({ id: 1, code: 'web', name: 'Web', contactEmail: 'hallo@shop.test' });
  expect(await readChannel(http)).toMatchObject({ code: 'web' });
  answer = page();
  expect(await readChannel(http)).toBeNull();
});

test('products are requested in the given order, and an unknown product is not found', async () => {
  await readProducts(http, { page: 1, itemsPerPage: 3, latestFirst: true, phrase: 'wind' }).catch(() => null);
  const variables = { page: 1, itemsPerPage: 3, phrase: 'wind' };
  const latest = expect.stringContaining('createdAt: "DESC"');
  expect(asked).toEqual(['readProducts', 'POST graphql', { query: latest, variables }]);
  asked.length = 0;
  answer = { data: { product: null } };
  await expect(readProduct(http, 'WIND')).rejects.toMatchObject({ failure: { kind: 'notFound' } });
  const query = expect.stringContaining('product(id: $id)');
  expect(asked).toEqual(['readProduct', 'POST graphql', { query, variables: { id: '/api/v2/shop/products/WIND' } }]);
});

test('a page of products, oldest first, reports the total of all pages', async () => {
  const product = { id: 1, code: 'WIND', name: 'Wind', slug: 'wind', allowToBuy: true, whitelisting: false };
  answer = { data: { products: { collection: [product], paginationInfo: { totalCount: 31 } } } };
  const page = await readProducts(http, { page: 1, itemsPerPage: 12 });
  expect(asked).toEqual(graphql('readProducts', 'createdAt: "ASC"', { page: 1, itemsPerPage: 12 }));
  expect(page).toMatchObject({ member: [{ code: 'WIND' }], totalItems: 31 });
  answer = { data: { product } };
  expect(await readProduct(http, 'WIND')).toMatchObject({ code: 'WIND', defaultVariant: null });
});

test('categories include their subcategories', async () => {
  const below = { code: 'wind', level: 1, translations: [{ locale: 'de', name: 'Wind', slug: 'wind' }] };
  answer = {
    data: { categories: { collection: [{ code: 'energy', level: 0, children: [below] }] } },
  };
  expect(await readCategories(http)).toMatchObject([
    { code: 'energy', translations: [], children: [{ code: 'wind' }] },
  ]);
  expect(asked).toEqual(graphql('readCategories', 'query Categories', {}));
});

test('the payment methods of a product are the enabled ones', async () => {
  const method = (code: string, enabled: boolean) => ({ id: 1, code, name: code, enabled, kind: 'online' });
  answer = [method('card', true), method('debit', false)].map((paymentMethod, id) => ({
    id,
    productCode: 'WIND',
    paymentMethod,
  }));
  expect(await readPaymentMethods(http, 'WIND')).toEqual([{ ...method('card', true), description: null }]);
});
