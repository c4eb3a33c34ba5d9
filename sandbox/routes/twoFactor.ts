import { Hono } from 'hono';
import { Secret } from 'otpauth';
import * as z from 'zod/mini';
import { type Enrolment, TwoFactorChange } from '#domain/shop/access.ts';
import type { CodeAnswer } from '#domain/shop/auth.ts';
import type { Db } from '../db/database.ts';
import { remove, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, plain } from '../http/answer.ts';
import { signedIn, signedInForCode } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { refusals } from '../http/errors.ts';
import { completeLogin, knownBrowserIn, rememberBrowser } from '../http/knownBrowser.ts';
import { spendLinks } from '../http/links.ts';
import { mustBeCode, totpOf } from '../http/oneTimeCode.ts';
import { mustBeProven } from '../http/reauthentication.ts';
import { beginSession, endFamilies } from '../http/tokens.ts';
import { letterIn, twoFactorMail } from '../mails/accountMails.ts';
import { customerOf } from '../read/customer.ts';
import { mustBeOneself } from './customers.ts';

const Code = z.object({ code: z.string() });
/** Milliseconds for which an unconfirmed secret stays the same. */
const PENDING_MS = 3_600_000;

/**
 * 2-step verification (requirement 4.6, RFC 6238): SHA-1, six digits, 30 seconds, which all authenticator apps support.
 */
export const twoFactor = new Hono<ShopEnv>()
  .put('/customers/:uuid/2fa/verify', signedInForCode, async (context) => {
    const { db, customer, now, settings } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { code } = await bodyOf(context, Code);
    await mustBeCode(db, customer, code, now, await knownBrowserIn(context, customer));
    const answer: CodeAnswer = await beginSession(db, customer, now, settings);
    await completeLogin(context, customer);
    return plain(context, answer);
  })
  .get('/customers/:uuid/2fa/qr-code', signedIn, async (context) => {
    const { db, customer, family, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    if (customer.twoFactorEnabled === 1) throw refusals.wrongState();
    const secret = await pendingSecret(db, customer, family ?? null, now);
    const enrolment: Enrolment = { secret, uri: totpOf(secret, customer.email).toString() };
    return plain(context, enrolment);
  })
  .put('/customers/:uuid/2fa/status', signedIn, async (context) => {
    const { db, customer, family, now, outbox } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { enabled, code, currentPassword } = await bodyOf(context, TwoFactorChange);
    if (!enabled && customer.twoFactorEnabled === 0) throw refusals.wrongState();
    if (enabled && customer.twoFactorEnabled === 0) await mustBeProven(db, customer, { currentPassword }, now);
    await mustBeCode(db, customer, code, now);
    const twoFactorEnabled = enabled ? 1 : 0;
    await db.transaction().execute(async (trx) => {
      await update(trx, 'customers', { twoFactorEnabled }, { id: customer.id });
      // The confirmation dates the factor: taking a change of address back removes factors confirmed after the request.
      if (enabled && customer.twoFactorEnabled === 0)
        await update(trx, 'otpSecrets', { createdAt: now.toISOString() }, { customerId: customer.id });
      if (!enabled) await remove(trx, 'otpSecrets', { customerId: customer.id });
      // Other logins were made without the present factors (OWASP ASVS 7.4.3).
      await endFamilies(trx, { customerId: customer.id, except: family ?? '' }, now);
      await spendLinks(trx, customer.id, now);
    });
    if (twoFactorEnabled !== customer.twoFactorEnabled)
      await outbox.post(db, twoFactorMail(enabled, letterIn(context, customer)));
    const changed = await customerOf(db, { ...customer, twoFactorEnabled });
    await rememberBrowser(context, { ...customer, twoFactorEnabled });
    return item(context, 'Customer', `customers/${customer.uuid}`, changed);
  });

/**
 * Returns the secret that awaits its first code. The secret stays the same for an hour: a customer who has scanned it
 * may reload the page or open it twice, and the app’s code still matches. Another login replaces the secret: a login
 * must not know a secret that another one confirms.
 */
async function pendingSecret(db: Db, customer: Row<'customers'>, family: string | null, now: Date): Promise<string> {
  const row = { secret: new Secret({ size: 20 }).base32, family, createdAt: now.toISOString() };
  const tooOld = new Date(now.getTime() - PENDING_MS).toISOString();
  await db
    .insertInto('otpSecrets')
    .values({ customerId: customer.id, ...row })
    .onConflict((on) =>
      on
        .column('customerId')
        .doUpdateSet(row)
        .where((column) =>
          column.or([column('otpSecrets.createdAt', '<=', tooOld), column('otpSecrets.family', 'is not', family)]),
        ),
    )
    .execute();
  const { secret } = await rowOf(db, 'otpSecrets', { customerId: customer.id });
  return secret;
}
