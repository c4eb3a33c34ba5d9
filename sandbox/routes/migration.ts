import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MigrationRequest } from '#domain/shop/access.ts';
import type { Db } from '../db/database.ts';
import type { Changes, Row } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound, refusals } from '../http/errors.ts';
import { countAttempt, forget, LIMITS } from '../http/rateLimit.ts';
import { customerOf } from '../read/customer.ts';
import { mustBeOneself } from './customers.ts';

const text = z.nullable(z.string());

/** What is taken over: facts of the customer, and their address. */
export const FormerFacts = z.object({
  customer: z.object({
    birthday: text,
    birthCity: text,
    birthCountry: text,
    nationality: text,
    mobileNumber: text,
    taxnumber: text,
    iban: text,
    bic: text,
    bankName: text,
    beneficiary: text,
    bankCountry: text,
    bankCurrency: text,
  }),
  address: z.object({ countryCode: z.string(), street: z.string(), postcode: z.string(), city: z.string() }),
});
export type FormerFacts = z.infer<typeof FormerFacts>;

/** `migrationState` of the customer (spec section 4): 0 has to migrate, 1 has. */
const DONE = 1;

/**
 * Takes over what the former system knew of the customer (spec section 7). The number alone is nobody's secret: the
 * data are found only for the account with the same address, and for anybody else they are not there.
 */
export const migration = new Hono<ShopEnv>().put('/customers/migration/:uuid', signedIn, async (context) => {
  const { db, customer, now } = context.var;
  mustBeOneself(customer, context.req.param('uuid'));
  const { customerId } = await bodyOf(context, MigrationRequest);
  if (customer.migrationState !== 0) throw refusals.wrongState();
  const key = `migration:${customer.id}`;
  await countAttempt(db, LIMITS.migration, key, now);
  const taken = await db.transaction().execute(async (trx) => {
    // Another tab may be doing the same: whoever comes second finds it done.
    const open = await trx
      .updateTable('customers')
      .set({ migrationError: null })
      .where('id', '=', customer.id)
      .where('migrationState', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (!open) throw refusals.wrongState();
    const record = await trx
      .updateTable('formerCustomers')
      .set({ takenAt: now.toISOString() })
      .where('number', '=', plainNumber(customerId))
      .where('email', '=', customer.email)
      .where('takenAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const changes = record
      ? await takenOver(trx, open, FormerFacts.parse(JSON.parse(record.facts)))
      : { migrationError: 'data_not_found' };
    await trx.updateTable('customers').set(changes).where('id', '=', open.id).execute();
    return record !== undefined;
  });
  if (!taken) throw notFound();
  await forget(db, key);
  const changed = await db.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow();
  return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, changed));
});

/** People type a number as it is printed, or as they remember it: `k 104 882`. */
const plainNumber = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What changes of the customer. What they have entered here since is newer, and stays. */
async function takenOver(
  trx: Db,
  customer: Row<'customers'>,
  { customer: facts, address }: FormerFacts,
): Promise<Changes<'customers'>> {
  const { id, firstName, lastName, defaultAddressId } = customer;
  const missing = Object.entries(facts).filter(([field]) => customer[field as keyof typeof facts] === null);
  const changes: Changes<'customers'> = { ...Object.fromEntries(missing), migrationState: DONE };
  if (defaultAddressId !== null) return changes;
  const made = await trx
    .insertInto('addresses')
    .values({ customerId: id, firstName, lastName, phoneNumber: facts.mobileNumber, ...address })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...changes, defaultAddressId: made.id };
}
