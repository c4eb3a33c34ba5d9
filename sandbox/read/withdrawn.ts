import type { Db } from '../db/database.ts';

/** The ids of the orders that were withdrawn from in time: a query, also for another's `in` or `not in`. */
export const withdrawnOrders = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select((column) => column.ref('orderId').$notNull().as('orderId'))
    .where('orderId', 'is not', null)
    .where('inTime', '=', 1);
