import { introspectionFromSchema } from 'graphql';
import type { Reading } from '#domain/shop/settings.ts';
import { schemaOf } from '#sandbox/graphql/schema.ts';
import type { Finding } from '../../../src/workbench/conform/finding.ts';
import type { Answer, Deviation, Sent } from './deviatingShop.ts';

/** Origin of an app that may call the shop. */
export const ORIGIN = 'http://app.test';

const EXPOSED = 'Content-Disposition, Date, Retry-After';
const CORS = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
};
const json = (status: number, body: unknown): Answer => ({
  status,
  headers: new Headers({
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Expose-Headers': EXPOSED,
  }),
  body,
});
export const notFound = () => json(404, { detail: 'Not Found' });
const document = ({ path, body }: Sent) => (path === 'graphql' ? String(body?.query) : '');

/**
 * Adds what the embedded shop lacks without deviating: another origin, a readable schema, and answers for dead links.
 */
export const foreign: Deviation = {
  before(sent) {
    if (sent.method === 'OPTIONS') return { status: 204, headers: new Headers(CORS), body: null };
    return document(sent).includes('__schema')
      ? json(200, { data: introspectionFromSchema(schemaOf({ additions: true })) })
      : undefined;
  },
  after(given, { path }) {
    given.headers.set('Access-Control-Allow-Origin', ORIGIN);
    given.headers.set('Access-Control-Expose-Headers', EXPOSED);
    if (path.startsWith('reset-password-requests/') && given.status === 500) given.status = 404;
  },
};

interface Kind {
  /** Reading of the app. */
  reading: Reading;
  /** True if only a run with `--write` can find it. */
  isWriting: boolean;
  /** True if it makes journeys impossible to complete. */
  blocks: boolean;
}
/** Deviation with the only expected findings. */
type Row = readonly [name: string, deviation: Deviation, ...found: Pick<Finding, 'kind' | 'call' | 'path'>[]];
const rowsOf = (kind: Kind, rows: readonly Row[]) =>
  rows.map(([name, deviation, ...found]) => ({ ...kind, name, deviation, found }));

/** Changes the answer to a call below the API base. */
const answer = (
  method: string,
  path: RegExp,
  change: (body: Record<string, unknown>, answer: Answer) => void,
): Deviation => ({
  after(given, sent) {
    if (sent.method === method && path.test(sent.path) && given.status < 300) change(Object(given.body), given);
  },
});
const instead = (method: string, path: RegExp, own: (sent: Sent) => Answer | undefined): Deviation => ({
  before: (sent) => (sent.method === method && path.test(sent.path) ? own(sent) : undefined),
});
const query = (name: string, change: (data: Record<string, Record<string, unknown>>) => void): Deviation => ({
  after(given, sent) {
    if (document(sent).startsWith(`query ${name}`)) change(Object(Object(given.body).data));
  },
});
/** Changes the members of a list. */
const list = (
  path: string,
  change: (all: readonly Record<string, unknown>[]) => readonly Record<string, unknown>[],
): Deviation => ({
  after({ body }, sent) {
    const { 'hydra:member': all } = Object(body);
    if (sent.method === 'GET' && sent.path === path && Array.isArray(all)) Object(body)['hydra:member'] = change(all);
  },
});
const setting = (method: string, path: RegExp, fields: Readonly<Record<string, unknown>>): Deviation =>
  answer(method, path, (body) => Object.assign(body, fields));
const settingEach = (path: string, fields: Readonly<Record<string, unknown>>): Deviation =>
  list(path, (all) => all.map((each) => ({ ...each, ...fields })));
const without = (method: string, path: RegExp, field: string): Deviation =>
  answer(method, path, (body) => delete body[field]);
const total = (path: RegExp, change: (all: number) => unknown): Deviation =>
  answer('GET', path, (body) => Object.assign(body, { 'hydra:totalItems': change(Number(body['hydra:totalItems'])) }));
const doubled = (body: Record<string, unknown>) => {
  for (const name of ['itemsTotal', 'total']) body[name] = 2 * Number(body[name]);
};
/** Sets or removes a header. */
const header = (method: string, path: RegExp, name: string, value: string | null): Deviation =>
  answer(method, path, (_, { headers }) => (value === null ? headers.delete(name) : headers.set(name, value)));
