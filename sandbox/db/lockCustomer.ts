import type { Db } from './database.ts';

/** Makes other transactions for this customer wait until this one ends, so that later reads of it stay valid. */
export async function lockCustomer(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set((column) => ({ uuid: column.ref('uuid') }))
    .where('id', '=', id)
    .execute();
}
