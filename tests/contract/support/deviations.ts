import { introspectionFromSchema } from 'graphql';
import { schemaOf } from '#sandbox/graphql/schema.ts';
import type { Finding } from '../../../src/workbench/conform/finding.ts';
import type { Answer, Deviation, Sent } from './deviatingShop.ts';

/** Origin of an app that the shop lets call it. */
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
const notFound = () => json(404, { detail: 'Not Found' });
const document = ({ path, body }: Sent) => (path === 'graphql' ? String(body?.query) : '');

/** A shop on another origin that shows its schema and knows dead links: what the embedded shop does not do, and no deviation. */
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
  plant: () => Deviation;
  /** The findings, and no other. */
  found: readonly Pick<Finding, 'kind' | 'call' | 'path'>[];
  /** True if it keeps journeys from being completed. */
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
/** Answers a call in place of the shop. */
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

/** Refresh tokens that are good for ever, the same one or new ones: the shop's own are kept here. */
function undying({ isRotating }: { isRotating: boolean }): Deviation {
  let shown = '';
  let real = '';
  let times = 0;
  return {
    before(sent) {
      if (sent.path === 'token/invalidate') return notFound();
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

/** A PUT that gives fields which it does not name another value. */
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
const differs = (call: Finding['call'], path: string) => ({ kind: 'differs', call, path }) as const;
const missing = (call: Finding['call'], path: string) => ({ kind: 'missingFromSpecification', call, path }) as const;
const absent = (call: Finding['call'], path: string) => ({ kind: 'additionAbsent', call, path }) as const;

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
    found: [differs('readOrders', 'hydra:totalItems')],
    blocks: true,
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
];
