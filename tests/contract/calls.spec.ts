import { beforeAll, describe, expect, test } from 'vitest';
import type { Http } from '#api/http.ts';
import { lastError } from '#api/lastError.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { declaredFor } from '#sandbox/testing/declared.ts';
import { layer } from './support/layer.ts';
import { failureOf, useShop, type Visitor, variants } from './support/shops.ts';

/** The objects that the calls name: Julia's own, and those of everybody. */
interface Things {
  customerUuid: string;
  invoiceId: number;
  /** A completed order. */
  placed: string;
  /** The open one, with an item. */
  cart: string;
  itemId: number;
  paymentId: number;
  /** The open one that may be cancelled. */
  spare: string;
  variantCode: string;
  documentId: number;
  /** Those of what is in the open order. */
  documentIds: number[];
  fileUuid: string;
}

interface Row {
  /** Method and path below the API, as a fault is armed for them; `*` for an id, and GraphQL by the query's name. */
  address: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  run: (http: Http, things: Things) => Promise<unknown>;
  /**
   * `open`: a visitor may call it. `own`: it concerns a list or a new object of the caller. `owned`: it names an object
   * that belongs to a customer.
   */
  kind: 'open' | 'own' | 'owned';
}

const product = 'WIND-NORDSEE-2032';
const row = (kind: Row['kind'], address: Row['address'], run: Row['run']): Row => ({ kind, address, run });

/** Each call of the layer, in an order in which Julia can make them one after the other. */
const rows: Record<keyof typeof layer, Row> = {
  readCustomer: row('owned', 'GET customers/*', (http, { customerUuid }) => layer.readCustomer(http, customerUuid)),
  readPortfolio: row('own', 'POST graphql/Portfolio', (http) => layer.readPortfolio(http)),
  readPayouts: row('own', 'GET customer-payouts', (http) => layer.readPayouts(http, 1)),
  readInvoices: row('own', 'POST graphql/Invoice', (http) => layer.readInvoices(http, { page: 1 })),
  downloadInvoice: row('owned', 'GET invoice/*/pdf', (http, { invoiceId }) => layer.downloadInvoice(http, invoiceId)),
  readProducts: row('open', 'POST graphql/Products', (http) => layer.readProducts(http, { page: 1, itemsPerPage: 8 })),
  readProduct: row('open', 'POST graphql/Product', (http) => layer.readProduct(http, product)),
  readCategories: row('open', 'POST graphql/Categories', (http) => layer.readCategories(http)),
  readPaymentMethods: row('open', 'GET product-payment-configurations', (http) =>
    layer.readPaymentMethods(http, product),
  ),
  readLegalDocument: row('open', 'GET legal-documents/*', (http, { documentId }) =>
    layer.readLegalDocument(http, documentId),
  ),
  downloadFile: row('open', 'GET file/*/download', (http, { fileUuid }) => layer.downloadFile(http, fileUuid)),
  readPage: row('open', 'GET cms-plugin/pages', (http) => layer.readPage(http, 'imprint')),
  readBlocks: row('open', 'GET cms-plugin/blocks', (http) => layer.readBlocks(http)),
  readChannel: row('open', 'GET channels', (http) => layer.readChannel(http)),
  readOrders: row('own', 'GET orders', (http) => layer.readOrders(http, 1)),
  readOrder: row('owned', 'GET orders/*', (http, { placed }) => layer.readOrder(http, placed)),
  addItem: row('owned', 'POST orders/*/items', (http, { cart, variantCode }) =>
    layer.addItem(http, { tokenValue: cart, variantCode, quantity: 1000 }),
  ),
  changeQuantity: row('owned', 'PATCH orders/*/items/*', (http, { cart, itemId }) =>
    layer.changeQuantity(http, { tokenValue: cart, itemId, quantity: 3000 }),
  ),
  sendLegalDocuments: row('owned', 'PATCH orders/*/legal-documents-send', (http, { cart }) =>
    layer.sendLegalDocuments(http, cart),
  ),
  confirmLegalDocuments: row('owned', 'PATCH orders/*/legal-documents-confirm', (http, { cart, documentIds }) =>
    layer.confirmLegalDocuments(http, { tokenValue: cart, declarations: declaredFor(documentIds) }),
  ),
  choosePaymentMethod: row('owned', 'PATCH orders/*/payments/*', (http, { cart, paymentId }) =>
    layer.choosePaymentMethod(http, { tokenValue: cart, paymentId, method: 'card' }),
  ),
  completeOrder: row('owned', 'PATCH orders/*/complete', (http, { cart }) =>
    layer.completeOrder(http, { tokenValue: cart, notes: 'Erklärungen' }),
  ),
  readCheckoutSession: row('owned', 'GET orders/*/payments/*/configuration', (http, { cart, paymentId }) =>
    layer.readCheckoutSession(http, { tokenValue: cart, paymentId }),
  ),
  createOrder: row('own', 'POST orders', async (http, things) => {
    things.spare = (await layer.createOrder(http, 'de')).tokenValue;
  }),
  cancelOrder: row('owned', 'DELETE orders/*', (http, { spare }) => layer.cancelOrder(http, spare)),
};
const calls = Object.entries(rows).map(([name, each]) => ({ name, ...each }));

