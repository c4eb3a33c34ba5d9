import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type AuthAnswer, Credentials, type RefreshAnswer } from '#domain/shop/auth.ts';
import { bodyOf, plain } from '../http/answer.ts';
import type { ShopEnv } from '../http/env.ts';
import { Unauthorized } from '../http/errors.ts';
import { isPassword } from '../http/password.ts';
import { countAttempt, forget, LIMITS, takeBack } from '../http/rateLimit.ts';
import { rotate, signToken, startFamily } from '../http/tokens.ts';
import { iriOf } from '../read/ids.ts';

const Refresh = z.object({ refresh_token: z.string() });

/** Login and refresh (spec section 7), the two calls that carry no token. */
export const authentication = new Hono<ShopEnv>()
  .post('/authentication-token', async (context) => {
    const { email, password } = await bodyOf(context, Credentials);
    const { db, now, settings } = context.var;
    const key = `login:${email.trim().toLowerCase()}`;
    const client = `logins:${context.env?.incoming?.socket.remoteAddress ?? 'here'}`;
    await countAttempt(db, LIMITS.logins, client, now);
    await countAttempt(db, LIMITS.login, key, now);
    const customer = await db
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    const right = await isPassword(password, customer?.passwordHash ?? null);
    // The answer is the same for a missing account, a wrong password and an unverified address (spec section 8).
    if (!customer || !right || customer.verified !== 1) throw new Unauthorized('Invalid credentials.');
    await forget(db, key);
    await takeBack(db, client);
    const twoFactorRequired = customer.twoFactorEnabled === 1;
    const scope = twoFactorRequired ? 'code' : 'full';
    const answer: AuthAnswer = {
      token: await signToken(db, customer, scope, now, settings.tokenLifetime),
      refresh_token: twoFactorRequired ? '' : await startFamily(db, customer.id, now),
      customer: iriOf('customers', customer.uuid),
      twoFactorRequired,
    };
    return plain(context, answer);
  })
  .post('/token/refresh', async (context) => {
    const { refresh_token } = await bodyOf(context, Refresh);
    const { db, now, settings } = context.var;
    const { customerId, refreshToken } = await rotate(db, refresh_token, now);
    const customer = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst();
    if (!customer) throw new Unauthorized('JWT Refresh Token Not Found');
    context.set('customer', customer);
    const token = await signToken(db, customer, 'full', now, settings.tokenLifetime);
    const answer: RefreshAnswer = { token, refresh_token: refreshToken };
    return plain(context, answer);
  });
