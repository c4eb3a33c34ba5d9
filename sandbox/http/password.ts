import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
}

/** Hashes a password for storage: `argon2id$` salt `$` tag, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/**
 * Whether the password is right. It takes as long for a wrong password and for an account that does not exist (null).
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, nonce = '', tag = ''] = (stored ?? 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$').split('$');
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(password, Buffer.from(nonce, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
