import { nameOf } from '#domain/person/name.ts';
import type { Db } from '../db/database.ts';

/** Returns the names of customers by id: the company’s name, otherwise the person’s, otherwise the email address. */
export async function customerNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customers')
    .leftJoin('companies', 'companies.id', 'customers.companyId')
    .select(['customers.id', 'accountType', 'firstName', 'lastName', 'email', 'companyName'])
    .where('customers.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, companyName, ...customer }) => [id, nameOf({ ...customer, company: { companyName } })]),
  );
}
