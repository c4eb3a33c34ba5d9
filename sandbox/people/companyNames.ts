import { CHANNELS } from '../content/lookups.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { PLATFORM } from '../documents/issuer.ts';
import { refusals } from '../http/errors.ts';
import { skeletonOf } from './lookalikes.ts';

/** The house's names in any legal form. Its first word alone is a floor, and many a company's. */
const ours = [PLATFORM.name.replace(/ GmbH$/, ''), ...CHANNELS.map(({ name }) => name)]
  .filter((name) => name.includes(' '))
  .map(skeletonOf);

/**
 * Refuses a company's name that looks like the house's or like that of another company with a verified account. Until then
 * a name is nobody's own: a company that mistyped its address signs up again, and no name is kept from a company by an
 * address that is not its own. Others who name a company wait until the transaction ends.
 *
 * @param companyId The company that is renamed; null for a new one.
 * @throws Refused 422 COMPANY_NAME_EXISTS.
 */
export async function mustBeFreeCompanyName(trx: Db, name: string, companyId: number | null = null): Promise<void> {
  await lockCompanies(trx);
  const own = skeletonOf(name);
  const others = (await companiesOf(trx, { verified: 1 })).filter((other) => other.companyId !== companyId);
  if (ours.some((house) => own.startsWith(house)) || others.some((other) => other.skeleton === own))
    throw refusals.companyNameExists();
}

/** Takes a verified company's name from those who signed up under a like one and never verified their address. */
export async function claimCompanyName(trx: Db, { companyId }: Pick<Row<'customers'>, 'companyId'>): Promise<void> {
  if (companyId === null) return;
  await lockCompanies(trx);
  const company = await trx.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  const own = skeletonOf(company.companyName ?? '');
  for (const other of await companiesOf(trx, { verified: 0 })) {
    if (other.skeleton !== own) continue;
    await trx.deleteFrom('customers').where('id', '=', other.customerId).execute();
    if (other.companyId !== companyId) await trx.deleteFrom('companies').where('id', '=', other.companyId).execute();
  }
}

/** Companies by whether the customer who acts for them is verified, each with the look of its name. */
async function companiesOf(db: Db, { verified }: Pick<Row<'customers'>, 'verified'>) {
  const rows = await db
    .selectFrom('customers')
    .innerJoin('companies', 'companies.id', 'customers.companyId')
    .select(['customers.id as customerId', 'companies.id as companyId', 'companyName'])
    .where('customers.verified', '=', verified)
    .execute();
  return rows.map(({ companyName, ...ids }) => ({ ...ids, skeleton: skeletonOf(companyName ?? '') }));
}

async function lockCompanies(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: 'lock.companies', value: '' })
    .onConflict((on) => on.column('key').doUpdateSet({ value: '' }))
    .execute();
}
