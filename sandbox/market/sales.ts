import { feeOf, payoutOf } from '#domain/item/sale.ts';
import { undoneStates } from '#domain/order/subscribed.ts';
import type { Db } from '../db/database.ts';

const soldLines = (db: Db) =>
  db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .where('products.kind', '=', 'item')
    .where('checkoutState', '=', 'completed');

/**
 * Lists the sales of a maker’s works, latest first, with the fee and the payout of each; only those of one work if
 * `code` is not null.
 */
export async function salesOf(db: Db, makerId: number, code: string | null) {
  const rows = await soldLines(db)
    .where('creatorId', '=', makerId)
    .$if(code !== null, (lines) => lines.where('products.code', '=', code ?? ''))
    .select([
      ...(['orderItems.id', 'variantCode', 'quantity', 'orderItems.total', 'paymentState'] as const),
      ...(['shippingState', 'checkoutCompletedAt'] as const),
    ])
    .orderBy('orders.id', 'desc')
    .execute();
  return rows.map(({ id, variantCode, quantity, total, paymentState, shippingState, checkoutCompletedAt }) => ({
    id,
    productVariant: variantCode,
    quantity,
    type: 'primary_sale',
    status: undoneStates.some((state) => state === paymentState) ? 'cancelled' : 'sold',
    paymentStatus: paymentState,
    transactionStatus: shippingState === 'shipped' ? 'minted' : 'pending',
    price: total,
    fee: feeOf(total),
    payout: payoutOf(total),
    soldAt: checkoutCompletedAt,
  }));
}

/** Lists the works of an order with their makers; omits works of the shop itself. */
export const makersIn = (db: Db, orderId: number) =>
  soldLines(db)
    .innerJoin('customers', 'customers.id', 'creatorId')
    .where('orders.id', '=', orderId)
    .select(['creatorId', 'products.code', 'orderItems.productId', 'orderItems.total', 'variantName', 'quantity'])
    .execute();
