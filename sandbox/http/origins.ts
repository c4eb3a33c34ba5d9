import { matchedRoutes } from 'hono/route';
import type { ShopMiddleware } from './env.ts';
import { notFound, Refused } from './errors.ts';
import { API } from './faces.ts';

/**
 * Source of a call’s shape: recorded answers of a running Sylius, the fixtures of its tests, the specification (which
 * names the call and not always its answer), or this shop alone.
 */
export type Origin = 'recorded' | 'fixture' | 'specification' | 'own';

/**
 * Origins of all routes of the shop. `plain` has none of the `own` ones. The table in sandbox/README.md lists the same.
 */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  'POST /authentication-token': 'recorded',
  'POST /token/refresh': 'recorded',
  'POST /token/invalidate': 'own',
  'POST /customers': 'recorded',
  'POST /companies': 'specification',
  'POST /account-verification-requests': 'recorded',
  'PATCH /account-verification-requests/:token': 'recorded',
  'POST /reset-password-requests': 'recorded',
  'GET /reset-password-requests/:token': 'own',
  'PATCH /reset-password-requests/:token': 'recorded',
  'GET /customers/:uuid': 'recorded',
  'PUT /customers/:uuid': 'recorded',
  'PUT /customers/:uuid/password': 'recorded',
  'PUT /customers/:uuid/email': 'own',
  'PUT /customers/:uuid/2fa/verify': 'specification',
  'GET /customers/:uuid/2fa/qr-code': 'specification',
  'PUT /customers/:uuid/2fa/status': 'specification',
  'PUT /customers/migration/:uuid': 'specification',
  'PUT /companies/:uuid': 'specification',
  'GET /addresses': 'recorded',
  'GET /addresses/company': 'specification',
  'GET /addresses/:id': 'fixture',
  'POST /addresses': 'recorded',
  'PUT /addresses/:id': 'recorded',
  'GET /countries': 'recorded',
  'GET /countries/:code': 'fixture',
  'GET /currencies': 'recorded',
  'GET /zones': 'specification',
  'GET /zone-members': 'specification',
  'GET /channels': 'recorded',
  'GET /open-api/exchange_rates': 'specification',
  'GET /wallets': 'specification',
  'POST /wallets': 'specification',
  'POST /token/transfer': 'specification',
  'GET /token/transactions': 'own',
  'GET /token/transfers/:reference': 'own',
  'GET /token/recipients/:address': 'own',
  'POST /token/whitelist-requests': 'own',
  'POST /graphql': 'specification',
  'GET /product-payment-configurations': 'specification',
  'GET /legal-documents/:id': 'specification',
  'GET /product-collections': 'specification',
  'POST /product-collection-items': 'specification',
  'DELETE /product-collection-items/:id': 'specification',
  'POST /products': 'specification',
  'PUT /products/:code': 'specification',
  'PATCH /product-variants': 'specification',
  'PUT /product-variants/:code': 'specification',
  'POST /media-files/presign': 'specification',
  'GET /media-files/:id/presign': 'specification',
  'PUT /bucket/:uuid': 'specification',
  'GET /bucket/:uuid': 'specification',
  'GET /orders': 'recorded',
  'POST /orders': 'recorded',
  'GET /orders/:token': 'recorded',
  'DELETE /orders/:token': 'recorded',
  'POST /orders/:token/items': 'recorded',
  'PATCH /orders/:token/items/:itemId': 'recorded',
  'PATCH /orders/:token/legal-documents-send': 'specification',
  'PATCH /orders/:token/legal-documents-confirm': 'specification',
  'PATCH /orders/:token/payments/:paymentId': 'recorded',
  'PATCH /orders/:token/complete': 'recorded',
  'GET /orders/:token/payments/:paymentId/configuration': 'recorded',
  'POST /orders/:token/withdrawal': 'own',
  'POST /withdrawals': 'own',
  'GET /invoice/:id/pdf': 'specification',
  'GET /file/:uuid/download': 'specification',
  'GET /customer-payouts': 'specification',
  'GET /customer-payouts/:year/statement': 'own',
  'GET /referral-codes/:code': 'own',
  'GET /referrals': 'own',
  'GET /discounts': 'own',
  'POST /discounts': 'own',
  'POST /identification/start': 'specification',
  'GET /identification': 'specification',
  'GET /identification/:id': 'specification',
  'GET /questionnaires/:type': 'own',
  'GET /answered-questionnaires': 'specification',
  'POST /answered-questionnaires': 'own',
  'DELETE /answered-questionnaires/:id': 'specification',
  'GET /ubo-users': 'specification',
  'POST /ubo-users': 'specification',
  'POST /ubo-users/representative': 'specification',
  'PATCH /ubo-users/:id': 'specification',
  'PATCH /ubo-users/:id/representative': 'specification',
  'DELETE /ubo-users/:id': 'specification',
  'GET /customer-documents/:whose{company}?': 'specification',
  'POST /customer-documents': 'specification',
  'POST /customer-documents/statements': 'own',
  'DELETE /customer-documents/:id': 'specification',
  'GET /cms-plugin/blocks': 'specification',
  'GET /cms-plugin/pages': 'specification',
  'GET /docs': 'own',
};

/** True if Sylius has the path with another method, so that the refusal is 405 instead of 404. */
const isPathOfOthers = (path: string) =>
  Object.entries(ORIGINS).some(([route, origin]) => origin !== 'own' && route.split(' ')[1] === path);

/** Refuses this shop’s own calls in the style `plain`, like unknown paths. */
export const origins: ShopMiddleware = async (context, next) => {
  if (context.get('settings').style === 'plain') {
    const [own] = matchedRoutes(context)
      .map(({ method, path }) => ({ method, path: path.slice(API.length) }))
      .filter(({ method, path }) => method === context.req.method && ORIGINS[`${method} ${path}`] !== undefined);
    if (own && ORIGINS[`${own.method} ${own.path}`] === 'own')
      throw isPathOfOthers(own.path) ? new Refused(405, 'Method Not Allowed') : notFound();
  }
  await next();
};
