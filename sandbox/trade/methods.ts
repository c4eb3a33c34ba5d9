import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

/** Finds the payment methods common to all items of an order. */
export async function methodsFor(db: Db, orderId: number): Promise<Row<'paymentMethods'>[]> {
  return db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('enabled', '=', 1)
    .where('paymentMethods.id', 'in', (query) =>
      query
        .selectFrom('productPaymentConfigurations')
        .innerJoin('orderItems', 'orderItems.productId', 'productPaymentConfigurations.productId')
        .select('paymentMethodId')
        .where('orderItems.orderId', '=', orderId),
    )
    .orderBy('position')
    .execute();
}
