import type { Db } from '../db/database.ts';
import { findRow } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { marketRefusals } from '../http/marketRefusals.ts';

/**
 * Refuses a profile name that cannot be an address, or that another customer has or had. Requires a transaction that has
 * already written.
 *
 * @param key Key from `profileKeyOf`; an empty key removes the name.
 */
export async function mustBeFree(trx: Db, key: string, customerId: number): Promise<void> {
  // A name must not change the reading direction, and must stay one segment of its page’s path.
  if (/[\p{C}\p{Zl}\p{Zp}/\\?#]|^\.{1,2}$/u.test(key)) throw marketRefusals.profileName('characters');
  if (key === '') return;
  const other = await trx
    .selectFrom('customers')
    .select('id')
    .where('profileKey', '=', key)
    .where('id', '!=', customerId)
    .executeTakeFirst();
  const former = await findRow(trx, 'formerProfiles', { profileKey: key });
  if (other || (former && former.customerId !== customerId)) throw marketRefusals.profileName('used');
}

/** Reserves the name that a customer has given up for this customer. */
export async function keepFormerName(
  trx: Db,
  before: Pick<Row<'customers'>, 'id' | 'profileKey'>,
  after: Pick<Row<'customers'>, 'profileKey'>,
): Promise<void> {
  const { id: customerId, profileKey } = before;
  if (profileKey === null || profileKey === after.profileKey) return;
  const kept = trx.insertInto('formerProfiles').values({ profileKey, customerId });
  await kept.onConflict((on) => on.doNothing()).execute();
}
