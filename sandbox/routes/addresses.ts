import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isSameAddress } from '#domain/person/address.ts';
import { checkedOfAddress, hasChanged } from '#domain/person/legalCheck.ts';
import { AddressDraft } from '#domain/shop/drafts.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Db } from '../db/database.ts';
import { findRow, insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { badRequest, notFound, unprocessable } from '../http/errors.ts';
import { startNewCheck } from '../people/newCheck.ts';
import { addressOf } from '../read/customer.ts';
import { iriOf, numericId } from '../read/ids.ts';
import { changeTaxed } from '../trade/interest.ts';

const ofCustomer = (db: Db, customer: Row<'customers'>) =>
  db.selectFrom('addresses').selectAll().where('customerId', '=', customer.id);

export const addresses = new Hono<ShopEnv>()
  .get('/addresses', signedIn, async (context) => {
    const { db, customer } = context.var;
    const rows = await ofCustomer(db, customer).where('companyId', 'is', null).orderBy('id').execute();
    return list(context, 'Address', pageFrom(rows, pageOf(context, 30)).map(addressOf), rows.length);
  })
  .get('/addresses/company', signedIn, async (context) => {
    const { db, customer } = context.var;
    const rows = await ofCustomer(db, customer).where('companyId', 'is not', null).orderBy('id', 'desc').execute();
    return list(context, 'Address', pageFrom(rows, pageOf(context, 30)).map(addressOf), rows.length);
  })
  .get('/addresses/:id', signedIn, async (context) => {
    const { db, customer } = context.var;
    const row = await own(db, customer, context.req.param('id'));
    return item(context, 'Address', `addresses/${row.id}`, addressOf(row));
  })
  .post('/addresses', signedIn, async (context) => {
    const { db, customer } = context.var;
    const body = await bodyOf(context, AddressDraft);
    await mustBeDeliverable(db, body);
    const mine = await ofCustomer(db, customer).where('companyId', 'is', null).orderBy('id').execute();
    // A browser repeats a call after a cut connection: the address exists already.
    const same = mine.find((each) => isSameAddress(addressOf(each), body));
    const row = same ?? (await insert(db, 'addresses', { ...body, customerId: customer.id }));
    return item(context, 'Address', `addresses/${row.id}`, addressOf(row), 201);
  })
  .put('/addresses/:id', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const body = await bodyOf(context, AddressDraft);
    const change = async (trx: Db) => {
      const before = await own(trx, customer, context.req.param('id'));
      await mustBeDeliverable(trx, body);
      const after = await trx
        .updateTable('addresses')
        .set(body)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (hasChanged(checkedOfAddress, before, body) && (await isCurrent(trx, customer.id, before.id)))
        await startNewCheck(trx, customer.id);
      return after;
    };
    const row = await db.transaction().execute((trx) => changeTaxed(trx, customer.id, now, () => change(trx)));
    const fullName = [row.firstName, row.lastName].filter(Boolean).join(' ');
    const changed = {
      ...addressOf(row),
      customer: iriOf('customers', customer.uuid),
      fullName,
      updatedAt: now.toISOString(),
    };
    return item(context, 'Address', `addresses/${row.id}`, changed);
  });

/** True if the address is the customer’s residence or their company’s seat. */
async function isCurrent(trx: Db, customerId: number, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('customers')
    .leftJoin('companies', 'companies.id', 'customers.companyId')
    .select('customers.id')
    .where('customers.id', '=', customerId)
    .where((of) => of.or([of('customers.defaultAddressId', '=', id), of('companies.defaultAddressId', '=', id)]))
    .executeTakeFirst();
  return found !== undefined;
}

async function own(db: Db, customer: Row<'customers'>, reference: string): Promise<Row<'addresses'>> {
  const row = await ofCustomer(db, customer).where('id', '=', numericId(reference)).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Requires a country that the shop offers.
 * @throws Refused 422 for an unknown or disabled country (requirement 5.24).
 */
async function mustBeDeliverable(db: Db, address: z.infer<typeof AddressDraft>): Promise<void> {
  const country = await findRow(db, 'countries', { code: address.countryCode, enabled: 1 });
  if (!country)
    throw unprocessable({
      propertyPath: 'countryCode',
      message: { de: 'Dieses Land ist nicht wählbar.', en: 'This country isn’t available.' },
      code: null,
    });
}

/** Reference to an address in a body: its IRI or id, or an object with its IRI. */
export const AddressReference = z.union([z.string(), z.object({ iri: z.string() }), z.object({ '@id': z.string() })]);

function textOf(reference: z.infer<typeof AddressReference>): string {
  if (typeof reference === 'string') return reference;
  return 'iri' in reference ? reference.iri : reference['@id'];
}

/**
 * Finds the id of an address that the customer may use.
 * @throws Refused 400 for another customer’s address, as for an unknown IRI.
 */
export async function ownAddress(
  db: Db,
  customer: Row<'customers'>,
  reference: z.infer<typeof AddressReference>,
): Promise<number> {
  const id = Number(idOf(textOf(reference)));
  const row = await ofCustomer(db, customer)
    .where('id', '=', Number.isSafeInteger(id) ? id : -1)
    .executeTakeFirst();
  if (!row) throw badRequest(`Item not found for "${textOf(reference)}".`);
  return row.id;
}
