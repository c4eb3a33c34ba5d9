import type { Db } from '../db/database.ts';

/** Ids of orders withdrawn from in time; usable as a subquery of `in` or `not in`. */
export const withdrawnOrders = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select((column) => column.ref('orderId').$notNull().as('orderId'))
    .where('orderId', 'is not', null)
    .where('inTime', '=', 1);
