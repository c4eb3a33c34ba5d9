import { Hono } from 'hono';
import * as z from 'zod/mini';
import { customerDraft } from '#domain/shop/drafts.ts';
import { idOf } from '#domain/shop/schema.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { Changes, Row } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { mustBeProven } from '../http/reauthentication.ts';
import { customerOf } from '../read/customer.ts';

/** What a body may hold beside the customer's own fields. */
const More = z.object({
  /** IRI or id of one of the customer's addresses, or an object with its IRI. */
  defaultAddress: z.optional(z.union([z.string(), z.object({ iri: z.string() }), z.object({ '@id': z.string() })])),
  subscribedToNewsletter: z.optional(z.boolean()),
  /** Shows who asks where the bank account changes: an addition to the call of section 7. */
  currentPassword: z.optional(z.string()),
  code: z.optional(z.string()),
});

/** Where payouts go. The first account is simply entered; to replace it takes more than an open session. */
const BANK_ACCOUNT = ['iban', 'bic'] as const;

/** Refuses a customer other than the one who is logged in, as if they did not exist. */
export function mustBeOneself(customer: Row<'customers'>, reference: string): void {
  if (reference !== customer.uuid && reference !== String(customer.id)) throw notFound();
}

export const customers = new Hono<ShopEnv>()
  .get('/customers/:uuid', signedIn, async (context) => {
    const { db, customer } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, customer));
  })
  .put('/customers/:uuid', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { defaultAddress, subscribedToNewsletter, currentPassword, code, ...facts } = await bodyOf(
      context,
      z.extend(customerDraft(dateAt(now.getTime(), SHOP_ZONE)), More.shape),
    );
    // A PUT of API Platform changes only the fields it names, but the schema has defaults for all others.
    const given = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(await context.req.text())));
    // An empty text takes a value away, as null does.
    const changes: Changes<'customers'> = Object.fromEntries(
      Object.entries(facts)
        .filter(([key]) => given.includes(key))
        .map(([key, value]) => [key, value === '' ? null : value]),
    );
    if (
      BANK_ACCOUNT.some((field) => customer[field] !== null && field in changes && changes[field] !== customer[field])
    )
      await mustBeProven(db, customer, { currentPassword, code }, now);
    if (subscribedToNewsletter !== undefined) changes.subscribedToNewsletter = subscribedToNewsletter ? 1 : 0;
    if (defaultAddress !== undefined)
      changes.defaultAddressId = await ownAddress(db, customer, referenceIn(defaultAddress));
    if (Object.keys(changes).length > 0)
      await db.updateTable('customers').set(changes).where('id', '=', customer.id).execute();
    const changed = await db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    return item(context, 'Customer', `customers/${customer.uuid}`, await customerOf(db, changed));
  });

function referenceIn(reference: string | { iri: string } | { '@id': string }): string {
  if (typeof reference === 'string') return reference;
  return 'iri' in reference ? reference.iri : reference['@id'];
}

/** The id of an address that the customer may use. @throws Refused 400, as for any IRI that leads nowhere. */
async function ownAddress(db: Db, customer: Row<'customers'>, reference: string): Promise<number> {
  const id = Number(idOf(reference));
  const row = await db
    .selectFrom('addresses')
    .select('id')
    .where('id', '=', Number.isSafeInteger(id) ? id : -1)
    .where('customerId', '=', customer.id)
    .executeTakeFirst();
  if (!row) throw badRequest(`Item not found for "${reference}".`);
  return row.id;
}
