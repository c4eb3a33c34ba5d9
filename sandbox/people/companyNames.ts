import { CHANNELS } from '../content/lookups.ts';
import type { Db } from '../db/database.ts';
import { remove, rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { PLATFORM } from '../documents/issuer.ts';
import type { ShopContext } from '../http/env.ts';
import { refusals } from '../http/errors.ts';
import { accountLetterTo, companyNameTakenMail } from '../mails/accountMails.ts';
import { languageOf } from '../read/language.ts';
import { looksAlike, readingsOf, skeletonOf } from './lookalikes.ts';

/**
 * Skeletons of the platform’s names without their legal form. Excludes one-word names: „Parkett“ alone is a floor and
 * part of many company names.
 */
const ours = [PLATFORM.name.replace(/ GmbH$/, ''), ...CHANNELS.map(({ name }) => name)]
  .filter((name) => name.includes(' '))
  .map(skeletonOf);

/**
 * Refuses a company name that looks like the platform’s or like that of another company with a verified account. An
 * unverified account does not reserve a name: a company that mistyped its address can sign up again, and a stranger
 * cannot block a name with an address that is not theirs. Locks the companies, so that other calls that set a company’s
 * name wait until the transaction ends.
 *
 * @param companyId Renamed company; null for a new one.
 * @throws Refused 422 COMPANY_NAME_EXISTS.
 */
export async function mustBeFreeCompanyName(trx: Db, name: string, companyId: number | null = null): Promise<void> {
  await lockCompanies(trx);
  const others = (await companiesOf(trx, { verified: 1 })).filter((other) => other.companyId !== companyId);
  const isOurs = readingsOf(name).some((reading) => ours.some((house) => skeletonOf(reading).startsWith(house)));
  if (isOurs || others.some((other) => looksAlike(name, other.companyName))) throw refusals.companyNameExists();
}

/** Deletes the unverified accounts with a name that looks like the verified company’s, and returns their customers. */
export async function claimCompanyName(
  trx: Db,
  { companyId }: Pick<Row<'customers'>, 'companyId'>,
): Promise<Row<'customers'>[]> {
  if (companyId === null) return [];
  await lockCompanies(trx);
  const company = await rowOf(trx, 'companies', { id: companyId });
  const deleted: Row<'customers'>[] = [];
  for (const other of await companiesOf(trx, { verified: 0 })) {
    if (!looksAlike(company.companyName ?? '', other.companyName)) continue;
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

/** Returns the companies of verified or unverified customers. */
async function companiesOf(db: Db, { verified }: Pick<Row<'customers'>, 'verified'>) {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('companies', 'companies.id', 'customers.companyId')
    .select(['customers.id as customerId', 'companies.id as companyId', 'companyName'])
    .where('customers.verified', '=', verified)
    .execute();
  return rows.map(({ companyName, ...ids }) => ({ ...ids, companyName: companyName ?? '' }));
}

async function lockCompanies(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: 'lock.companies', value: '' })
    .onConflict((on) => on.column('key').doUpdateSet({ value: '' }))
    .execute();
}
