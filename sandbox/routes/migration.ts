import { Hono } from 'hono';
import { MigrationRequest } from '#domain/shop/access.ts';
import { rowOf } from '../db/rows.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound, refusals } from '../http/errors.ts';
import { countAttempt, forget, LIMITS } from '../http/rateLimit.ts';
import { tellBankAccount } from '../people/bankAccount.ts';
import { takeOver } from '../people/takeOver.ts';
import { customerOf } from '../read/customer.ts';
import { mustBeOneself } from './customers.ts';

/**
 * Takes over the former system’s data about the customer (requirement 7.4). The number alone is not a secret: only the
 * account with the same email address finds the data, all others get 404.
 */
export const migration = new Hono<ShopEnv>().put('/customers/migration/:uuid', signedIn, async (context) => {
  const { db, customer, now } = context.var;
  mustBeOneself(customer, context.req.param('uuid'));
  const { customerId } = await bodyOf(context, MigrationRequest);
  if (customer.migrationState !== 0) throw refusals.wrongState();
  const key = `migration:${customer.id}`;
  await countAttempt(db, LIMITS.migration, key, now);
  const taken = await takeOver(db, customer, customerId, now);
  if (!taken) throw notFound();
  await forget(db, key);
  const changed = await rowOf(db, 'customers', { id: customer.id });
  await tellBankAccount(context, customer, changed);
  return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, changed));
});
