import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type AuthAnswer, Credentials, type RefreshAnswer } from '#domain/shop/auth.ts';
import { findRow } from '../db/rows.ts';
import { bodyOf, tokens } from '../http/answer.ts';
import type { ShopEnv } from '../http/env.ts';
import { Unauthorized } from '../http/errors.ts';
import { completeLogin, knownBrowserIn, reportLogin } from '../http/knownBrowser.ts';
import { isPassword } from '../http/password.ts';
import { clientIn, countAttempt, forget, LIMITS, uncountAttempt } from '../http/rateLimit.ts';
import { beginSession, codeToken, endSession, renew } from '../http/tokens.ts';
import { accountLetterTo, lockedMail } from '../mails/accountMails.ts';
import { iriOf } from '../read/ids.ts';
import { languageOf } from '../read/language.ts';

const Refresh = z.object({ refresh_token: z.string() });

/** Calls without an access token: login, refresh (requirement 7.2) and logout. */
export const authentication = new Hono<ShopEnv>()
  .post('/authentication-token', async (context) => {
    const { email, password } = await bodyOf(context, Credentials);
    const { db, now, outbox, settings } = context.var;
    const address = email.trim().toLowerCase();
    const client = `logins:${clientIn(context)}`;
    const customer = await findRow(db, 'customers', { email: address });
    // A browser that the customer has used before has its own attempts, which strangers cannot use up.
    const browser = customer ? await knownBrowserIn(context, customer) : '';
    const key = `login:${address}:${browser}`;
    if (browser === '') await countAttempt(db, LIMITS.logins, client, now);
    const { left, end } = await countAttempt(db, LIMITS.login, key, now);
    const right = await isPassword(password, customer?.passwordHash ?? null);
    // Attempts in a known browser lock only that browser, so they need no mail.
    if (left === 0 && !right && browser === '' && customer?.verified === 1)
      await outbox.post(
        db,
        lockedMail(end, accountLetterTo(customer, { ...context.var, locale: await languageOf(db, customer) })),
      );
    // The answer is the same for a missing account, a wrong password and an unverified address (requirement 8.2).
    if (!customer || !right || customer.verified !== 1) throw new Unauthorized('Invalid credentials.');
    await forget(db, key);
    if (browser === '') await uncountAttempt(db, client);
    const twoFactorRequired = customer.twoFactorEnabled === 1;
    const answer: AuthAnswer = {
      ...(twoFactorRequired
        ? { token: await codeToken(db, customer, now, settings), refresh_token: '' }
        : await beginSession(db, customer, now, settings)),
      customer: iriOf('customers', customer.uuid),
      twoFactorRequired,
    };
    if (browser === '') await reportLogin(context, customer);
    if (!twoFactorRequired) await completeLogin(context, customer);
    return tokens(context, answer);
  })
  .post('/token/refresh', async (context) => {
    const { refresh_token } = await bodyOf(context, Refresh);
    const { db, now, settings } = context.var;
    const { customer, ...answer } = await renew(db, refresh_token, now, settings);
    context.set('customer', customer);
    return tokens(context, { ...(answer satisfies RefreshAnswer), customer: iriOf('customers', customer.uuid) });
  })
  // The logout of JWTRefreshTokenBundle (`invalidate_token_on_logout`): an addition to the calls of section 7. Needs no
  // access token, which may have expired, and answers an unknown token the same (RFC 7009 section 2.2).
  .post('/token/invalidate', async (context) => {
    const { refresh_token } = await bodyOf(context, Refresh);
    await endSession(context.var.db, refresh_token, context.var.now);
    return context.body(null, 204);
  });
