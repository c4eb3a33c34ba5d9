import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { API } from './answer.ts';
import { secretOf } from './settings.ts';

/** Milliseconds for which an address of the bucket is good: an upload that takes longer asks for another. */
const LIFETIME = 15 * 60_000;

type Purpose = 'put' | 'get';

/** Signs what an address of the bucket allows: to whom it is given is not part of it, as in S3. */
async function signatureOf(db: Db, purpose: Purpose, uuid: string, expires: number): Promise<string> {
  const secret = await secretOf(db, 'bucket');
  return createHmac('sha256', secret).update(`${purpose}\n${uuid}\n${expires}`).digest('base64url');
}

/** An address of the bucket that whoever has it may use until it expires. */
export async function presigned(db: Db, purpose: Purpose, uuid: string, now: Date) {
  const expires = now.getTime() + LIFETIME;
  const signature = await signatureOf(db, purpose, uuid, expires);
  return {
    url: `${API}/bucket/${uuid}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Whether an address was made here for this purpose, and is still good. */
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
