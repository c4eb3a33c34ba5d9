import { Secret, TOTP } from 'otpauth';
import { OneTimeCode } from '#domain/shop/oneTimeCode.ts';
import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from './errors.ts';
import { countAttempt, forget, LIMITS, uncountAttempt } from './rateLimit.ts';

const STEP_S = 30;

/** Creates a TOTP with SHA-1, six digits and 30 seconds, which all authenticator apps support (RFC 6238). */
export function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Parkett', label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_S });
}

/**
 * Accepts a code of the current 30-second step, the one before or the one after, once. Uses the machine’s clock, not
 * the sandbox’s: the authenticator on the tester’s phone does not know of a moved clock.
 * @param from Source of the attempt: a session, or the browser of a login. Each source has its own attempts, and all of
 *   them count for the customer.
 * @throws Refused 422 INVALID_2FA, USED_2FA for a code that was accepted before, and 429 after five wrong codes.
 */
export async function mustBeCode(
  db: Db,
  customer: Row<'customers'>,
  code: string,
  now: Date,
  from = 'session',
): Promise<void> {
  const key = `code:${customer.id}:${from}`;
  const keyOfAll = `codes:${customer.id}`;
  await countAttempt(db, LIMITS.code, key, now);
  await countAttempt(db, LIMITS.codesOfAll, keyOfAll, now);
  const stored = await findRow(db, 'otpSecrets', { customerId: customer.id });
  const timestamp = Date.now();
  const delta =
    stored && OneTimeCode.safeParse(code).success
      ? totpOf(stored.secret, customer.email).validate({ token: code, timestamp, window: 1 })
      : null;
  const step = Math.floor(timestamp / 1000 / STEP_S) + (delta ?? 0);
  if (delta === null) throw refusals.code();
  if (!(await isFirstUse(db, customer.id, step))) throw refusals.usedCode();
  await forget(db, key);
  await uncountAttempt(db, keyOfAll);
}

async function isFirstUse(db: Db, customerId: number, step: number): Promise<boolean> {
  const stored = await db
    .insertInto('otpUsedCodes')
    .values({ customerId, step })
    .onConflict((on) => on.columns(['customerId', 'step']).doNothing())
    .executeTakeFirst();
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
