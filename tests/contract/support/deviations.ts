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
 * Adds what the embedded shop lacks and is no deviation: another origin, a readable schema, and answers for dead links.
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

interface Row {
  name: string;
  /** True if only a run with `--write` can find it. */
  isWriting?: true;
  /** True if another deviation may hide it, although that concerns another call. */
  isAlone?: true;
  /** Reading of the app; `investor` unless set. */
  reading?: Reading;
  plant: () => Deviation;
  /** The only expected findings. */
  found: readonly Pick<Finding, 'kind' | 'call' | 'path'>[];
  /** True if it makes journeys impossible to complete. */
  blocks: boolean;
}

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
const member = (body: Record<string, unknown>, change: (each: Record<string, unknown>) => void) => {
  if (Array.isArray(body['hydra:member'])) for (const each of body['hydra:member']) change(each);
};

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
const every = (change: (answer: Answer, sent: Sent) => void): Deviation => ({ after: change });
/** Changes each order in an answer, in lists too. */
const orders = (change: (order: Record<string, unknown>, sent: Sent) => void): Deviation => ({
  after({ body }, sent) {
    if (!sent.path.startsWith('orders')) return;
    const answered: Record<string, unknown> = Object(body);
    if (Array.isArray(answered['hydra:member'])) member(answered, (each) => change(each, sent));
    else if (typeof answered.tokenValue === 'string') change(answered, sent);
  },
});
/** Changes the bank account of each order that is paid by transfer. */
const transfers = (change: (transfer: Record<string, unknown>) => void): Deviation =>
  orders(({ bankTransfer }) => {
    if (bankTransfer) change(Object(bankTransfer));
  });
const itemsOf = ({ items }: Record<string, unknown>): Record<string, unknown>[] => (Array.isArray(items) ? items : []);
const variantOf = (product: unknown): Record<string, unknown> => Object(Object(product).defaultVariant);
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

/** Returns the same claims under another signature. */
const reSigned = (token: string) => `${token.slice(0, token.lastIndexOf('.') + 1)}other`;

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