const failing = (method: string, path: RegExp, status: number): Deviation =>
  instead(method, path, () => json(status, {}));
const failingQuery = (name: string): Deviation =>
  instead('POST', /^graphql$/, (sent) => (document(sent).startsWith(`query ${name}`) ? json(500, {}) : undefined));
const settingProduct = (fields: object): Deviation =>
  query('Product(', ({ product }) => Object.assign(Object(product), fields));
/** Sets the prices of products, in lists too. */
const prices = (channelPricings: readonly object[]): Deviation =>
  query('Product', ({ product }) => product && Object.assign(Object(product.defaultVariant), { channelPricings }));
/** Changes a call on its way to the shop. */
const asking = (change: (sent: Sent) => void): Deviation => ({ before: (sent) => void change(sent) });
const latestFirst = asking((sent) => {
  if (document(sent).startsWith('query Products'))
    sent.body = { ...sent.body, query: document(sent).replaceAll('ASC', 'DESC') };
});

/** Makes refresh tokens valid for ever, the same one or new ones; keeps the shop’s own token to renew the session. */
function undying({ isRotating }: { isRotating: boolean }): Deviation {
  let shown = '';
  let real = '';
  let times = 0;
  return {
    before(sent) {
      if (sent.path === 'token/invalidate' && sent.method === 'POST') return notFound();
      if (sent.path === 'token/refresh') sent.body = { refresh_token: real };
      return undefined;
    },
    after({ body }, { path }) {
      const tokens: Record<string, unknown> = Object(body);
      if (path === 'authentication-token') shown = real = String(tokens.refresh_token);
      if (path !== 'token/refresh' || typeof tokens.refresh_token !== 'string') return;
      real = tokens.refresh_token;
      times += 1;
      tokens.refresh_token = isRotating ? `${shown}-${times}` : shown;
    },
  };
}

/**
 * Acknowledges PUTs without saving them: the shop receives `kept` over the sent fields, or no field if `kept` is empty.
 */
const unsaving = (path: RegExp, kept: Readonly<Record<string, unknown>> = {}): Deviation => {
  let wanted: object | null = null;
  return {
    before(sent) {
      wanted = sent.method === 'PUT' && path.test(sent.path) ? sent.body : null;
      if (wanted) sent.body = Object.keys(kept).length > 0 ? { ...wanted, ...kept } : {};
      return undefined;
    },
    after: ({ body }) => void Object.assign(Object(body), wanted),
  };
};

/** Resets `fields` once a customer is saved, like a PUT that overwrites fields it does not name. */
function resetting(fields: Readonly<Record<string, unknown>>): Deviation {
  let isReset = false;
  return {
    after({ body }, { method, path }) {
      if (!/^customers\/[^/]+$/.test(path)) return;
      if (method === 'PUT') isReset = true;
      if (isReset) Object.assign(Object(body), fields);
    },
  };
}

function withoutField(): Deviation {
  return {
    before: (sent) =>
      /shortDescription/.test(document(sent)) && /^query Products?\b/.test(document(sent))
        ? json(200, { errors: [{ message: 'Cannot query field "shortDescription" on type "Product".' }] })
        : undefined,
    after({ body }, sent) {
      if (!document(sent).includes('__schema')) return;
      const types: { name: string; fields: { name: string }[] }[] = structuredClone(Object(body).data.__schema.types);
      for (const type of types)
        if (type.name === 'Product') type.fields = type.fields.filter(({ name }) => name !== 'shortDescription');
      Object(body).data = { __schema: { ...Object(body).data.__schema, types } };
    },
  };
}

const ORDER = /^orders\/[^/]+$/;
const CUSTOMER = /^customers\/[^/]+$/;
const every = (change: (answer: Answer, sent: Sent) => unknown): Deviation => ({
  after: (given, sent) => void change(given, sent),
});
/** Changes each order in an answer, in lists too. */
const orders = (change: (order: Record<string, unknown>, sent: Sent) => void): Deviation => ({
  after({ body }, sent) {
    if (!sent.path.startsWith('orders')) return;
    const answered: Record<string, unknown> = Object(body);
    if (Array.isArray(answered['hydra:member'])) for (const each of answered['hydra:member']) change(each, sent);
    else if (typeof answered.tokenValue === 'string') change(answered, sent);
  },
});
const ordersWithout = (field: string): Deviation => orders((order) => delete order[field]);
/** Changes the bank account of each order that is paid by transfer. */
const transfers = (change: (transfer: Record<string, unknown>) => object): Deviation =>
  orders((order) => {
    if (order.bankTransfer) order.bankTransfer = change(Object(order.bankTransfer));
  });