/** The failure that each fault of the sandbox must become: faults that keep the call from the shop, … */
const refusals: { arm: object; kind: Failure['kind'] }[] = [
  { arm: { kind: 'status', status: 500 }, kind: 'general' },
  { arm: { kind: 'status', status: 503 }, kind: 'general' },
  { arm: { kind: 'status', status: 404 }, kind: 'notFound' },
  { arm: { kind: 'status', status: 409 }, kind: 'conflict' },
  { arm: { kind: 'status', status: 429 }, kind: 'rateLimited' },
  { arm: { kind: 'status', status: 401 }, kind: 'unauthorized' },
  { arm: { kind: 'cutBefore' }, kind: 'offline' },
];
/** … and faults that spoil its answer. */
const mishaps: typeof refusals = [
  { arm: { kind: 'cutAfter' }, kind: 'offline' },
  { arm: { kind: 'wrongShape' }, kind: 'contract' },
];

test('no call of the layer is left out', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../src/api/*.ts', '!**/*.spec.ts'], { eager: true });
  const all = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((each) => typeof each === 'function')
    .filter((each) => /^(async )?function \w+\(http\b/.test(each.toString()))
    .map(({ name }) => name);
  expect(new Set(Object.keys(rows))).toEqual(new Set(all));
});

describe.each(variants)('every call ($name)', (variant) => {
  const shop = useShop(variant);
  let julia: Visitor;
  let other: Visitor;
  let things: Things;

  beforeAll(async () => {
    [julia, other] = [await shop.as('julia'), await shop.as('company')];
    const { http, customerUuid } = julia;
    const [invoices, orders, { defaultVariant, legalDocuments }, opened] = await Promise.all([
      layer.readInvoices(http, { page: 1 }),
      layer.readOrders(http, 1),
      layer.readProduct(http, product),
      layer.createOrder(http, 'de'),
    ]);
    const variantCode = defaultVariant?.code ?? '';
    const cart = await layer.addItem(http, { tokenValue: opened.tokenValue, variantCode, quantity: 1 });
    things = {
      customerUuid,
      invoiceId: invoices.member[0]?.id ?? 0,
      placed: orders.member[0]?.tokenValue ?? '',
      cart: cart.tokenValue,
      itemId: cart.items[0]?.id ?? 0,
      paymentId: cart.payments[0]?.id ?? 0,
      spare: cart.tokenValue,
      variantCode,
      documentId: legalDocuments[0]?.id ?? 0,
      documentIds: legalDocuments.map(({ id }) => id),
      fileUuid: legalDocuments[0]?.fileUuid ?? '',
    };
  });

  test.each(calls.filter(({ kind }) => kind !== 'open'))('$name is not for visitors', async ({ run }) => {
    const visitor = shop.visit();
    expect(await failureOf(run(visitor.http, things))).toEqual({ kind: 'unauthorized' });
    expect(visitor.rejected).toEqual([]);
  });

  test.each(calls.filter(({ kind }) => kind === 'owned'))('$name finds nothing of somebody else', async ({ run }) => {
    expect(await failureOf(run(other.http, things))).toEqual({ kind: 'notFound' });
  });

  test.each(calls)('$name turns each fault into its failure', async ({ name, address, run }) => {
    const [method, path] = address.split(' ');
    // A call that reaches the shop before it fails can be repeated only where it changes nothing.
    const harmless = !/^(PATCH|DELETE)/.test(address) && name !== 'readCheckoutSession';
    for (const { arm, kind } of harmless ? [...refusals, ...mishaps] : refusals) {
      julia.rejected.length = 0;
      await shop.control('faults', { method, path, ...arm });
      expect(await failureOf(run(julia.http, things)), JSON.stringify(arm)).toMatchObject({ kind });
      expect(julia.rejected).toEqual(kind === 'unauthorized' ? [julia.session.token()] : []);
      if ('status' in arm) expect(lastError()).toMatchObject({ call: expect.any(String), status: arm.status });
    }
  });

  test.each(calls)('$name is answered as agreed', async ({ kind, run }) => {
    julia.rejected.length = 0;
    await run(julia.http, things);
    if (kind === 'open') await run(shop.visit('en').http, things);
    expect(julia.rejected).toEqual([]);
  });
});
