import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import { insert, rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { Unauthorized } from './errors.ts';
import { type ShopSettings, secretOf } from './settings.ts';

/** Scope of a token: all calls, or only entering the code of the second factor. */
export type Scope = 'full' | 'code';

/** Two tabs may send the same refresh token at once: within this time the second use does not count as theft. */
const GRACE_MS = 10_000;
const CODE_LIFETIME_S = 300;
const DAY_MS = 86_400_000;
/** Issuer and audience of the tokens: tokens for other purposes with the same secret are invalid here. */
const ISSUER = 'parkett-sandbox';
const AUDIENCE = 'parkett-shop';

/** Customer of a token, and the login (`sid`, OpenID Connect) with which the token ends. */
export interface Bearer {
  uuid: string;
  scope: Scope;
  /** Null for the token of a login that still lacks its code. */
  family: string | null;
}

type Lifetimes = Pick<ShopSettings, 'tokenLifetime' | 'sessionIdleDays' | 'sessionDays' | 'refreshTokens'>;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function sign(db: Db, customer: Row<'customers'>, claims: JWTPayload, now: Date, lifetime: number) {
  return new SignJWT({ username: customer.email, roles: ['ROLE_USER'], ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(customer.uuid)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + lifetime)
    .setJti(randomUUID())
    .sign(await secretOf(db, 'jwt'));
}

/** Signs the token of a login that still lacks its second factor. */
export async function codeToken(db: Db, customer: Row<'customers'>, now: Date, { tokenLifetime }: Lifetimes) {
  return sign(db, customer, { scope: 'code' }, now, Math.min(tokenLifetime, CODE_LIFETIME_S));
}

/**
 * Verifies a token and returns its bearer.
 * @throws Unauthorized with the messages of LexikJWTAuthenticationBundle.
 */
export async function readToken(db: Db, token: string, now: Date): Promise<Bearer> {
  // A token has exactly one text: lenient decoders would accept a signature with trailing characters.
  if (!COMPACT.test(token)) throw new Unauthorized('Invalid JWT Token');
  try {
    const { payload } = await jwtVerify(token, await secretOf(db, 'jwt'), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    const { uuid, scope, family } = Claims.parse({ ...payload, uuid: payload.sub, family: payload.sid });
    if ((scope === 'full') !== (family !== null)) throw new Unauthorized('Invalid JWT Token');
    return { uuid, scope, family };
  } catch (error) {
    throw new Unauthorized(error instanceof errors.JWTExpired ? 'Expired JWT Token' : 'Invalid JWT Token');
  }
}
/** RFC 7515 section 7.1: three parts in base64url, which has no padding. */
const COMPACT = /^[\w-]+(?:\.[\w-]+){2}$/;
const Claims = z.object({
  uuid: z.string(),
  scope: z.enum(['full', 'code']),
  family: z._default(z.nullable(z.string()), null),
});

/** True if the login of a token has not ended. */
export async function isAlive(db: Db, family: string, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('refreshFamilies')
    .select('id')
    .where('id', '=', family)
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Starts a login: an access token and the first refresh token of its family. The database stores only the refresh
 * token’s hash.
 */
export async function beginSession(db: Db, customer: Row<'customers'>, now: Date, lifetimes: Lifetimes) {
  const id = randomUUID();
  await insert(db, 'refreshFamilies', { id, customerId: customer.id, createdAt: now.toISOString() });
  const token = await sign(db, customer, { scope: 'full', sid: id }, now, lifetimes.tokenLifetime);
  return { token, refresh_token: await issue(db, id, now, now, lifetimes) };
}

/**
 * Issues a refresh token, which expires with the login, or, if it is rotated, when idle for too long, whichever is
 * sooner; reused tokens do not record their last use.
 */
async function issue(db: Db, familyId: string, begunAt: Date, now: Date, lifetimes: Lifetimes): Promise<string> {
  const token = randomBytes(64).toString('hex');
  const idleEnd = lifetimes.refreshTokens === 'rotated' ? now.getTime() + lifetimes.sessionIdleDays * DAY_MS : Infinity;
  const end = begunAt.getTime() + lifetimes.sessionDays * DAY_MS;
  const expiresAt = new Date(Math.min(idleEnd, end)).toISOString();
  await insert(db, 'refreshTokens', { familyId, tokenHash: hashOf(token), createdAt: now.toISOString(), expiresAt });
  return token;
}

const found = (db: Db, token: string) =>
  db
    .selectFrom('refreshTokens')
    .innerJoin('refreshFamilies', 'refreshFamilies.id', 'refreshTokens.familyId')
    .where('tokenHash', '=', hashOf(token));

/**
 * Exchanges a refresh token for an access token, with the same refresh token or the next one. A second use of a rotated
 * token after the grace period means theft of the token or of its successor: the whole login ends (RFC 9700 section
 * 4.14.2).
 */
export async function renew(db: Db, token: string, now: Date, lifetimes: Lifetimes) {
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await found(trx, token)
      .select(['refreshTokens.id', 'familyId', 'expiresAt', 'rotatedAt', 'customerId', 'revokedAt'])
      .select('refreshFamilies.createdAt as begunAt')
      .executeTakeFirst();
    if (!held || held.revokedAt !== null || held.expiresAt <= now.toISOString()) return null;
    const { id, familyId, customerId, rotatedAt, begunAt } = held;
    const customer = await rowOf(trx, 'customers', { id: customerId });
    if (lifetimes.refreshTokens === 'reused') return { customer, familyId, refresh_token: token };
    if (rotatedAt !== null && now.getTime() - Date.parse(rotatedAt) > GRACE_MS) {
      await endFamilies(trx, { family: familyId }, now);
      return null;
    }
    await trx
      .updateTable('refreshTokens')
      .set({ rotatedAt: now.toISOString() })
      .where('id', '=', id)
      .where('rotatedAt', 'is', null)
      .execute();
    return { customer, familyId, refresh_token: await issue(trx, familyId, new Date(begunAt), now, lifetimes) };
  });
  // Thrown outside the transaction, so that the end of the family is committed.
  if (!outcome) throw new Unauthorized('JWT Refresh Token Not Found');
  const { customer, familyId: sid, refresh_token } = outcome;
  return {
    customer,
    token: await sign(db, customer, { scope: 'full', sid }, now, lifetimes.tokenLifetime),
    refresh_token,
  };
}

/** Ends the login of a refresh token, spent or not, with its access tokens. */
export async function endSession(db: Db, refreshToken: string, now: Date): Promise<void> {
  const row = await found(db, refreshToken).select('familyId').executeTakeFirst();
  if (row) await endFamilies(db, { family: row.familyId }, now);
}

/** Ends one login, or all logins of a customer except one. */
export async function endFamilies(
  db: Db,
  which: { family: string } | { customerId: number; except: string },
  now: Date,
): Promise<void> {
  const ended = db.updateTable('refreshFamilies').set({ revokedAt: now.toISOString() }).where('revokedAt', 'is', null);
  await ('family' in which
    ? ended.where('id', '=', which.family)
    : ended.where('customerId', '=', which.customerId).where('id', '!=', which.except)
  ).execute();
}
