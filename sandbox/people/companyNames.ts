import type { Db } from '../db/database.ts';
import { remove, rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { refusals } from '../http/errors.ts';
import { accountLetterTo, companyNameTakenMail } from '../mails/accountMails.ts';
import { languageOf } from '../read/language.ts';

/** Name as it is compared: without differences of case, width and spaces. */
const keyOf = (name: string | null) => (name ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Refuses the name of another company with a verified account. An unverified account does not reserve a name: a company
 * that mistyped its address can sign up again, and a stranger cannot block a name with an address that is not theirs.
 * Locks the companies, so that other calls that set a company’s name wait until the transaction ends.
 *
 * @param companyId Renamed company; null for a new one.
 * @throws Refused 422 COMPANY_NAME_EXISTS.
 */
export async function mustBeFreeCompanyName(trx: Db, name: string, companyId: number | null = null): Promise<void> {
  await lockCompanies(trx);
  const others = (await companiesOf(trx, { verified: 1 })).filter((other) => other.companyId !== companyId);
  if (others.some((other) => keyOf(other.companyName) === keyOf(name))) throw refusals.companyNameExists();
}

/** Deletes the unverified accounts with the verified company’s name, and returns their customers. */
export async function claimCompanyName(
  trx: Db,
  { companyId }: Pick<Row<'customers'>, 'companyId'>,
): Promise<Row<'customers'>[]> {
  if (companyId === null) return [];
  await lockCompanies(trx);
  const company = await rowOf(trx, 'companies', { id: companyId });
  const deleted: Row<'customers'>[] = [];
  for (const other of await companiesOf(trx, { verified: 0 })) {
    if (keyOf(company.companyName) !== keyOf(other.companyName)) continue;
    deleted.push(...(await trx.deleteFrom('customers').where('id', '=', other.customerId).returningAll().execute()));
    if (other.companyId !== companyId) await remove(trx, 'companies', { id: other.companyId });
  }
  return deleted;
}

/** Mails the customers whose unverified accounts were deleted for another company’s name, in their own language. */
export async function reportDeleted(context: ShopContext, deleted: readonly Row<'customers'>[]): Promise<void> {
  const { db, outbox } = context.var;
  for (const customer of deleted) {
    const letter = accountLetterTo(customer, { ...context.var, locale: await languageOf(db, customer) });
    await outbox.post(db, companyNameTakenMail(letter));
  }
}

/** Companies of verified or unverified customers. */
function companiesOf(db: Db, { verified }: Pick<Row<'customers'>, 'verified'>) {
  return db
    .selectFrom('customers')
    .innerJoin('companies', 'companies.id', 'customers.companyId')
    .select(['customers.id as customerId', 'companies.id as companyId', 'companyName'])
    .where('customers.verified', '=', verified)
    .execute();
}

async function lockCompanies(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: 'lock.companies', value: '' })
    .onConflict((on) => on.column('key').doUpdateSet({ value: '' }))
    .execute();
}
