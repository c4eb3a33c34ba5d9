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
  const customer = await db.selectFrom('customers').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!customer) throw new Unauthorized('Invalid JWT Token');
  // Its login may have been ended: by a logout, a stolen refresh token, or another second factor.
  if (family !== null && !(await isAlive(db, family, customer.id))) throw new Unauthorized('Invalid JWT Token');
  context.set('customer', customer);
  context.set('family', family);
}

/** Admits only a customer who is logged in, and puts them into the context. */
export const signedIn: ShopMiddleware = async (context, next) => {
  await authenticate(context, ['full']);
  await next();
};

/** Like `signedIn`, but also admits the token of a login that still lacks its second factor. */
export const signedInForCode: ShopMiddleware = async (context, next) => {
  await authenticate(context, ['full', 'code']);
  await next();
};

/** Admits visitors without a token; a token that is sent has to be valid. */
export const maybeSignedIn: ShopMiddleware = async (context, next) => {
  if (context.req.header('authorization') !== undefined) await authenticate(context, ['full']);
  await next();
};

/**
 * Admits everybody, also with a token that no longer counts; the customer whose token is valid is in the context. For what
 * nobody may be denied for want of a login (§ 356a BGB).
 */
export const knownWhereSignedIn: ShopMiddleware = async (context, next) => {
  if (context.req.header('authorization') !== undefined)
    await authenticate(context, ['full']).catch((error: unknown) => {
      if (!(error instanceof Unauthorized)) throw error;
    });
  await next();
};
