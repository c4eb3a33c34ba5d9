import { API } from '../http/answer.ts';
import { BY_CARD } from './orders.ts';
import type { Things } from './things.ts';

type Ask = (of: Things) => readonly [path: string, body?: object];
/**
 * Expected answer of a route to other customers: `public` is the same for all callers, `mine` is always about the
 * caller, so that two callers share nothing (as are a `form` with a file, tested in documents.spec.ts, and a `file` in
 * the caller’s name), and `named` names a customer’s object, which does not exist for others.
 */
type Row =
  | 'public'
  | { mine: readonly [path: string, body?: object] }
  | { form: string }
  | { file: string }
  | { named: Ask[] };

const draft = { countryCode: 'DE', street: 'a', city: 'b', postcode: '10115' };
const named = { type: 'natural', firstName: 'a', lastName: 'b' };
/** Consent to the terms of custody. */
const custodyAgreed = { questionnaire: 'platform_tac', answers: [{ question: 'terms', options: ['agreed'] }] };
const transferFrom = (fromWalletId: number) => ({
  fromWalletId,
  toAddress: `0x${'1'.repeat(40)}`,
  productVariant: `${BY_CARD}-TOKEN`,
  quantity: 1,
  reference: '00000000-0000-4000-8000-000000000000',
  code: '000000',
});
const workWith = (uuid: string) => ({
  mediaFiles: [{ mediaType: 'image', fileName: `${uuid}.png` }],
  translations: { de: { name: 'a', locale: 'de' } },
});
const editionOf = (product: string) => ({
  product,
  code: `${product}-1`,
  onHand: 1,
  channelPricings: { token: { channelCode: 'token', price: 100 } },
});
const onCart = (path: string, body: object = {}): Row => ({
  named: [(of) => [`orders/${of.cart}/${path}`, { tokenValue: of.cart, orderTokenValue: of.cart, ...body }]],
});