export const deviations: readonly Row[] = [
  {
    name: 'a login without a refresh token',
    plant: () => answer('POST', /^authentication-token$/, (body) => delete body.refresh_token),
    found: [missing('login', 'refresh_token')],
    blocks: true,
  },
  {
    name: 'a login whose customer is an object',
    plant: () =>
      answer('POST', /^authentication-token$/, (body) => {
        body.customer = { id: 7 };
      }),
    found: [differs('login', 'customer')],
    blocks: true,
  },
  {
    name: 'no refresh',
    plant: () => instead('POST', /^token\/refresh$/, notFound),
    found: [missing('refresh', '(status)')],
    blocks: true,
  },
  {
    name: 'a refresh token that is never rotated, and no invalidation',
    plant: () => undying({ isRotating: false }),
    found: [differs('endSession', 'refresh_token'), absent('endSession', '(status)')],
    blocks: false,
  },
  {
    name: 'refresh tokens that are rotated and stay good, and no invalidation',
    plant: () => undying({ isRotating: true }),
    found: [differs('endSession', 'refresh_token'), absent('endSession', '(status)')],
    blocks: false,
  },
  {
    name: 'a customer of unknown identity',
    isWriting: true,
    plant: () => answer('GET', /^customers\/[^/]+$/, (body) => delete body.kycPassed),
    found: [missing('readCustomer', 'kycPassed'), differs('readProduct', '(rules)')],
    blocks: true,
  },
  {
    name: 'an account of another type',
    plant: () =>
      answer('GET', /^customers\/[^/]+$/, (body) => {
        body.accountType = 'firm';
      }),
    found: [differs('readCustomer', 'accountType')],
    blocks: true,
  },
  {
    name: 'a product that does not say whether it is sold',
    isWriting: true,
    plant: () => query('Product(', ({ product }) => delete Object(product).allowToBuy),
    found: [missing('readProduct', 'product.allowToBuy'), differs('readProduct', '(rules)')],
    blocks: true,
  },
  {
    name: 'English answers to German questions',
    plant: () => ({
      before(sent) {
        sent.headers.set('accept-language', 'en-US');
        return undefined;
      },
    }),
    found: [differs('readCountries', 'member[].name (de)')],
    blocks: false,
  },
  {
    name: 'English refusals of German forms',
    isWriting: true,
    plant: () => ({
      before(sent) {
        if (sent.path === 'addresses') sent.headers.set('accept-language', 'en-US');
        return undefined;
      },
    }),
    found: [differs('createAddress', 'violations[].message')],
    blocks: false,
  },
  {
    name: 'HTML for unknown paths without Accept',
    plant: () => ({
      before: ({ path, headers }) =>
        path === 'conformance-check' && headers.get('accept') === '*/*'
          ? {
              ...notFound(),
              headers: new Headers({ 'Content-Type': 'text/html' }),
              body: new TextEncoder().encode('<h1>404</h1>'),
            }
          : undefined,
    }),
    found: [differs('unknownPath', '(answer) without Accept')],
    blocks: false,
  },
  {
    name: '403 for a token that is no good',
    plant: () => ({
      after(given) {
        if (given.status === 401 && Object(given.body).message === 'Invalid JWT Token') given.status = 403;
      },
    }),
    found: [differs('refusedToken', '(status)')],
    blocks: false,
  },
  {
    name: 'no CORS',
    plant: () => answer('OPTIONS', /^orders/, (_, { headers }) => headers.delete('Access-Control-Allow-Origin')),
    found: [differs('preflight', 'Access-Control-Allow-Origin')],
    blocks: true,
  },
  {
    name: 'CORS without PATCH',
    plant: () =>
      answer('OPTIONS', /^orders/, (_, { headers }) =>
        headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE'),
      ),
    found: [differs('preflight', 'Access-Control-Allow-Methods')],
    blocks: true,
  },
  {
    name: 'headers that are not exposed',
    plant: () => ({ after: ({ headers }) => headers.set('Access-Control-Expose-Headers', 'Link') }),
    found: [differs('preflight', 'Access-Control-Expose-Headers')],
    blocks: false,
  },
  {
    name: 'no payouts',
    plant: () => instead('GET', /^customer-payouts$/, notFound),
    found: [missing('readPayouts', '(status)')],
    blocks: true,
  },
  {
    name: 'no referrals, an addition',
    plant: () => instead('GET', /^referrals$/, notFound),
    found: [absent('readReferrals', '(status)')],
    blocks: false,
  },
  {
    name: 'a birthday that is no day',
    plant: () =>
      answer('GET', /^customers\/[^/]+$/, (body) => {
        body.birthday = 'soon';
      }),
    found: [differs('readCustomer', 'birthday')],
    blocks: true,
  },
  {
    name: 'an order in dollars',
    plant: () =>
      answer('GET', /^orders$/, (body) =>
        member(body, (each) => {
          each.currencyCode = 'USD';
        }),
      ),
    found: [differs('readOrders', 'hydra:member[].currencyCode')],
    blocks: true,
  },
  {
    name: 'a state that nobody knows',
    plant: () =>
      answer('GET', ORDER, (body) => {
        body.checkoutState = 'in_review';
      }),
    found: [differs('readOrder', 'checkoutState')],
    blocks: false,
  },
  {
    name: 'an odd order among others',
    plant: () =>
      answer('GET', /^orders$/, (body) => {
        if (Array.isArray(body['hydra:member'])) delete body['hydra:member'][1]?.tokenValue;
      }),
    found: [missing('readOrders', 'hydra:member[].tokenValue')],
    blocks: false,
  },
  {
    name: 'texts that are null',
    plant: () =>
      answer('GET', /^cms-plugin\/pages$/, (body) =>
        member(body, (each) => {
          each.translations = { de_DE: { name: null, content: null }, en_US: { name: null, content: null } };
        }),
      ),
    found: ['imprint', 'privacy-policy', 'terms-and-conditions'].map((code) =>
      differs('readPages', `member[].translations of ${code}`),
    ),
    blocks: false,
  },
  {
    name: 'amounts as texts',
    plant: () =>
      answer('GET', ORDER, (body) => {
        body.total = '1000.00';
      }),
    found: [differs('readOrder', 'total')],
    blocks: true,
  },
  {
    name: 'a page size that is ignored',
    plant: () => ({
      before(sent) {
        if (sent.path === 'orders') sent.query.delete('itemsPerPage');
        return undefined;
      },
    }),
    found: [differs('readOrders', 'member')],
    blocks: false,
  },
  {
    name: 'a total that is a text',
    plant: () =>
      answer('GET', /^orders$/, (body) => {
        body['hydra:totalItems'] = String(body['hydra:totalItems']);
      }),
    found: [differs('readOrders', 'totalItems')],
    blocks: false,
  },
  {
    name: 'a variant without a code',
    plant: () => query('Product(', ({ product }) => delete Object(product?.defaultVariant).code),
    found: [missing('readProduct', 'product.defaultVariant.code')],
    blocks: true,
  },
  {
    name: 'a product without a field that is asked for',
    plant: withoutField,
    found: [missing('readProducts', 'Product.shortDescription'), missing('readProduct', 'Product.shortDescription')],
    blocks: true,
  },
  {
    name: 'an invoice as a page',
    plant: () => answer('GET', /^invoice\//, (_, { headers }) => headers.set('Content-Type', 'text/html')),
    found: [differs('downloadInvoice', 'Content-Type')],
    blocks: true,
  },
  {
    name: 'a second account for a used address',
    isWriting: true,
    plant: () => ({
      after(given, { method, path }) {
        if (method === 'POST' && path === 'customers' && given.status === 422)
          Object.assign(given, json(201, { email: 'a@b.de' }));
      },
    }),
    found: [differs('signUp', '(used address)')],
    blocks: false,
  },
  {
    name: 'an error for a verification link that nobody has',
    isWriting: true,
    plant: () => instead('PATCH', /^account-verification-requests\//, () => json(500, {})),
    found: [differs('verifyEmail', '(unknown link)')],
    blocks: false,
  },
  {
    name: 'a PUT that empties other fields',
    isWriting: true,
    plant: () => resetting({ mobileNumber: null, adequacyTest: 7 }),
    found: [differs('saveCustomer', 'mobileNumber'), differs('saveCustomer', 'adequacyTest')],
    blocks: true,
  },
  {
    name: 'a cart without a body',
    isWriting: true,
    plant: () => answer('POST', /^orders$/, (_, given) => Object.assign(given, { status: 204, body: null })),
    found: [missing('createOrder', '(answer)')],
    blocks: true,
  },
  {
    name: 'an English cart',
    isWriting: true,
    plant: () =>
      answer('POST', /^orders$/, (body) => {
        body.localeCode = 'en_US';
      }),
    found: [differs('createOrder', 'localeCode')],
    blocks: false,
  },
  {
    name: 'an item of another variant',
    isWriting: true,
    plant: () =>
      answer('POST', /\/items$/, (body) => {
        Object(Object(body.items)[0]).variant = 'OTHER';
      }),
    found: [differs('addItem', 'items[].variant')],
    blocks: true,
  },
  {
    name: 'a payment that is not chosen',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/payments\/\d+$/, (body) => {
        body.checkoutState = 'addressed';
      }),
    found: [differs('choosePaymentMethod', 'checkoutState')],
    blocks: true,
  },
  {
    name: 'an error at the completion',
    isWriting: true,
    plant: () => instead('PATCH', /\/complete$/, () => json(500, {})),
    found: [differs('completeOrder', '(status)')],
    blocks: true,
  },
  {
    name: 'an error at the second completion',
    isWriting: true,
    plant: () => ({
      after(given, { path }) {
        if (path.endsWith('/complete') && given.status >= 400) given.status = 500;
      },
    }),
    found: [differs('completeOrder', '(status)')],
    blocks: false,
  },
  {
    name: 'a placed order that is deleted',
    isWriting: true,
    plant: () => ({
      after(given, { method, path }) {
        if (method === 'DELETE' && ORDER.test(path) && given.status === 404)
          Object.assign(given, { status: 204, body: null });
      },
    }),
    found: [differs('cancelOrder', '(status)')],
    blocks: false,
  },
  {
    name: 'answers without CORS',
    plant: () =>
      every(({ headers }, { method }) => {
        if (method !== 'OPTIONS') headers.delete('Access-Control-Allow-Origin');
      }),
    found: [differs('preflight', 'Access-Control-Allow-Origin')],
    blocks: true,
  },
  {
    name: 'orders without CORS',
    plant: () => answer('GET', /^orders$/, (_, { headers }) => headers.delete('Access-Control-Allow-Origin')),
    found: [differs('readOrders', 'Access-Control-Allow-Origin')],
    blocks: true,
  },
  {
    name: 'preflights that need a login',
    plant: () => every((given, { method }) => method === 'OPTIONS' && Object.assign(given, { status: 401 })),
    found: [differs('preflight', '(status)')],
    blocks: true,
  },
  {
    name: 'no preflight of GraphQL',
    plant: () => instead('OPTIONS', /^graphql$/, notFound),
    found: [differs('preflight', '(status)')],
    blocks: true,
  },
  {
    name: 'CORS without Authorization',
    plant: () =>
      every(({ headers }, { method }) => {
        if (method === 'OPTIONS') headers.set('Access-Control-Allow-Headers', 'Content-Type, Accept-Language');
      }),
    found: [differs('preflight', 'Access-Control-Allow-Headers')],
    blocks: true,
  },
  {
    name: 'headers that are exposed on channels alone',
    plant: () =>
      every(({ headers }, { path }) => path !== 'channels' && headers.delete('Access-Control-Expose-Headers')),
    found: [differs('preflight', 'Access-Control-Expose-Headers')],
    blocks: false,
  },
  {
    name: 'a default address that cannot be read',
    isWriting: true,
    plant: () => instead('GET', /^addresses\/\d+$/, () => json(403, {})),
    found: [differs('readAddress', '(status)')],
    blocks: true,
  },
  {
    name: 'a document that is not there',
    plant: () => instead('GET', /^file\//, notFound),
    found: [missing('downloadFile', '(status)')],
    blocks: true,
  },
  {
    name: 'documents that name no file',
    plant: () => ({
      after({ body }, sent) {
        const { legalDocuments } = Object(Object(Object(body).data).product);
        if (document(sent).startsWith('query Product(')) for (const each of legalDocuments) delete each.fileUuid;
        if (sent.path.startsWith('legal-documents/')) delete Object(body).fileUuid;
      },
    }),
    found: [missing('readLegalDocument', 'fileUuid')],
    blocks: true,
  },
  {
    name: 'an invoice without content',
    plant: () => answer('GET', /^invoice\//, (_, given) => Object.assign(given, { body: new Uint8Array() })),
    found: [differs('downloadInvoice', '(content)')],
    blocks: true,
  },
  {
    name: 'an error for referrals, an addition',
    plant: () => instead('GET', /^referrals$/, () => json(500, {})),
    found: [differs('readReferrals', '(status)')],
    blocks: true,
  },
  {
    name: 'an error for the movements of the wallet, which no journey needs',
    plant: () => instead('GET', /^token\/transactions$/, () => json(500, {})),
    found: [differs('readLedger', '(status)')],
    blocks: false,
  },
  {
    name: 'an introspection of no types',
    plant: () => ({
      before: (sent) =>
        document(sent).includes('__schema')
          ? json(200, { data: { __schema: { types: [], queryType: { name: 'Query' } } } })
          : undefined,
    }),
    found: [differs('introspection', '__schema')],
    blocks: false,
  },
  {
    name: 'an introspection without queries',
    plant: () => ({
      before: (sent) =>
        document(sent).includes('__schema') ? json(200, { data: { __schema: { types: [] } } }) : undefined,
    }),
    found: [differs('introspection', '__schema')],
    blocks: false,
  },
  {
    name: 'another quantity than was sent',
    isWriting: true,
    plant: () =>
      orders((order, { method }) => {
        if (method !== 'GET') for (const item of itemsOf(order)) item.quantity = 999;
      }),
    found: [differs('addItem', 'items')],
    blocks: true,
  },
  {
    name: 'a second item',
    isWriting: true,
    plant: () =>
      orders((order, { method }) => {
        const [item] = itemsOf(order);
        if (method !== 'GET' && item) order.items = [item, { ...item, '@id': '/api/v2/shop/order-items/77', id: 77 }];
      }),
    found: [differs('addItem', 'items')],
    blocks: true,
  },
  {
    name: 'a new cart that is not empty',
    isWriting: true,
    plant: () =>
      answer('POST', /^orders$/, (body) => {
        const prices = { unitPrice: 1, originalUnitPrice: 1, subtotal: 1, total: 1 };
        body.items = [
          { id: 9, variant: '/api/v2/shop/product-variants/OTHER', productName: 'o', quantity: 1, ...prices },
        ];
      }),
    found: [differs('createOrder', 'items')],
    blocks: true,
  },
  {
    name: 'another price than the catalogue has',
    isWriting: true,
    plant: () =>
      orders((order, { method }) => {
        if (method !== 'GET') for (const item of itemsOf(order)) item.unitPrice = 1;
      }),
    found: [differs('addItem', 'items[].unitPrice')],
    blocks: true,
  },
  {
    name: 'a total that grows once a payment is chosen',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/payments\/\d+$/, (body) => {
        for (const name of ['itemsTotal', 'total']) body[name] = 2 * Number(body[name]);
      }),
    found: [differs('choosePaymentMethod', 'total')],
    blocks: true,
  },
  {
    name: 'a total that differs on a second look',
    isWriting: true,
    plant: () =>
      answer('GET', ORDER, (body) => {
        if (body.checkoutState !== 'completed') body.total = Number(body.total) + 100;
      }),
    found: [differs('readOrder', 'total')],
    blocks: true,
  },
  {
    name: 'a total that is doubled by the completion',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/complete$/, (body) => {
        for (const name of ['itemsTotal', 'total']) body[name] = 2 * Number(body[name]);
      }),
    found: [differs('completeOrder', 'total'), differs('completeOrder', 'bankTransfer.amount')],
    blocks: true,
  },
  {
    name: 'a confirmation that is not dated',
    isWriting: true,
    plant: () => orders((order) => delete order.legalDocsConfirmAt),
    found: [missing('confirmLegalDocuments', 'legalDocsConfirmAt')],
    blocks: true,
  },
  {
    name: 'orders without a number',
    isWriting: true,
    plant: () => orders((order) => delete order.number),
    found: [missing('completeOrder', 'number')],
    blocks: false,
  },
  {
    name: 'a transfer without an account',
    isWriting: true,
    plant: () => orders((order) => delete order.bankTransfer),
    found: [missing('completeOrder', 'bankTransfer')],
    blocks: false,
  },
  {
    name: 'a transfer of another amount than is due',
    isWriting: true,
    plant: () =>
      transfers((transfer) => {
        transfer.amount = Number(transfer.amount) / 100;
      }),
    found: [differs('readOrders', 'bankTransfer.amount')],
    blocks: true,
  },
  {
    name: 'a rest of a transfer that is the whole',
    plant: () =>
      orders((order) => {
        if (order.bankTransfer) Object.assign(order, { paymentState: 'awaiting_payment', received: 100 });
        if (order.bankTransfer) Object(order.bankTransfer).amount = order.total;
      }),
    found: [differs('readOrders', 'bankTransfer.amount')],
    blocks: false,
  },
  {
    name: 'one purpose for all transfers',
    isWriting: true,
    plant: () =>
      transfers((transfer) => {
        transfer.purpose = 'Parkett';
      }),
    found: [differs('readOrders', 'bankTransfer.purpose')],
    blocks: false,
  },
  {
    name: 'transfers without a purpose',
    isWriting: true,
    plant: () =>
      transfers((transfer) => {
        transfer.purpose = ' ';
      }),
    found: [differs('readOrders', 'bankTransfer.purpose')],
    blocks: false,
  },
  {
    name: 'an account whose check digits are wrong',
    isWriting: true,
    plant: () =>
      transfers((transfer) => {
        transfer.iban = String(transfer.iban).replace(/^DE../, 'DE00');
      }),
    found: [differs('readOrders', 'bankTransfer.iban')],
    blocks: true,
  },
  {
    name: 'an account whose bank is none',
    isAlone: true,
    isWriting: true,
    plant: () =>
      transfers((transfer) => {
        transfer.bic = 'BANK';
      }),
    found: [differs('readOrders', 'bankTransfer.bic')],
    blocks: false,
  },
  {
    name: 'orders that are dated tomorrow',
    plant: () =>
      orders((order) => {
        for (const field of ['legalDocsConfirmAt', 'checkoutCompletedAt'])
          if (order[field]) order[field] = new Date(Date.now() + 86_400_000).toISOString();
      }),
    found: [differs('readOrder', 'legalDocsConfirmAt'), differs('readOrder', 'checkoutCompletedAt')],
    blocks: false,
  },
  {
    name: 'one number for all orders',
    plant: () =>
      orders((order) => {
        if (order.number) order.number = '000000001';
      }),
    found: [differs('readOrder', 'number')],
    blocks: false,
  },
  {
    name: 'a limit of calls that is soon over',
    isWriting: true,
    plant: () => ({ before: limitOnce(['GET orders', 'POST orders', 'POST authentication-token'], '1') }),
    found: [],
    blocks: false,
  },
  {
    name: 'a limit of calls for an hour',
    plant: () => instead('GET', /^orders$/, ({ headers }) => (isCustomer(headers) ? limited('3600') : undefined)),
    found: [differs('readOrders', '(status)')],
    blocks: false,
  },
  {
    name: 'refreshed tokens that are refused',
    plant: () => {
      let isRefreshed = false;
      const good = new Set<string>();
      return {
        before({ path, headers }) {
          if (path === 'token/refresh') isRefreshed = true;
          const token = headers.get('authorization') ?? '';
          if (isRefreshed && token !== '' && path !== 'orders' && !good.has(token))
            return json(401, { code: 401, message: 'Invalid JWT Token' });
          return undefined;
        },
        after({ body }, { path }) {
          const { token } = Object(body);
          if (path === 'authentication-token') good.add(`Bearer ${token}`);
          if (path === 'token/refresh' && token) Object(body).token = reSigned(token);
        },
      };
    },
    found: [differs('refresh', 'token')],
    blocks: true,
  },
  {
    name: 'no pictures of works and creators, nor collections, sales and profiles by name',
    reading: 'marketplace',
    plant: () => ({
      before: (sent) =>
        /(?:collections|listings|customer)\((?:page|product_code|profileName): \$/.test(document(sent))
          ? json(200, { errors: [{ message: 'Cannot query field', locations: [{ line: 1, column: 1 }] }] })
          : undefined,
      after({ body }, sent) {
        if (sent.path === 'graphql' && !document(sent).includes('__schema')) withoutAddresses(body);
      },
    }),
    found: [
      ...(['readCollections', 'readSales', 'readPerson'] as const).map((call) => absent(call, '(query)')),
      ...(['readItems', 'readItem', 'readPeople'] as const).map((call) => absent(call, 'mediaFiles[].url')),
    ],
    blocks: false,
  },
  {
    name: 'a total that is a hundred times too large',
    plant: () =>
      answer('GET', /^(?:orders|customer-payouts)$/, (body) => {
        body['hydra:totalItems'] = 100 * Number(body['hydra:totalItems']);
      }),
    found: [differs('readOrders', 'totalItems'), differs('readPayouts', 'totalItems')],
    blocks: false,
  },
  {
    name: 'a payment that is not there',
    isWriting: true,
    plant: () => instead('PATCH', /\/payments\/\d+$/, notFound),
    found: [differs('choosePaymentMethod', '(status)')],
    blocks: true,
  },
  {
    name: 'a product without a price',
    isWriting: true,
    plant: () =>
      query('Product', ({ product }) => {
        if (product) variantOf(product).channelPricings = [];
      }),
    found: [missing('readProduct', 'product.defaultVariant.channelPricings')],
    blocks: true,
  },
  {
    name: 'a price in another channel',
    isWriting: true,
    plant: () =>
      query('Product', ({ product }) => {
        if (product) variantOf(product).channelPricings = [{ channelCode: 'web', price: 100 }];
      }),
    found: [missing('readProduct', 'product.defaultVariant.channelPricings')],
    blocks: true,
  },
  {
    name: 'a product without a default variant',
    plant: () =>
      query('Product(', ({ product }) => {
        Object(product).defaultVariant = null;
      }),
    found: [missing('readProduct', 'product.defaultVariant')],
    blocks: true,
  },
  {
    name: 'a product without terms',
    plant: () =>
      query('Product(', ({ product }) => {
        Object(product).attributes = [];
      }),
    found: [missing('readProduct', 'product.attributes')],
    blocks: false,
  },
  {
    name: 'payment methods that are disabled',
    plant: () =>
      answer('GET', /^product-payment-configurations$/, (body) =>
        member(body, (each) => {
          Object(each.paymentMethod).enabled = false;
        }),
      ),
    found: [differs('readPaymentMethods', 'member[]')],
    blocks: true,
  },
  {
    name: 'no countries',
    plant: () =>
      answer('GET', /^countries$/, (body) => Object.assign(body, { 'hydra:member': [], 'hydra:totalItems': 0 })),
    found: [missing('readCountries', 'member[]')],
    blocks: true,
  },
  {
    name: 'countries that are disabled',
    plant: () =>
      answer('GET', /^countries$/, (body) =>
        member(body, (each) => {
          each.enabled = false;
        }),
      ),
    found: [differs('readCountries', 'member[]')],
    blocks: true,
  },
  {
    name: 'a few countries of many',
    plant: () =>
      answer('GET', /^countries$/, (body) => {
        if (Array.isArray(body['hydra:member']))
          body['hydra:member'] = body['hydra:member'].filter(({ code }) => /^(?:DE|AT|CH)$/.test(code));
      }),
    found: [differs('readCountries', 'totalItems')],
    blocks: false,
  },
  {
    name: 'an approved customer without bank details',
    plant: () => answer('GET', CUSTOMER, (body) => Object.assign(body, { iban: null, bic: null, beneficiary: null })),
    found: [missing('readCustomer', '(self-disclosure)')],
    blocks: false,
  },
  {
    name: 'questionnaires of other names',
    plant: () =>
      answer('GET', /^answered-questionnaires$/, (body) =>
        member(body, (each) => {
          each.questionnaire = { type: 'WPHG' };
        }),
      ),
    found: [missing('readCustomer', '(self-disclosure)')],
    blocks: false,
  },
  {
    name: 'an identity check in a state that nobody knows',
    plant: () =>
      answer('GET', /^identification$/, (body) =>
        member(body, (each) => {
          each.stateAsString = 'verified';
        }),
      ),
    found: [differs('readIdentification', 'member[].stateAsString')],
    blocks: false,
  },
  {
    name: 'no blocks of content',
    plant: () => answer('GET', /^cms-plugin\/blocks$/, (body) => Object.assign(body, { 'hydra:member': [] })),
    found: [missing('readBlocks', 'member[]')],
    blocks: false,
  },
  {
    name: 'no privacy policy',
    plant: () => ({
      after({ body }, { path, query: { size }, query: asked }) {
        if (path === 'cms-plugin/pages' && size > 0 && asked.get('code') === 'privacy-policy')
          Object.assign(Object(body), { 'hydra:member': [] });
      },
    }),
    found: [missing('readPages', 'member[] privacy-policy')],
    blocks: false,
  },
  {
    name: 'pages that are ignored',
    plant: () => ({
      before(sent) {
        if (sent.path === 'orders') sent.query.delete('page');
        return undefined;
      },
    }),
    found: [differs('readOrders', 'member')],
    blocks: false,
  },
  {
    name: 'a total below the entries of a page',
    plant: () => answer('GET', /^orders$/, (body) => Object.assign(body, { 'hydra:totalItems': 1 })),
    found: [differs('readOrders', 'totalItems')],
    blocks: false,
  },
  {
    name: 'orders without an order',
    plant: () =>
      answer('GET', /^orders$/, (body) => {
        const [first, second, ...rest] = Array.isArray(body['hydra:member']) ? body['hydra:member'] : [];
        if (second) body['hydra:member'] = [second, first, ...rest];
      }),
    found: [differs('readOrders', 'member[]')],
    blocks: false,
  },
  {
    name: 'refusals in swapped languages',
    isWriting: true,
    plant: () => ({
      before(sent) {
        const isGerman = sent.headers.get('accept-language')?.startsWith('de');
        if (sent.path === 'addresses' && sent.method === 'POST')
          sent.headers.set('accept-language', isGerman ? 'en-US' : 'de-DE');
        return undefined;
      },
    }),
    found: [differs('createAddress', 'violations[].message')],
    blocks: false,
  },
  {
    name: 'wrong credentials as a bad request',
    plant: () =>
      every((given, { path }) => {
        if (path === 'authentication-token' && given.status === 401) given.status = 400;
      }),
    found: [differs('login', '(wrong credentials)')],
    blocks: false,
  },
  {
    name: 'refusals of tokens as HTML',
    plant: () =>
      every((given, { path }) => {
        if (path !== 'orders' || given.status !== 401) return;
        given.headers.set('Content-Type', 'text/html');
        given.body = new TextEncoder().encode('<h1>401</h1>');
      }),
    found: [differs('refusedToken', '(answer)')],
    blocks: false,
  },
  {
    name: 'a clock that is a day late',
    plant: () => every(({ headers }) => headers.set('Date', new Date(Date.now() - 86_400_000).toUTCString())),
    found: [differs('readChannel', 'Date')],
    blocks: false,
  },
  {
    name: 'customers that caches may keep',
    plant: () => answer('GET', CUSTOMER, (_, { headers }) => headers.set('Cache-Control', 'public, max-age=3600')),
    found: [differs('readCustomer', 'Cache-Control')],
    blocks: false,
  },
  {
    name: 'orders elsewhere',
    plant: () =>
      every((given, { method, path }) => {
        if (method === 'GET' && path === 'orders' && given.status < 300) {
          given.status = 302;
          given.headers.set('Location', '/login');
        }
      }),
    found: [differs('readOrders', '(redirect)')],
    blocks: true,
  },
  {
    name: 'addresses as HTML',
    plant: () => answer('GET', /^addresses$/, (_, { headers }) => headers.set('Content-Type', 'text/html')),
    found: [differs('readAddresses', 'Content-Type')],
    blocks: true,
  },
  {
    name: 'an answer that is cut',
    plant: () =>
      answer('GET', /^customer-payouts$/, (_, given) =>
        Object.assign(given, { body: new TextEncoder().encode('{"hy') }),
      ),
    found: [differs('readPayouts', 'Content-Type')],
    blocks: true,
  },
  {
    name: 'a change of an address that makes another',
    isWriting: true,
    plant: () =>
      answer('PUT', /^addresses\//, (body) => {
        Object.assign(body, { '@id': '/api/v2/shop/addresses/99999', id: 99999 });
        delete body.iri;
      }),
    found: [differs('changeAddress', 'iri')],
    blocks: false,
  },
  {
    name: 'a channel in dollars',
    plant: () =>
      answer('GET', /^channels$/, (body) =>
        member(body, (each) => {
          each.baseCurrency = '/api/v2/shop/currencies/USD';
        }),
      ),
    found: [differs('readChannel', 'member[].baseCurrency')],
    blocks: false,
  },
  {
    name: 'a PUT that saves nothing of a customer',
    isWriting: true,
    plant: () => unsaving(CUSTOMER),
    found: [differs('saveCustomer', '(saved)')],
    blocks: true,
  },
  {
    name: 'a PUT that saves nothing of an address',
    isWriting: true,
    plant: () => unsaving(/^addresses\//, { street: 'Prüfweg 1' }),
    found: [differs('changeAddress', '(saved)')],
    blocks: true,
  },
  {
    name: 'an address that is made and not listed',
    isWriting: true,
    plant: () =>
      answer('GET', /^addresses$/, (body) => {
        const listed = Array.isArray(body['hydra:member']) ? body['hydra:member'] : [];
        body['hydra:member'] = listed.filter(({ street }) => !/Prüfweg/.test(street));
      }),
    found: [differs('createAddress', '(saved)')],
    blocks: true,
  },
  {
    name: 'orders without an address',
    isWriting: true,
    plant: () => orders((order) => delete order.billingAddress),
    found: [missing('confirmLegalDocuments', 'billingAddress')],
    blocks: false,
  },
  {
    name: 'orders whose address is an IRI',
    isWriting: true,
    plant: () =>
      orders((order) => {
        if (order.billingAddress) order.billingAddress = Object(order.billingAddress)['@id'];
      }),
    found: [differs('confirmLegalDocuments', 'billingAddress')],
    blocks: false,
  },
  {
    name: 'a payment that is not begun by the completion',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/complete$/, (body) => {
        body.paymentState = 'cart';
      }),
    found: [differs('completeOrder', 'paymentState')],
    blocks: true,
  },
  {
    name: 'a placed order that is still a cart',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/complete$/, (body) => {
        body.checkoutState = 'cart';
      }),
    found: [differs('completeOrder', 'checkoutState')],
    blocks: true,
  },
  {
    name: 'a placed order that is a cart on a second look',
    isWriting: true,
    plant: () => {
      let isPlaced = false;
      return orders((order, { method, path }) => {
        if (path.endsWith('/complete')) isPlaced = true;
        else if (isPlaced && method === 'GET' && ORDER.test(path))
          Object.assign(order, { checkoutState: 'cart', paymentState: 'cart' });
      });
    },
    found: [differs('readOrder', 'checkoutState'), differs('readOrder', 'paymentState')],
    blocks: true,
  },
  {
    name: 'a placed order that is not listed',
    isWriting: true,
    plant: () => {
      const listed = new Set<unknown>();
      return answer('GET', /^orders$/, (body) => {
        const all: Record<string, unknown>[] = Array.isArray(body['hydra:member']) ? body['hydra:member'] : [];
        if (listed.size === 0) for (const { tokenValue } of all) listed.add(tokenValue);
        body['hydra:member'] = all.filter(({ tokenValue }) => listed.has(tokenValue));
      });
    },
    found: [differs('readOrders', 'member[]')],
    blocks: true,
  },
  {
    name: 'refusals of tokens in other words',
    plant: () =>
      every((given, { path }) => {
        if (path === 'orders' && given.status === 401) given.body = { code: 401, message: 'Please log in.' };
      }),
    found: [differs('refusedToken', 'message')],
    blocks: false,
  },
  {
    name: 'products in an order that cannot be asked for',
    plant: () => ({
      before(sent) {
        if (/^query Products\b/.test(document(sent)) && sent.body)
          sent.body = { ...sent.body, query: document(sent).replaceAll('ASC', 'DESC') };
        return undefined;
      },
    }),
    found: [differs('readProducts', 'products')],
    blocks: false,
  },
  {
    name: 'invoices that come oldest first',
    plant: () => query('Invoice', ({ invoices }) => Object(invoices).collection?.reverse()),
    found: [differs('readInvoices', 'invoices[].issuedAt')],
    blocks: false,
  },
  {
    name: 'movements of the wallet that come oldest first',
    plant: () =>
      answer('GET', /^token\/transactions$/, (body) => {
        if (Array.isArray(body['hydra:member'])) body['hydra:member'].reverse();
      }),
    found: [differs('readLedger', 'member[].createdAt')],
    blocks: false,
  },
  {
    name: 'works in an order that cannot be asked for',
    reading: 'marketplace',
    plant: () => ({
      before(sent) {
        if (/^query Products\b/.test(document(sent)) && sent.body)
          sent.body = { ...sent.body, query: document(sent).replaceAll('ASC', 'DESC') };
        return undefined;
      },
    }),
    found: [differs('readItems', 'products')],
    blocks: false,
  },
  {
    name: 'a work without a variant',
    reading: 'marketplace',
    isWriting: true,
    plant: () =>
      query('Product(', ({ product }) => {
        Object(product).defaultVariant = null;
      }),
    found: [missing('readItem', 'product.defaultVariant')],
    blocks: true,
  },
  {
    name: 'a work without a price',
    reading: 'marketplace',
    isWriting: true,
    plant: () =>
      query('Product(', ({ product }) => {
        variantOf(product).channelPricings = [];
      }),
    found: [missing('readItem', 'product.defaultVariant.channelPricings')],
    blocks: true,
  },
  {
    name: 'no favourites',
    reading: 'marketplace',
    plant: () => instead('GET', /^product-collections$/, notFound),
    found: [missing('readFavourites', '(status)')],
    blocks: true,
  },
  {
    name: 'a favourite that is not kept',
    reading: 'marketplace',
    isWriting: true,
    plant: () => ({
      after({ body }, { method, path }) {
        if (method === 'GET' && path === 'product-collections')
          member(Object(body), (each) => Object.assign(each, { items: [] }));
      },
    }),
    found: [differs('addFavourite', '(saved)')],
    blocks: true,
  },
  {
    name: 'a favourite that stays',
    reading: 'marketplace',
    isWriting: true,
    plant: () =>
      instead('DELETE', /^product-collection-items\//, () => ({ status: 204, headers: new Headers(CORS), body: null })),
    found: [differs('removeFavourite', '(saved)')],
    blocks: true,
  },
  {
    name: 'a favourite that cannot be taken back',
    reading: 'marketplace',
    isWriting: true,
    plant: () => instead('DELETE', /^product-collection-items\//, () => json(500, {})),
    found: [differs('removeFavourite', '(status)')],
    blocks: true,
  },
  {
    name: 'a purchase that goes to another address',
    reading: 'marketplace',
    isWriting: true,
    plant: () =>
      answer('PATCH', /\/legal-documents-confirm$/, (body) =>
        Object.assign(Object(body.billingAddress), { street: 'Weg 9' }),
      ),
    found: [differs('addressOrder', 'billingAddress')],
    blocks: true,
  },
  {
    name: 'a purchase without an address',
    reading: 'marketplace',
    isWriting: true,
    plant: () => orders((order) => delete order.billingAddress),
    found: [missing('addressOrder', 'billingAddress')],
    blocks: false,
  },
  {
    name: 'a purchase that cannot be confirmed',
    reading: 'marketplace',
    isWriting: true,
    plant: () => instead('PATCH', /\/legal-documents-confirm$/, notFound),
    found: [missing('addressOrder', '(status)')],
    blocks: true,
  },
  {
    name: 'a work at another price in the cart',
    reading: 'marketplace',
    isWriting: true,
    plant: () =>
      orders((order, { method }) => {
        if (method !== 'GET') for (const item of itemsOf(order)) item.unitPrice = 1;
      }),
    found: [differs('addItem', 'items[].unitPrice')],
    blocks: true,
  },
  {
    name: 'no works of the customer',
    reading: 'marketplace',
    plant: () =>
      instead('POST', /^graphql$/, (sent) => (/^query MyItems/.test(document(sent)) ? json(500, {}) : undefined)),
    found: [differs('readMyItems', '(status)')],
    blocks: false,
  },
  {
    name: 'no categories',
    reading: 'marketplace',
    plant: () =>
      instead('POST', /^graphql$/, (sent) => (/^query Categories/.test(document(sent)) ? json(500, {}) : undefined)),
    found: [differs('readCategories', '(status)')],
    blocks: true,
  },
];
