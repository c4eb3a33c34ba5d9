import { CHECKED, checkedOfAddress, hasChanged } from '#domain/person/legalCheck.ts';
import type { Db } from '../db/database.ts';

/** Statuses in review: the registrar blocks subscriptions until the decision on the control page. */
export const IN_REVIEW = { status: 'requested', cryptoRegistrarStatus: 'requested' } as const;

/** Puts an admitted customer back into review at once, after a change of checked data. */
export async function startNewCheck(trx: Db, customerId: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set((of) => ({
      status: IN_REVIEW.status,
      // A negative decision of the registrar stays.
      cryptoRegistrarStatus: of
        .case()
        .when('cryptoRegistrarStatus', 'in', ['follow_up', 'rejected'])
        .then(of.ref('cryptoRegistrarStatus'))
        .else(IN_REVIEW.cryptoRegistrarStatus)
        .end(),
    }))
    .where('id', '=', customerId)
    .where('status', '=', CHECKED)
    .execute();
}

/** True if two addresses, by id, differ in the checked fields. */
export async function isOtherPlace(trx: Db, one: number | null, other: number): Promise<boolean> {
  if (one === other) return false;
  const rows = await trx
    .selectFrom('addresses')
    .selectAll()
    .where('id', 'in', [one ?? other, other])
    .execute();
  const before = rows.find(({ id }) => id === one);
  const after = rows.find(({ id }) => id === other);
  return hasChanged(checkedOfAddress, before ?? {}, after ?? {});
}
