import type { Db } from '../db/database.ts';

/** The ids of the orders that were withdrawn from in time, for a query's `in`. */
export const withdrawnOrders = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select((column) => column.ref('orderId').$notNull().as('orderId'))
    .where('orderId', 'is not', null)
    .where('inTime', '=', 1);