const itemsOf = ({ items }: Record<string, unknown>): Record<string, unknown>[] => (Array.isArray(items) ? items : []);
const settingItems = (fields: object): Deviation =>
  orders((order, { method }) => {
    if (method !== 'GET') for (const item of itemsOf(order)) Object.assign(item, fields);
  });
/** Returns a placed order as a cart from the second look on. */
function asCartAgain(): Deviation {
  let isPlaced = false;
  return orders((order, { method, path }) => {
    if (path.endsWith('/complete')) isPlaced = true;
    else if (isPlaced && method === 'GET' && ORDER.test(path))
      Object.assign(order, { checkoutState: 'cart', paymentState: 'cart' });
  });
}
/** Lists only the orders that were there at first. */
function unlisted(): Deviation {
  const listed = new Set<unknown>();
  return list('orders', (all) => {
    if (listed.size === 0) for (const { tokenValue } of all) listed.add(tokenValue);
    return all.filter(({ tokenValue }) => listed.has(tokenValue));
  });
}
const differs = (call: Finding['call'], path: string) => ({ kind: 'differs', call, path }) as const;
const missing = (call: Finding['call'], path: string) => ({ kind: 'missingFromSpecification', call, path }) as const;
const absent = (call: Finding['call'], path: string) => ({ kind: 'additionAbsent', call, path }) as const;

/** Removes the address of every file from an answer. */
function withoutAddresses(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('url' in value && !('locale' in value)) value.url = null;
  for (const each of Object.values(value)) withoutAddresses(each);
}

/** True for a call in the customer’s name; false for the run’s made-up token, which no shop has issued. */
export const isCustomer = (headers: Headers) => /^Bearer e/.test(headers.get('authorization') ?? '');
export const limited = (retryAfter: string): Answer => {
  const answered = json(429, { detail: 'Too many requests' });
  answered.headers.set('Retry-After', retryAfter);
  return answered;
};
/** Refuses the first of each of these calls with 429 and a wait of `seconds`. */
function limitOnce(calls: readonly string[], seconds: string): Deviation['before'] {
  const open = new Set(calls);
  return ({ method, path, headers }) =>
    (path !== 'orders' || isCustomer(headers)) && open.delete(`${method} ${path}`) ? limited(seconds) : undefined;
}

/** Returns refreshed tokens under another signature, and refuses them. */
function refusingRefreshed(): Deviation {
  let isRefreshed = false;
  const good = new Set<string>();
  return {
    before({ path, headers }) {
      if (path === 'token/refresh') isRefreshed = true;
      const token = headers.get('authorization') ?? '';
      return isRefreshed && token !== '' && path !== 'orders' && !good.has(token)
        ? json(401, { code: 401, message: 'Invalid JWT Token' })
        : undefined;
    },
    after({ body }, { path }) {
      const { token } = Object(body);
      if (path === 'authentication-token') good.add(`Bearer ${token}`);
      if (path === 'token/refresh' && token) Object(body).token = token.replace(/[^.]*$/, 'other');
    },
  };
}
/** Puts orders in a channel that the customer file does not name. */
export const otherChannel = ({ isListed }: { isListed: boolean }): Deviation => ({
  after({ body }, { path }) {
    const answered: Record<string, unknown> = Object(body);
    const channels = answered['hydra:member'];
    if (path === 'channels' && isListed && Array.isArray(channels))
      channels.push({ ...channels[0], '@id': '/api/v2/shop/channels/live', code: 'live' });
    if (typeof answered.tokenValue === 'string') answered.channel = '/api/v2/shop/channels/live';
  },
});

