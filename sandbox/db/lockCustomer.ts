import type { Db } from './database.ts';

/**
 * Makes other calls of this customer wait until this transaction ends: what is counted or looked for after it, nobody else
 * changes meanwhile.
 */
export async function lockCustomer(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set((column) => ({ uuid: column.ref('uuid') }))
    .where('id', '=', id)
    .execute();
}
