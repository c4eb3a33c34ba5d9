import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { Unauthorized } from './errors.ts';
import { secretOf } from './settings.ts';

/** What a token is good for: everything, or only for entering the code of the second factor. */
export type Scope = 'full' | 'code';

const REFRESH_DAYS = 30;
/** Two tabs may send the same refresh token at once: within this time the second is not taken for a thief. */
const GRACE_MS = 10_000;
const CODE_LIFETIME_S = 300;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Signs a token for the customer. `lifetime` in seconds. */
export async function signToken(db: Db, customer: Row<'customers'>, scope: Scope, now: Date, lifetime: number) {
  return new SignJWT({ username: customer.email, scope, roles: ['ROLE_USER'] })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(customer.uuid)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + (scope === 'code' ? Math.min(lifetime, CODE_LIFETIME_S) : lifetime))
    .setJti(randomUUID())
    .sign(await secretOf(db, 'jwt'));
}

/** Who a token was made for. @throws Unauthorized with the words of LexikJWTAuthenticationBundle. */
export async function readToken(db: Db, token: string, now: Date): Promise<{ uuid: string; scope: Scope }> {
  try {
    const { payload } = await jwtVerify(token, await secretOf(db, 'jwt'), { algorithms: ['HS256'], currentDate: now });
    if (!payload.sub || (payload.scope !== 'full' && payload.scope !== 'code'))
      throw new Unauthorized('Invalid JWT Token');
    return { uuid: payload.sub, scope: payload.scope };
  } catch (error) {
    throw new Unauthorized(error instanceof errors.JWTExpired ? 'Expired JWT Token' : 'Invalid JWT Token');
  }
}

/** A refresh token of a new login. Only its hash is stored. */
export async function startFamily(db: Db, customerId: number, now: Date): Promise<string> {
  const id = randomUUID();
  await db.insertInto('refreshFamilies').values({ id, customerId, createdAt: now.toISOString() }).execute();
  return issue(db, id, now);
}

async function issue(db: Db, familyId: string, now: Date): Promise<string> {
  const token = randomBytes(64).toString('hex');
  const expiresAt = new Date(now.getTime() + REFRESH_DAYS * 86_400_000).toISOString();
  await db
    .insertInto('refreshTokens')
    .values({ familyId, tokenHash: hashOf(token), createdAt: now.toISOString(), expiresAt })
    .execute();
  return token;
}

/**
 * Takes a refresh token and gives the next. One that was taken longer than the grace ago is stolen, or its successor
 * is: the whole family ends (RFC 9700 section 4.14.2).
 */
export async function rotate(db: Db, token: string, now: Date): Promise<{ customerId: number; refreshToken: string }> {
  const outcome = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('refreshTokens')
      .innerJoin('refreshFamilies', 'refreshFamilies.id', 'refreshTokens.familyId')
      .select(['refreshTokens.id', 'familyId', 'expiresAt', 'rotatedAt', 'customerId', 'revokedAt'])
      .where('tokenHash', '=', hashOf(token))
      .executeTakeFirst();
    if (!found || found.revokedAt !== null || found.expiresAt <= now.toISOString()) return null;
    if (found.rotatedAt !== null && now.getTime() - Date.parse(found.rotatedAt) > GRACE_MS) {
      await endFamily(trx, found.familyId, now);
      return null;
    }
    await trx
      .updateTable('refreshTokens')
      .set({ rotatedAt: now.toISOString() })
      .where('id', '=', found.id)
      .where('rotatedAt', 'is', null)
      .execute();
    return { customerId: found.customerId, refreshToken: await issue(trx, found.familyId, now) };
  });
  // Thrown outside, so that the end of the family is committed.
  if (!outcome) throw new Unauthorized('JWT Refresh Token Not Found');
  return outcome;
}

async function endFamily(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('refreshFamilies').set({ revokedAt: now.toISOString() }).where('id', '=', id).execute();
}
