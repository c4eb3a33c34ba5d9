import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { accountLetterTo, unknownBrowserMail } from '../accountMails.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { languageOf } from '../read/language.ts';
import { API } from './answer.ts';
import type { ShopContext } from './env.ts';
import { secretOf } from './settings.ts';

const YEAR = 31_536_000;

type Customer = Pick<Row<'customers'>, 'id' | 'uuid' | 'passwordHash' | 'twoFactorEnabled'>;

/** One cookie for each customer of a browser: two people may share it. */
const nameFor = ({ uuid }: Pick<Customer, 'uuid'>) =>
  `browser-${createHash('sha256').update(uuid).digest('hex').slice(0, 16)}`;

/** A new password makes all browsers unknown, and so does the second factor when it is switched on. */
async function signatureOf(context: ShopContext, customer: Customer, id: string): Promise<Buffer> {
  const { db } = context.var;
  const { uuid, passwordHash } = customer;
  const secret = await secretOf(db, 'browser');
  const signed = [uuid, passwordHash, await secondFactorOf(db, customer), id];
  return createHmac('sha256', secret).update(signed.join('\n')).digest();
}

/** Secret of the second factor; empty if it is off. */
async function secondFactorOf(db: Db, { id, twoFactorEnabled }: Customer): Promise<string> {
  if (twoFactorEnabled === 0) return '';
  const row = await db.selectFrom('otpSecrets').select('secret').where('customerId', '=', id).executeTakeFirst();
  return row?.secret ?? '';
}

/**
 * Remembers that the customer has shown in this browser who they are: from then on wrong passwords of others cannot lock
 * them out here (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It opens nothing.
 */
export async function rememberBrowser(context: ShopContext, customer: Customer): Promise<void> {
  const id = (await knownBrowserIn(context, customer)) || randomBytes(16).toString('base64url');
  const signature = (await signatureOf(context, customer, id)).toString('base64url');
  const secure = context.var.origin.startsWith('https:');
  const options = { path: API, httpOnly: true, sameSite: 'Strict', maxAge: YEAR, secure } as const;
  setCookie(context, nameFor(customer), `${id}.${signature}`, options);
}

/**
 * Ends a login: the browser is known from now on. Of one that was not the customer hears by mail, in their own language; of
 * their first login they need not.
 */
export async function welcome(context: ShopContext, customer: Row<'customers'>): Promise<void> {
  const { db, outbox } = context.var;
  if (customer.hasLoggedIn === 0)
    await db.updateTable('customers').set({ hasLoggedIn: 1 }).where('id', '=', customer.id).execute();
  else if ((await knownBrowserIn(context, customer)) === '')
    await outbox.post(
      db,
      unknownBrowserMail(accountLetterTo(customer, { ...context.var, locale: await languageOf(db, customer) })),
    );
  await rememberBrowser(context, customer);
}

/** Identifies the browser if the customer has logged in from it before; empty for any other. */
export async function knownBrowserIn(context: ShopContext, customer: Customer): Promise<string> {
  const [id = '', signature = ''] = (getCookie(context, nameFor(customer)) ?? '').split('.');
  const right = await signatureOf(context, customer, id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? id : '';
}
