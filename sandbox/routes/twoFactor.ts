import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { type CodeAnswer, OneTimeCode } from '#domain/shop/auth.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, plain } from '../http/answer.ts';
import { signedIn, signedInForCode } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { refusals } from '../http/errors.ts';
import { countAttempt, forget, LIMITS } from '../http/rateLimit.ts';
import { signToken, startFamily } from '../http/tokens.ts';
import { customerOf } from '../read/customer.ts';
import { mustBeOneself } from './customers.ts';

const Code = z.object({ code: z.string() });
const Status = z.object({ enabled: z.boolean(), code: z.string() });
const STEP_S = 30;

/** Two-factor authentication (spec section 4, RFC 6238): SHA-1, six digits, 30 seconds, as all authenticators know it. */
export const twoFactor = new Hono<ShopEnv>()
  .put('/customers/:uuid/2fa/verify', signedInForCode, async (context) => {
    const { db, customer, now, settings } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { code } = await bodyOf(context, Code);
    await mustBeCode(db, customer, code, now);
    const answer: CodeAnswer = {
      token: await signToken(db, customer, 'full', now, settings.tokenLifetime),
      refresh_token: await startFamily(db, customer.id, now),
    };
    return plain(context, answer);
  })
  .get('/customers/:uuid/2fa/qr-code', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    if (customer.twoFactorEnabled === 1) throw refusals.wrongState();
    const secret = new Secret({ size: 20 }).base32;
    const row = { secret, createdAt: now.toISOString() };
    await db
      .insertInto('otpSecrets')
      .values({ customerId: customer.id, ...row })
      .onConflict((on) => on.column('customerId').doUpdateSet(row))
      .execute();
    return plain(context, { secret, uri: totpOf(secret, customer.email).toString() });
  })
  .put('/customers/:uuid/2fa/status', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { enabled, code } = await bodyOf(context, Status);
    await mustBeCode(db, customer, code, now);
    const twoFactorEnabled = enabled ? 1 : 0;
    await db.updateTable('customers').set({ twoFactorEnabled }).where('id', '=', customer.id).execute();
    if (!enabled) await db.deleteFrom('otpSecrets').where('customerId', '=', customer.id).execute();
    const changed = await customerOf(db, { ...customer, twoFactorEnabled });
    return item(context, 'Customer', `customers/${customer.uuid}`, changed);
  });

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Parkett', label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_S });
}

/**
 * Takes a code of this 30-second step, the one before or the one after, once. The step is that of the machine's clock,
 * not the sandbox's: the authenticator on the tester's phone does not know of a moved clock.
 * @throws Refused 422 INVALID_2FA, and 429 after five wrong ones.
 */
async function mustBeCode(db: Db, customer: Row<'customers'>, code: string, now: Date): Promise<void> {
  const key = `code:${customer.id}`;
  await countAttempt(db, LIMITS.code, key, now);
  const stored = await db
    .selectFrom('otpSecrets')
    .select('secret')
    .where('customerId', '=', customer.id)
    .executeTakeFirst();
  const timestamp = Date.now();
  const delta =
    stored && OneTimeCode.safeParse(code).success
      ? totpOf(stored.secret, customer.email).validate({ token: code, timestamp, window: 1 })
      : null;
  const step = Math.floor(timestamp / 1000 / STEP_S) + (delta ?? 0);
  if (delta === null || !(await isFirstUse(db, customer.id, step))) throw refusals.code();
  await forget(db, key);
}

async function isFirstUse(db: Db, customerId: number, step: number): Promise<boolean> {
  const stored = await db
    .insertInto('otpUsedCodes')
    .values({ customerId, step })
    .onConflict((on) => on.columns(['customerId', 'step']).doNothing())
    .executeTakeFirst();
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
