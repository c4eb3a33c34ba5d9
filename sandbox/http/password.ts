import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
}
/**
 * Cost of new hashes: the last of OWASP’s minimums for argon2id, with 7 MiB, five passes, one lane. The one with 19 MiB
 * and two passes is as strong, but the C library keeps such blocks for reuse, in each of four threads: 30 logins left
 * 100 MB behind. It also took half as long again.
 */
const COST: Cost = { memory: 7_168, passes: 5 };
/** Cost of hashes without a stated cost: those of the first releases. */
const FIRST_COST: Cost = { memory: 19_456, passes: 2 };

async function tagOf(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, parallelism: 1, tagLength: 32 });
}

/** Hashes a password for storage: `argon2id$` salt `$` tag `$` memory `,` passes, salt and tag in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}$${COST.memory},${COST.passes}`;
}

/** True if the password is right. Takes equally long for wrong passwords and for missing accounts (null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, nonce = '', tag = '', cost] = (
    stored ?? `argon2id$AAAAAAAAAAAAAAAAAAAAAA$$${COST.memory},${COST.passes}`
  ).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const given = await tagOf(password, Buffer.from(nonce, 'base64url'), costIn(cost));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function costIn(text: string | undefined): Cost {
  const [memory = 0, passes = 0] = (text ?? '').split(',').map(Number);
  return text === undefined ? FIRST_COST : { memory, passes };
}
