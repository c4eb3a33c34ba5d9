import { CHECKED, checkedOfAddress, differs } from '#domain/person/legalCheck.ts';
import type { Db } from '../db/database.ts';

/** Both are in review, in which the registrar lets nobody subscribe: until somebody decides, on the control page. */
export const IN_REVIEW = { status: 'requested', cryptoRegistrarStatus: 'requested' } as const;

/** Something that was checked of a customer has changed: who was admitted is checked anew, from the same moment on. */
export async function startNewCheck(trx: Db, customerId: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set((of) => ({
      status: IN_REVIEW.status,
      // What the registrar has decided against somebody stays.
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

/** Whether one of the two addresses, by id, says another place than the other. */
export async function isOtherPlace(trx: Db, one: number | null, other: number): Promise<boolean> {
  if (one === other) return false;
  const rows = await trx
    .selectFrom('addresses')
    .selectAll()
    .where('id', 'in', [one ?? other, other])
    .execute();
  const [before, after] = [rows.find(({ id }) => id === one), rows.find(({ id }) => id === other)];
  return differs(checkedOfAddress, before ?? {}, after ?? {});
}
