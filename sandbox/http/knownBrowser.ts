import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/database.ts';
import { findRow, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { accountLetterTo, unknownBrowserMail } from '../mails/accountMails.ts';
import { languageOf } from '../read/language.ts';
import { API } from './answer.ts';
import { browserName } from './browserName.ts';
import type { ShopContext } from './env.ts';
import { isWithin, LIMITS } from './rateLimit.ts';
import { secretOf } from './settings.ts';

const YEAR = 31_536_000;

type Customer = Pick<Row<'customers'>, 'id' | 'uuid' | 'passwordHash' | 'twoFactorEnabled'>;

/** Name of a customer’s cookie: two customers may share a browser. */
const nameFor = ({ uuid }: Pick<Customer, 'uuid'>) =>
  `browser-${createHash('sha256').update(uuid).digest('hex').slice(0, 16)}`;

/** Signs a cookie. A new password makes all browsers unknown, and so does switching the second factor on. */
async function signatureOf(context: ShopContext, customer: Customer, id: string): Promise<Buffer> {
  const { db } = context.var;
  const { uuid, passwordHash } = customer;
  const secret = await secretOf(db, 'browser');
  const signed = [uuid, passwordHash, await secondFactorOf(db, customer), id];
  return createHmac('sha256', secret).update(signed.join('\n')).digest();
}

/** Returns the secret of the second factor; empty if it is off. */
async function secondFactorOf(db: Db, { id, twoFactorEnabled }: Customer): Promise<string> {
  if (twoFactorEnabled === 0) return '';
  const row = await findRow(db, 'otpSecrets', { customerId: id });
  return row?.secret ?? '';
}

/**
 * Marks the browser as known to the customer after a login: wrong passwords from other browsers can then not lock the
 * customer out here (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The cookie grants no access.
 */
export async function rememberBrowser(context: ShopContext, customer: Customer): Promise<void> {
  const id = (await knownBrowserIn(context, customer)) || randomBytes(16).toString('base64url');
  const signature = (await signatureOf(context, customer, id)).toString('base64url');
  const secure = context.var.origin.startsWith('https:');
  const options = { path: API, httpOnly: true, sameSite: 'Strict', maxAge: YEAR, secure } as const;
  setCookie(context, nameFor(customer), `${id}.${signature}`, options);
}

/** Completes a login: marks the browser as known. */
export async function completeLogin(context: ShopContext, { id, ...customer }: Row<'customers'>): Promise<void> {
  await update(context.var.db, 'customers', { hasLoggedIn: 1 }, { id });
  await rememberBrowser(context, { id, ...customer });
}

/**
 * Reports the right password from an unknown browser to the customer by mail, in their own language, also if no code of
 * the second factor follows (OWASP ASVS 6.3.5). The first login of an account is not reported. The number of mails is
 * limited, so that a thief of the password cannot flood the mailbox.
 */
export async function reportLogin(context: ShopContext, customer: Row<'customers'>): Promise<void> {
  const { db, now, outbox } = context.var;
  if (customer.hasLoggedIn === 0) return;
  if (!(await isWithin(db, LIMITS.mails, `reports:${customer.id}`, now))) return;
  const letter = accountLetterTo(customer, { ...context.var, locale: await languageOf(db, customer) });
  const browser = browserName(context.req.header('User-Agent') ?? '');
  await outbox.post(db, unknownBrowserMail(browser, customer.twoFactorEnabled === 1, letter));
}

/** Returns the id of the browser if the customer has logged in from it before; empty for other browsers. */
export async function knownBrowserIn(context: ShopContext, customer: Customer): Promise<string> {
  const [id = '', signature = ''] = (getCookie(context, nameFor(customer)) ?? '').split('.');
  const right = await signatureOf(context, customer, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? id : '';
}
