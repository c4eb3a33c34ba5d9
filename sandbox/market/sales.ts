import { feeOf, payoutOf } from '#domain/item/sale.ts';
import { undone } from '#domain/order/subscribed.ts';
import type { Db } from '../db/database.ts';

const soldLines = (db: Db) =>
  db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .where('products.kind', '=', 'item')
    .where('checkoutState', '=', 'completed');

/** Sales of a maker's works, the latest first, with what is kept and paid out of each; of one work by its code. */
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
    status: undone.some((state) => state === paymentState) ? 'cancelled' : 'sold',
    paymentStatus: paymentState,
    transactionStatus: shippingState === 'shipped' ? 'minted' : 'pending',
    price: total,
    fee: feeOf(total),
    payout: payoutOf(total),
    soldAt: checkoutCompletedAt,
  }));
}

/** The works of an order, each with its maker; those that the shop itself offers have none. */
export const makersIn = (db: Db, orderId: number) =>
  soldLines(db)
    .innerJoin('customers', 'customers.id', 'creatorId')
    .where('orders.id', '=', orderId)
    .select(['creatorId', 'products.code', 'orderItems.productId', 'orderItems.total', 'variantName', 'quantity'])
    .execute();
