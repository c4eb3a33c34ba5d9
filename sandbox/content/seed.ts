import type { Clock } from '#sandbox/clock.ts';
import type { Db } from '#sandbox/db/database.ts';
import { lockCustomer } from '#sandbox/db/lockCustomer.ts';
import { hashOfLink, LINK_LIFETIME } from '#sandbox/http/links.ts';
import { verificationMail } from '#sandbox/mails/accountMails.ts';
import { personaOf } from '#sandbox/personas.ts';
import { insert, rowOf } from '../db/rows.ts';
import { BONDS, REPAID_BONDS } from './bonds.ts';
import { decadeOrders } from './decade.ts';
import { ORDERS } from './history.ts';
import { tokenOf } from './identity.ts';
import { DISCOUNT_CODES } from './lookups.ts';
import { seedBonds, seedBondTaxons } from './seed/bonds.ts';
import { seedFormerCustomers } from './seed/formerCustomers.ts';
import { seedItems } from './seed/items.ts';
import { datedOrders, seedOrders } from './seed/orders.ts';
import { seedPayouts } from './seed/payouts.ts';
import { seedPeople } from './seed/people.ts';
import { seedShop } from './seed/shop.ts';
import { momentOf } from './types.ts';

/**
 * Fills an empty database with the shop’s data, in one transaction. The data are reproducible except for the password’s
 * salt and the dates of open orders and fresh documents, which depend on the sandbox’s time.
 */
export async function seed(db: Db, clock: Clock): Promise<void> {
  const now = await clock.now();
  await db.transaction().execute(async (transaction) => {
    await seedShop(transaction, now);
    await seedPeople(transaction, now);
    await seedFormerCustomers(transaction, now);
    await seedBondTaxons(transaction);
    await seedBonds(transaction, BONDS, now.toISOString());
    await seedItems(transaction);
    const orders = datedOrders(ORDERS, now);
    await seedOrders(transaction, orders);
    await seedPayouts(transaction, orders, now);
    await seedWhitelist(transaction);
    await seedDiscountCodes(transaction, now);
    await seedVerificationMail(transaction, now);
  });
}

/**
 * Adds the large account of one investor: ten years of orders; does nothing if they exist. `npm start` adds them after
 * the shop opens, because they would make its start half as long again; tests request them.
 */
export async function seedDecade(db: Db, clock: Clock): Promise<void> {
  const now = await clock.now();
  await db.transaction().execute(async (transaction) => {
    if (!(await lacksDecade(transaction))) return;
    await seedBonds(transaction, REPAID_BONDS, now.toISOString(), BONDS.length);
    const { last } = await transaction
      .selectFrom('orders')
      .select((column) => column.fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow();
    const orders = datedOrders(decadeOrders(), now, last ?? 0);
    await seedOrders(transaction, orders);
    await seedPayouts(transaction, orders, now);
  });
}

/**
 * True if the investor exists (older shops lack her) but her bonds do not. If two servers start on one database, the
 * second waits here for the first.
 */
async function lacksDecade(transaction: Db): Promise<boolean> {
  const investor = await transaction
    .selectFrom('customers')
    .select('id')
    .where('personaKey', '=', 'longStanding')
    .executeTakeFirst();
  if (!investor) return false;
  await lockCustomer(transaction, investor.id);
  const bond = await transaction
    .selectFrom('products')
    .select('id')
    .where(
      'code',
      'in',
      REPAID_BONDS.map(({ code }) => code),
    )
    .executeTakeFirst();
  return bond === undefined;
}

/** Seeds all data of `npm start`. */
export async function seedAll(db: Db, clock: Clock): Promise<void> {
  await seed(db, clock);
  await seedDecade(db, clock);
}

/** Puts the professional investor on the whitelist after the conversation that the locked bond requires. */
async function seedWhitelist(db: Db): Promise<void> {
  const customer = await rowOf(db, 'customers', { personaKey: 'professional' });
  const locked = await db.selectFrom('products').select('id').where('whitelisting', '=', 1).execute();
  await db
    .insertInto('whitelist')
    .values(locked.map(({ id }) => ({ productId: id, customerId: customer.id })))
    .execute();
}

/** Adds a code for all customers, a code for a single use and an expired code. */
async function seedDiscountCodes(db: Db, now: Date): Promise<void> {
  const codes = DISCOUNT_CODES.map(({ code, credit, validForDays, uses }) => ({
    code,
    credit,
    validUntil: validForDays === null ? null : momentOf({ daysAgo: -validForDays }, now).toISOString(),
    uses,
  }));
  await db.insertInto('discountCodes').values(codes).execute();
}

/** Puts the verification mail of the unverified persona into the outbox at `/sandbox/mail`. */
async function seedVerificationMail(db: Db, now: Date): Promise<void> {
  const { email, name } = personaOf('unverified');
  const customer = await rowOf(db, 'customers', { email });
  const token = tokenOf('verification');
  const createdAt = now.toISOString();
  await insert(db, 'linkTokens', {
    customerId: customer.id,
    purpose: 'verification',
    email,
    tokenHash: hashOfLink(token),
    createdAt,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME.verification).toISOString(),
  });
  // The seeds do not know the shop’s origin; the pages that show a mail add it to the paths.
  const letter = { recipient: email, name, locale: 'de', origin: '', now } as const;
  await db.insertInto('mails').values(verificationMail(token, letter)).execute();
}