export const deviations = [
  ...rowsOf({ reading: 'investor', isWriting: false, blocks: true }, [
    [
      'a login without a refresh token',
      without('POST', /^authentication-token$/, 'refresh_token'),
      missing('login', 'refresh_token'),
    ],
    ['no refresh', instead('POST', /^token\/refresh$/, notFound), missing('refresh', '(status)')],
    [
      'no CORS',
      header('OPTIONS', /^orders/, 'Access-Control-Allow-Origin', null),
      differs('preflight', 'Access-Control-Allow-Origin'),
    ],
    [
      'CORS without PATCH',
      header('OPTIONS', /^orders/, 'Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE'),
      differs('preflight', 'Access-Control-Allow-Methods'),
    ],
    ['a birthday that is no day', setting('GET', CUSTOMER, { birthday: 'soon' }), differs('readCustomer', 'birthday')],
    [
      'an order in dollars',
      settingEach('orders', { currencyCode: 'USD' }),
      differs('readOrders', 'hydra:member[].currencyCode'),
    ],
    [
      'a product without a field that is asked for',
      withoutField(),
      missing('readProducts', 'Product.shortDescription'),
      missing('readProduct', 'Product.shortDescription'),
    ],
    [
      'an invoice as a page',
      header('GET', /^invoice\//, 'Content-Type', 'text/html'),
      differs('downloadInvoice', 'Content-Type'),
    ],
    [
      'answers without CORS',
      every(({ headers }, { method }) => {
        if (method !== 'OPTIONS') headers.delete('Access-Control-Allow-Origin');
      }),
      differs('preflight', 'Access-Control-Allow-Origin'),
    ],
    [
      'orders without CORS',
      header('GET', /^orders$/, 'Access-Control-Allow-Origin', null),
      differs('readOrders', 'Access-Control-Allow-Origin'),
    ],
    [
      'preflights that need a login',
      every((given, { method }) => method === 'OPTIONS' && Object.assign(given, { status: 401 })),
      differs('preflight', '(status)'),
    ],
    [
      'CORS without Authorization',
      header('OPTIONS', /./, 'Access-Control-Allow-Headers', 'Content-Type, Accept-Language'),
      differs('preflight', 'Access-Control-Allow-Headers'),
    ],
    ['a document that is not there', instead('GET', /^file\//, notFound), missing('downloadFile', '(status)')],
    [
      'documents that name no file',
      {
        after({ body }, sent) {
          const { legalDocuments } = Object(Object(Object(body).data).product);
          if (document(sent).startsWith('query Product(')) for (const each of legalDocuments) delete each.fileUuid;
          if (sent.path.startsWith('legal-documents/')) delete Object(body).fileUuid;
        },
      },
      missing('readLegalDocument', 'fileUuid'),
    ],
    [
      'an invoice without content',
      answer('GET', /^invoice\//, (_, given) => Object.assign(given, { body: new Uint8Array() })),
      differs('downloadInvoice', '(content)'),
    ],
    ['an error for referrals, an addition', failing('GET', /^referrals$/, 500), differs('readReferrals', '(status)')],
    ['refreshed tokens that are refused', refusingRefreshed(), differs('refresh', 'token')],
    [
      'a product without a default variant',
      settingProduct({ defaultVariant: null }),
      missing('readProduct', 'product.defaultVariant'),
    ],
    [
      'payment methods that are disabled',
      list('product-payment-configurations', (all) =>
        all.map((each) => ({ ...each, paymentMethod: { ...Object(each.paymentMethod), enabled: false } })),
      ),
      differs('readPaymentMethods', 'member[]'),
    ],
    [
      'no countries',
      setting('GET', /^countries$/, { 'hydra:member': [], 'hydra:totalItems': 0 }),
      missing('readCountries', 'member[]'),
    ],
    ['countries that are disabled', settingEach('countries', { enabled: false }), differs('readCountries', 'member[]')],
    [
      'orders elsewhere',
      every((given, { method, path }) => {
        if (method === 'GET' && path === 'orders' && given.status < 300) {
          given.status = 302;
          given.headers.set('Location', '/login');
        }
      }),
      differs('readOrders', '(redirect)'),
    ],
    [
      'an answer that is cut',
      answer('GET', /^customer-payouts$/, (_, given) =>
        Object.assign(given, { body: new TextEncoder().encode('{"hy') }),
      ),
      differs('readPayouts', 'Content-Type'),
    ],
  ]),
  ...rowsOf({ reading: 'investor', isWriting: false, blocks: false }, [
    [
      'a refresh token that is never rotated, and no invalidation',
      undying({ isRotating: false }),
      differs('endSession', 'refresh_token'),
      absent('endSession', '(status)'),
    ],
    [
      'refresh tokens that are rotated and stay good, and no invalidation',
      undying({ isRotating: true }),
      differs('endSession', 'refresh_token'),
      absent('endSession', '(status)'),
    ],
    [
      'English answers to German questions',
      asking((sent) => {
        sent.headers.set('accept-language', 'en-US');
      }),
      differs('readCountries', 'member[].name (de)'),
    ],
    [
      'HTML for unknown paths without Accept',
      {
        before: ({ path, headers }) =>
          path === 'conformance-check' && headers.get('accept') === '*/*'
            ? {
                ...notFound(),
                headers: new Headers({ 'Content-Type': 'text/html' }),
                body: new TextEncoder().encode('<h1>404</h1>'),
              }
            : undefined,
      },
      differs('unknownPath', '(answer) without Accept'),
    ],
    [
      '403 for a token that is no good',
      every(
        (given) =>
          given.status === 401 &&
          Object(given.body).message === 'Invalid JWT Token' &&
          Object.assign(given, { status: 403 }),
      ),
      differs('refusedToken', '(status)'),
    ],
    ['no referrals, an addition', instead('GET', /^referrals$/, notFound), absent('readReferrals', '(status)')],
    ['an unknown state', setting('GET', ORDER, { checkoutState: 'in_review' }), differs('readOrder', 'checkoutState')],
    [
      'an odd order among others',
      list('orders', (all) => all.map((each, index) => (index === 1 ? { ...each, tokenValue: undefined } : each))),
      missing('readOrders', 'hydra:member[].tokenValue'),
    ],
    [
      'texts that are null',
      settingEach('cms-plugin/pages', {
        translations: { de_DE: { name: null, content: null }, en_US: { name: null, content: null } },
      }),
      ...['imprint', 'privacy-policy', 'terms-and-conditions'].map((code) =>
        differs('readPages', `member[].translations of ${code}`),
      ),
    ],
    [
      'a page size that is ignored',
      asking((sent) => {
        if (sent.path === 'orders') sent.query.delete('itemsPerPage');
      }),
      differs('readOrders', 'member'),
    ],
    [
      'an error for the movements of the wallet, which no journey needs',
      failing('GET', /^token\/transactions$/, 500),
      differs('readLedger', '(status)'),
    ],
    [
      'an introspection without queries',
      {
        before: (sent) =>
          document(sent).includes('__schema') ? json(200, { data: { __schema: { types: [] } } }) : undefined,
      },
      differs('introspection', '__schema'),
    ],
    [
      'a rest of a transfer that is the whole',
      orders((order) => {
        if (order.bankTransfer) Object.assign(order, { paymentState: 'awaiting_payment', received: 100 });
        if (order.bankTransfer) Object(order.bankTransfer).amount = order.total;
      }),
      differs('readOrders', 'bankTransfer.amount'),
    ],
    [
      'orders that are dated tomorrow',
      orders((order) => {
        for (const field of ['legalDocsConfirmAt', 'checkoutCompletedAt'])
          if (order[field]) order[field] = new Date(Date.now() + 86_400_000).toISOString();
      }),
      differs('readOrder', 'legalDocsConfirmAt'),
      differs('readOrder', 'checkoutCompletedAt'),
    ],
    [
      'one number for all orders',
      orders((order) => {
        if (order.number) order.number = '000000001';
      }),
      differs('readOrder', 'number'),
    ],
    [
      'a limit of calls for an hour',
      instead('GET', /^orders$/, ({ headers }) => (isCustomer(headers) ? limited('3600') : undefined)),
      differs('readOrders', '(status)'),
    ],
    [
      'a total that is a hundred times too large',
      total(/^(?:orders|customer-payouts)$/, (all) => 100 * all),
      differs('readOrders', 'totalItems'),
      differs('readPayouts', 'totalItems'),
    ],
    ['a product without terms', settingProduct({ attributes: [] }), missing('readProduct', 'product.attributes')],
    [
      'a few countries of many',
      list('countries', (all) => all.filter(({ code }) => /^(?:DE|AT|CH)$/.test(String(code)))),
      differs('readCountries', 'totalItems'),
    ],
    [
      'an approved customer without bank details',
      setting('GET', CUSTOMER, { iban: null, bic: null, beneficiary: null }),
      missing('readCustomer', '(self-disclosure)'),
    ],
    [
      'no blocks of content',
      setting('GET', /^cms-plugin\/blocks$/, { 'hydra:member': [] }),
      missing('readBlocks', 'member[]'),
    ],
    [
      'no privacy policy',
      {
        after({ body }, { path, query: { size }, query: asked }) {
          if (path === 'cms-plugin/pages' && size > 0 && asked.get('code') === 'privacy-policy')
            Object.assign(Object(body), { 'hydra:member': [] });
        },
      },
      missing('readPages', 'member[] privacy-policy'),
    ],
    [
      'pages that are ignored',
      asking((sent) => {
        if (sent.path === 'orders') sent.query.delete('page');
      }),
      differs('readOrders', 'member'),
    ],
    [
      'a total below the entries of a page',
      setting('GET', /^orders$/, { 'hydra:totalItems': 1 }),
      differs('readOrders', 'totalItems'),
    ],
    [
      'orders without an order',
      list('orders', ([first, second, ...rest]) => (first && second ? [second, first, ...rest] : first ? [first] : [])),
      differs('readOrders', 'member[]'),
    ],
    [
      'wrong credentials as a bad request',
      every(
        (given, { path }) =>
          path === 'authentication-token' && given.status === 401 && Object.assign(given, { status: 400 }),
      ),
      differs('login', '(wrong credentials)'),
    ],
    [
      'refusals of tokens as HTML',
      every((given, { path }) => {
        if (path !== 'orders' || given.status !== 401) return;
        given.headers.set('Content-Type', 'text/html');
        given.body = new TextEncoder().encode('<h1>401</h1>');
      }),
      differs('refusedToken', '(answer)'),
    ],
    [
      'a clock that is a day late',
      every(({ headers }) => headers.set('Date', new Date(Date.now() - 86_400_000).toUTCString())),
      differs('readChannel', 'Date'),
    ],
    [
      'customers that caches may keep',
      header('GET', CUSTOMER, 'Cache-Control', 'public, max-age=3600'),
      differs('readCustomer', 'Cache-Control'),
    ],
    [
      'a channel in dollars',
      settingEach('channels', { baseCurrency: '/api/v2/shop/currencies/USD' }),
      differs('readChannel', 'member[].baseCurrency'),
    ],
    [
      'refusals of tokens in other words',
      every(
        (given, { path }) =>
          path === 'orders' &&
          given.status === 401 &&
          Object.assign(given, { body: { code: 401, message: 'Please log in.' } }),
      ),
      differs('refusedToken', 'message'),
    ],
    ['products in an order that cannot be asked for', latestFirst, differs('readProducts', 'products')],
    [
      'invoices that come oldest first',
      query('Invoice', ({ invoices }) => Object(invoices).collection?.reverse()),
      differs('readInvoices', 'invoices[].issuedAt'),
    ],
    [
      'movements of the wallet that come oldest first',
      list('token/transactions', (all) => all.toReversed()),
      differs('readLedger', 'member[].createdAt'),
    ],
  ]),
  ...rowsOf({ reading: 'investor', isWriting: true, blocks: true }, [
    [
      'a customer of unknown identity',
      without('GET', CUSTOMER, 'kycPassed'),
      missing('readCustomer', 'kycPassed'),
      differs('readProduct', '(rules)'),
    ],
    [
      'a PUT that empties other fields',
      resetting({ mobileNumber: null, adequacyTest: 7 }),
      differs('saveCustomer', 'mobileNumber'),
      differs('saveCustomer', 'adequacyTest'),
    ],
    [
      'a cart without a body',
      answer('POST', /^orders$/, (_, given) => Object.assign(given, { status: 204, body: null })),
      missing('createOrder', '(answer)'),
    ],
    [
      'an item of another variant',
      answer('POST', /\/items$/, (body) => {
        Object(Object(body.items)[0]).variant = 'OTHER';
      }),
      differs('addItem', 'items[].variant'),
    ],
    [
      'a payment that is not chosen',
      setting('PATCH', /\/payments\/\d+$/, { checkoutState: 'addressed' }),
      differs('choosePaymentMethod', 'checkoutState'),
    ],
    [
      'a default address that cannot be read',
      failing('GET', /^addresses\/\d+$/, 403),
      differs('readAddress', '(status)'),
    ],
    ['another quantity than was sent', settingItems({ quantity: 999 }), differs('addItem', 'items')],
    [
      'a new cart that is not empty',
      answer('POST', /^orders$/, (body) => {
        const prices = { unitPrice: 1, originalUnitPrice: 1, subtotal: 1, total: 1 };
        body.items = [
          { id: 9, variant: '/api/v2/shop/product-variants/OTHER', productName: 'o', quantity: 1, ...prices },
        ];
      }),
      differs('createOrder', 'items'),
    ],
    ['another price than the catalogue has', settingItems({ unitPrice: 1 }), differs('addItem', 'items[].unitPrice')],
    [
      'a total that grows once a payment is chosen',
      answer('PATCH', /\/payments\/\d+$/, doubled),
      differs('choosePaymentMethod', 'total'),
    ],
    [
      'a total that differs on a second look',
      answer('GET', ORDER, (body) => {
        if (body.checkoutState !== 'completed') body.total = Number(body.total) + 100;
      }),
      differs('readOrder', 'total'),
    ],
    [
      'a total that is doubled by the completion',
      answer('PATCH', /\/complete$/, doubled),
      differs('completeOrder', 'total'),
      differs('completeOrder', 'bankTransfer.amount'),
    ],
    [
      'a confirmation that is not dated',
      ordersWithout('legalDocsConfirmAt'),
      missing('confirmLegalDocuments', 'legalDocsConfirmAt'),
    ],
    [
      'a transfer of another amount than is due',
      transfers((transfer) => ({ ...transfer, amount: Number(transfer.amount) / 100 })),
      differs('readOrders', 'bankTransfer.amount'),
    ],
    [
      'an account whose check digits are wrong',
      transfers((transfer) => ({ ...transfer, iban: String(transfer.iban).replace(/^DE../, 'DE00') })),
      differs('readOrders', 'bankTransfer.iban'),
    ],
    ['a product without a price', prices([]), missing('readProduct', 'product.defaultVariant.channelPricings')],
    ['a PUT that saves nothing of a customer', unsaving(CUSTOMER), differs('saveCustomer', '(saved)')],
    [
      'a PUT that saves nothing of an address',
      unsaving(/^addresses\//, { street: 'Prüfweg 1' }),
      differs('changeAddress', '(saved)'),
    ],
    [
      'an address that is made and not listed',
      list('addresses', (all) => all.filter(({ street }) => !/Prüfweg/.test(String(street)))),
      differs('createAddress', '(saved)'),
    ],
    [
      'a payment that is not begun by the completion',
      setting('PATCH', /\/complete$/, { paymentState: 'cart' }),
      differs('completeOrder', 'paymentState'),
    ],
    [
      'a placed order that is still a cart',
      setting('PATCH', /\/complete$/, { checkoutState: 'cart' }),
      differs('completeOrder', 'checkoutState'),
    ],
    [
      'a placed order that is a cart on a second look',
      asCartAgain(),
      differs('readOrder', 'checkoutState'),
      differs('readOrder', 'paymentState'),
    ],
    ['a placed order that is not listed', unlisted(), differs('readOrders', 'member[]')],
  ]),
  ...rowsOf({ reading: 'investor', isWriting: true, blocks: false }, [
    [
      'a second account for a used address',
      every(
        (given, { method, path }) =>
          method === 'POST' &&
          path === 'customers' &&
          given.status === 422 &&
          Object.assign(given, json(201, { email: 'a@b.de' })),
      ),
      differs('signUp', '(used address)'),
    ],
    [
      'an error for an unknown verification link',
      failing('PATCH', /^account-verification-requests\//, 500),
      differs('verifyEmail', '(unknown link)'),
    ],
    ['an English cart', setting('POST', /^orders$/, { localeCode: 'en_US' }), differs('createOrder', 'localeCode')],
    [
      'an error at the second completion',
      every(
        (given, { path }) => path.endsWith('/complete') && given.status >= 400 && Object.assign(given, { status: 500 }),
      ),
      differs('completeOrder', '(status)'),
    ],
    [
      'a placed order that is deleted',
      every(
        (given, { method, path }) =>
          method === 'DELETE' &&
          ORDER.test(path) &&
          given.status === 404 &&
          Object.assign(given, { status: 204, body: null }),
      ),
      differs('cancelOrder', '(status)'),
    ],
    ['orders without a number', ordersWithout('number'), missing('completeOrder', 'number')],
    ['a transfer without an account', ordersWithout('bankTransfer'), missing('completeOrder', 'bankTransfer')],
    [
      'one purpose for all transfers',
      transfers((transfer) => ({ ...transfer, purpose: 'Parkett' })),
      differs('readOrders', 'bankTransfer.purpose'),
    ],
    [
      'a limit of calls that is soon over',
      { before: limitOnce(['GET orders', 'POST orders', 'POST authentication-token'], '1') },
    ],
    [
      'refusals in swapped languages',
      asking((sent) => {
        const isGerman = sent.headers.get('accept-language')?.startsWith('de');
        if (sent.path === 'addresses' && sent.method === 'POST')
          sent.headers.set('accept-language', isGerman ? 'en-US' : 'de-DE');
      }),
      differs('createAddress', 'violations[].message'),
    ],
    [
      'a change of an address that makes another',
      answer('PUT', /^addresses\//, (body) => {
        Object.assign(body, { '@id': '/api/v2/shop/addresses/99999', id: 99999 });
        delete body.iri;
      }),
      differs('changeAddress', 'iri'),
    ],
    ['orders without an address', ordersWithout('billingAddress'), missing('confirmLegalDocuments', 'billingAddress')],
    [
      'orders whose address is an IRI',
      orders((order) => {
        if (order.billingAddress) order.billingAddress = Object(order.billingAddress)['@id'];
      }),
      differs('confirmLegalDocuments', 'billingAddress'),
    ],
  ]),
  ...rowsOf({ reading: 'marketplace', isWriting: false, blocks: false }, [
    [
      'no pictures of works and creators, nor collections, sales and profiles by name',
      {
        before: (sent) =>
          /(?:collections|listings|customer)\((?:page|product_code|profileName): \$/.test(document(sent))
            ? json(200, { errors: [{ message: 'Cannot query field', locations: [{ line: 1, column: 1 }] }] })
            : undefined,
        after({ body }, sent) {
          if (sent.path === 'graphql' && !document(sent).includes('__schema')) withoutAddresses(body);
        },
      },
      ...(['readCollections', 'readSales', 'readPerson'] as const).map((call) => absent(call, '(query)')),
      ...(['readItems', 'readItem', 'readPeople'] as const).map((call) => absent(call, 'mediaFiles[].url')),
    ],
    ['works in an order that cannot be asked for', latestFirst, differs('readItems', 'products')],
  ]),
  ...rowsOf({ reading: 'marketplace', isWriting: true, blocks: true }, [
    ['a work without a price', prices([]), missing('readItem', 'product.defaultVariant.channelPricings')],
    [
      'a favourite that is not kept',
      settingEach('product-collections', { items: [] }),
      differs('addFavourite', '(saved)'),
    ],
    [
      'a favourite that stays',
      instead('DELETE', /^product-collection-items\//, () => ({ status: 204, headers: new Headers(CORS), body: null })),
      differs('removeFavourite', '(saved)'),
    ],
    [
      'a purchase that goes to another address',
      answer('PATCH', /\/legal-documents-confirm$/, (body) =>
        Object.assign(Object(body.billingAddress), { street: 'Weg 9' }),
      ),
      differs('addressOrder', 'billingAddress'),
    ],
  ]),
  ...rowsOf({ reading: 'marketplace', isWriting: false, blocks: true }, [
    ['no categories', failingQuery('Categories'), differs('readCategories', '(status)')],
  ]),
  ...rowsOf({ reading: 'marketplace', isWriting: true, blocks: false }, [
    ['a purchase without an address', ordersWithout('billingAddress'), missing('addressOrder', 'billingAddress')],
  ]),
];
