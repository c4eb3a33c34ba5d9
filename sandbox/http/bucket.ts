import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { API } from './answer.ts';
import { secretOf } from './settings.ts';

/** Milliseconds until an address of the bucket expires; an upload that takes longer requests a new address. */
const LIFETIME = 15 * 60_000;

type Purpose = 'put' | 'get';

/** Signs the purpose of an address of the bucket; like in S3, the signature does not bind the recipient. */
async function signatureOf(db: Db, purpose: Purpose, uuid: string, expires: number): Promise<string> {
  const secret = await secretOf(db, 'bucket');
  return createHmac('sha256', secret).update(`${purpose}\n${uuid}\n${expires}`).digest('base64url');
}

/** Creates an address of the bucket; its holder may use it until it expires. */
export async function presignAddress(db: Db, purpose: Purpose, uuid: string, now: Date) {
  const expires = now.getTime() + LIFETIME;
  const signature = await signatureOf(db, purpose, uuid, expires);
  return {
    url: `${API}/bucket/${uuid}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** True if the shop made the address for this purpose and the address has not expired. */
export async function isPresigned(
  db: Db,
  purpose: Purpose,
  uuid: string,
  { expires = '', signature = '' }: { expires?: string; signature?: string },
  now: Date,
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(expires) || Number(expires) <= now.getTime()) return false;
  const right = Buffer.from(await signatureOf(db, purpose, uuid, Number(expires)));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