export const ROUTES: Readonly<Record<string, Row>> = {
  'POST /authentication-token': 'public',
  'POST /token/refresh': 'public',
  'POST /token/invalidate': 'public',
  'POST /customers': 'public',
  'POST /companies': 'public',
  'POST /account-verification-requests': 'public',
  'PATCH /account-verification-requests/:token': 'public',
  'GET /referral-codes/:code': 'public',
  'GET /customers/:uuid': { named: [(of) => [`customers/${of.customer}`]] },
  'PUT /customers/:uuid': { named: [(of) => [`customers/${of.customer}`, { firstName: 'x' }]] },
  'PUT /companies/:uuid': { named: [(of) => [`companies/${of.company}`, { court: 'x' }]] },
  'PUT /customers/:uuid/2fa/verify': { named: [(of) => [`customers/${of.customer}/2fa/verify`, { code: '000000' }]] },
  'GET /customers/:uuid/2fa/qr-code': { named: [(of) => [`customers/${of.customer}/2fa/qr-code`]] },
  'PUT /customers/:uuid/2fa/status': {
    named: [(of) => [`customers/${of.customer}/2fa/status`, { enabled: false, code: '000000' }]],
  },
  'PUT /customers/:uuid/email': { named: [(of) => [`customers/${of.customer}/email`, { email: 'a@example.org' }]] },
  'PUT /customers/:uuid/password': {
    named: [
      (of) => [
        `customers/${of.customer}/password`,
        { currentPassword: 'Parkett-2026', newPassword: 'Eichenholz-27!', confirmNewPassword: 'Eichenholz-27!' },
      ],
    ],
  },
  'PUT /customers/migration/:uuid': {
    named: [(of) => [`customers/migration/${of.customer}`, { customerId: 'K-104882' }]],
  },
  'POST /orders/:token/withdrawal': {
    named: [(of) => [`orders/${of.order}/withdrawal`, { name: 'Clara', email: 'clara@example.org' }]],
  },
  'POST /withdrawals': 'public',
  'POST /reset-password-requests': 'public',
  'GET /reset-password-requests/:token': 'public',
  'PATCH /reset-password-requests/:token': 'public',
  'GET /addresses': { mine: ['addresses'] },
  'GET /addresses/company': { mine: ['addresses/company'] },
  'GET /addresses/:id': { named: [(of) => [`addresses/${of.address}`]] },
  'POST /addresses': { mine: ['addresses', draft] },
  'PUT /addresses/:id': { named: [(of) => [`addresses/${of.address}`, draft]] },
  'GET /countries': 'public',
  'GET /countries/:code': 'public',
  'GET /currencies': 'public',
  'GET /zones': 'public',
  'GET /zone-members': 'public',
  'GET /channels': 'public',
  'GET /open-api/exchange_rates': 'public',
  'GET /wallets': { mine: ['wallets'] },
  'POST /wallets': { mine: ['wallets', { type: 'token-forge', defaultWallet: true, name: 'w' }] },
  'GET /token/transactions': { mine: ['token/transactions'] },
  'GET /token/transfers/:reference': { named: [(of) => [`token/transfers/${of.reference}`]] },
  // Every logged-in customer may learn whether a wallet may receive tokens.
  'GET /token/recipients/:address': 'public',
  'POST /token/whitelist-requests': 'public',
  'POST /token/transfer': { named: [(of) => ['token/transfer', transferFrom(of.wallet)]] },
  'GET /product-payment-configurations': 'public',
  'GET /legal-documents/:id': 'public',
  'GET /product-collections': { mine: ['product-collections'] },
  'POST /product-collection-items': {
    mine: ['product-collection-items', { product: 'KUESTE-1', productCollection: 'favourites' }],
  },
  'POST /products': { named: [(of) => ['products', workWith(of.upload)]] },
  'PUT /products/:code': { named: [(of) => [`products/${of.work}`, { royalties: 1 }]] },
  'PATCH /product-variants': { named: [(of) => ['product-variants', editionOf(of.work)]] },
  'PUT /product-variants/:code': { named: [(of) => [`product-variants/${of.work}-1`, editionOf(of.work)]] },
  'POST /media-files/presign': { mine: ['media-files/presign', { filename: 'a.png' }] },
  'GET /media-files/:id/presign': {
    named: [(of) => [`media-files/${of.upload}/presign`], (of) => [`media-files/${of.draftFile}/presign`]],
  },
  // Every holder of an address may use it: sandbox/http/uploads.spec.ts.
  'PUT /bucket/:uuid': 'public',
  'GET /bucket/:uuid': 'public',
  'DELETE /product-collection-items/:id': { named: [(of) => [`product-collection-items/${of.favourite}`]] },
  'GET /orders': { mine: ['orders'] },
  'POST /orders': { mine: ['orders', { locale: 'de' }] },
  'GET /orders/:token': { named: [(of) => [`orders/${of.cart}`], (of) => [`orders/${of.cartId}`]] },
  'DELETE /orders/:token': { named: [(of) => [`orders/${of.cart}`]] },
  'POST /orders/:token/items': onCart('items', { productVariant: `${BY_CARD}-TOKEN`, quantity: 1 }),
  'PATCH /orders/:token/items/:itemId': {
    named: [(of) => [`orders/${of.cart}/items/${of.item}`, { tokenValue: of.cart, orderItemId: of.item, quantity: 1 }]],
  },
  'PATCH /orders/:token/legal-documents-send': onCart('legal-documents-send'),
  'PATCH /orders/:token/legal-documents-confirm': onCart('legal-documents-confirm'),
  'PATCH /orders/:token/payments/:paymentId': {
    named: [(of) => [`orders/${of.cart}/payments/${of.payment}`, { paymentMethod: 'card' }]],
  },
  'PATCH /orders/:token/complete': onCart('complete', { notes: null }),
  'GET /orders/:token/payments/:paymentId/configuration': {
    named: [(of) => [`orders/${of.cart}/payments/${of.payment}/configuration`]],
  },
  'GET /invoice/:id/pdf': { named: [(of) => [`invoice/${of.invoice}/pdf`]] },
  // A public file needs no login, so a private one is answered as missing, not as forbidden.
  'GET /file/:uuid/download': { named: [(of) => [`file/${of.file}/download`]] },
  'GET /customer-payouts': { mine: ['customer-payouts'] },
  'GET /referrals': { mine: ['referrals'] },
  'POST /discounts': { mine: ['discounts', { code: 'HERBST2026' }] },
  'GET /discounts': { mine: ['discounts'] },
  // The path names no customer.
  'GET /customer-payouts/:year/statement': { file: 'customer-payouts/2025/statement' },
  'POST /identification/start': { mine: ['identification/start', {}] },
  'GET /identification': { mine: ['identification'] },
  'GET /identification/:id': { named: [(of) => [`identification/${of.identification}`]] },
  'GET /questionnaires/:type': 'public',
  'POST /answered-questionnaires': { mine: ['answered-questionnaires', custodyAgreed] },
  'DELETE /answered-questionnaires/:id': { named: [(of) => [`answered-questionnaires/${of.answered}`]] },
  'GET /ubo-users': { mine: ['ubo-users'] },
  // Persons have no company, so they cannot name anyone for it.
  'POST /ubo-users': { named: [() => ['ubo-users', named]] },
  'POST /ubo-users/representative': { named: [() => ['ubo-users/representative', named]] },
  'PATCH /ubo-users/:id': { named: [(of) => [`ubo-users/${of.person}`, { firstName: 'x' }]] },
  'PATCH /ubo-users/:id/representative': {
    named: [(of) => [`ubo-users/${of.person}/representative`, { powerOfAttorney: true }]],
  },
  'DELETE /ubo-users/:id': { named: [(of) => [`ubo-users/${of.person}`]] },
  'GET /answered-questionnaires': { mine: ['answered-questionnaires'] },
  'GET /customer-documents/:whose{company}?': { mine: ['customer-documents?type=registry_excerpt'] },
  'POST /customer-documents/statements': { mine: ['customer-documents/statements', {}] },
  // The call creates the caller’s document: sandbox/http/documents.spec.ts.
  'POST /customer-documents': { form: 'customer-documents' },
  'DELETE /customer-documents/:id': { named: [(of) => [`customer-documents/${of.document}`]] },
  'GET /cms-plugin/blocks': 'public',
  'GET /cms-plugin/pages': 'public',
  'POST /graphql': 'public',
  'GET /docs': 'public',
};

