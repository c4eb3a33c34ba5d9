import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import { insert, update } from '../db/rows.ts';
import type { Changes, Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { changeTaxed } from '../trade/interest.ts';

const text = z.nullable(z.string());

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

/** `migrationState` after the migration (requirement 4.25); 0 before. */
const DONE = 1;

/**
 * Takes over the former system’s data for a number if they belong to the account’s email address; returns true if they
 * did.
 * @throws Refused WRONG_STATE if the migration is done, also by another tab meanwhile.
 */
export async function takeOver(db: Db, customer: Row<'customers'>, number: string, now: Date): Promise<boolean> {
  const take = async (trx: Db) => {
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
      .where('number', '=', plainNumber(number))
      .where('email', '=', customer.email)
      .where('takenAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const changes = record
      ? await takenOver(trx, open, FormerFacts.parse(JSON.parse(record.facts)))
      : { migrationError: 'data_not_found' };
    await update(trx, 'customers', changes, { id: open.id });
    return record !== undefined;
  };
  return db.transaction().execute((trx) => changeTaxed(trx, customer.id, now, () => take(trx)));
}

/** Normalises a typed number: customers type it as printed, or from memory as `k 104 882`. */
const plainNumber = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Returns the changes of the customer. Data that the customer has entered here are newer, and stay. */
async function takenOver(
  trx: Db,
  customer: Row<'customers'>,
  { customer: facts, address }: FormerFacts,
): Promise<Changes<'customers'>> {
  const { id, firstName, lastName, defaultAddressId } = customer;
  const missing = Object.entries(facts).filter(([field]) => customer[field as keyof typeof facts] === null);
  const changes: Changes<'customers'> = { ...Object.fromEntries(missing), migrationState: DONE };
  if (defaultAddressId !== null) return changes;
  const made = await insert(trx, 'addresses', {
    customerId: id,
    firstName,
    lastName,
    phoneNumber: facts.mobileNumber,
    ...address,
  });
  return { ...changes, defaultAddressId: made.id };
}
