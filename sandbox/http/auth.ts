import { findRow } from '../db/rows.ts';
import type { ShopContext, ShopMiddleware } from './env.ts';
import { Unauthorized } from './errors.ts';
import { isAlive, readToken, type Scope } from './tokens.ts';

async function authenticate(context: ShopContext, scopes: readonly Scope[]): Promise<void> {
  const header = context.req.header('authorization') ?? '';
  const [scheme = '', token] = header.split(' ');
  if (scheme.toLowerCase() !== 'bearer' || !token) throw new Unauthorized('JWT Token not found');
  const db = context.get('db');
  const { uuid, scope, family } = await readToken(db, token, context.get('now'));
  if (!scopes.includes(scope)) throw new Unauthorized('Invalid JWT Token');
  const customer = await findRow(db, 'customers', { uuid });
  if (!customer) throw new Unauthorized('Invalid JWT Token');
  // A logout, a stolen refresh token or a new second factor may have ended the login.
  if (family !== null && !(await isAlive(db, family, customer.id))) throw new Unauthorized('Invalid JWT Token');
  context.set('customer', customer);
  context.set('family', family);
}

/** Admits only logged-in customers and puts the customer into the context. */
export const signedIn: ShopMiddleware = async (context, next) => {
  await authenticate(context, ['full']);
  await next();
};

/** Like `signedIn`, but also admits the token of a login that still lacks its second factor. */
export const signedInForCode: ShopMiddleware = async (context, next) => {
  await authenticate(context, ['full', 'code']);
  await next();
};

/** Admits visitors without a token; a token in the request must be valid. */
export const maybeSignedIn: ShopMiddleware = async (context, next) => {
  if (context.req.header('authorization') !== undefined) await authenticate(context, ['full']);
  await next();
};

/**
 * Admits all callers, also with an invalid token; puts the customer of a valid token into the context. For calls that
 * must not require a login (§ 356a BGB).
 */
export const knownWhereSignedIn: ShopMiddleware = async (context, next) => {
  if (context.req.header('authorization') !== undefined)
    await authenticate(context, ['full']).catch((error: unknown) => {
      if (!(error instanceof Unauthorized)) throw error;
    });
  await next();
};