/**
 * Query parameters of all routes: harmless, or the path of a list that must be empty because the parameter names
 * another customer’s object.
 */
export const FILTERS: Readonly<Record<string, 'harmless' | ((of: Things) => string)>> = {
  page: 'harmless',
  // Parameters of a signed address of the bucket.
  expires: 'harmless',
  signature: 'harmless',
  itemsPerPage: 'harmless',
  limit: 'harmless',
  locale: 'harmless',
  code: 'harmless',
  productVariant: 'harmless',
  'code[]': 'harmless',
  'order[code]': 'harmless',
  'belongsTo.code': 'harmless',
  'product.code': 'harmless',
  type: 'harmless',
  'customer.uuid': (of) => `answered-questionnaires?customer.uuid=${of.customer}`,
};

/** Arguments of all GraphQL queries, with the expected answer about Julia’s objects to other customers. */
export const QUERIES: Readonly<Record<string, 'public' | 'mine' | ((of: Things) => string)>> = {
  products: 'public',
  product: 'public',
  categories: 'public',
  paymentMethods: 'public',
  countries: 'public',
  currencies: 'public',
  // Profiles, which their owners published, and offers.
  customers: 'public',
  listings: 'public',
  collections: 'public',
  'customer id': 'public',
  'customer uuid': 'public',
  'customer profileName': 'public',
  'getCustomer id': 'public',
  'getCustomer uuid': 'public',
  'getCustomer profileName': 'public',
  // The ledger is public: addresses and amounts, no names.
  transactions: 'public',
  customer: 'mine',
  getCustomer: 'mine',
  orders: 'mine',
  paidOrders: 'mine',
  tokenAssets: 'mine',
  myItems: 'mine',
  invoices: 'mine',
  'order tokenValue': (of) => `{ found: order(tokenValue: "${of.order}") { id } }`,
  'order id': (of) => `{ found: order(id: "${API}/orders/${of.order}") { id } }`,
  'invoice id': (of) => `{ found: invoice(id: "${API}/invoice/${of.invoice}") { id } }`,
  'invoices order_tokenValue': (of) => `{ list: invoices(order_tokenValue: "${of.order}") { collection { id } } }`,
};
