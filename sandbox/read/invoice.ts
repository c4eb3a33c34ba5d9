import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { InvoiceFacts } from '../documents/invoice.ts';
import { latestPayment } from '../trade/complete.ts';
import { orderOf } from './order.ts';

/** Everything that stands on an invoice, from the order it is for. */
export async function invoiceFacts(
  db: Db,
  invoice: Row<'invoices'>,
  customer: Row<'customers'>,
): Promise<InvoiceFacts> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', invoice.orderId).executeTakeFirstOrThrow();
  const order = await orderOf(db, row);
  const products = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select(['kind', 'taxPercent'])
    .where('orderId', '=', row.id)
    .execute();
  const payment = await latestPayment(db, row.id);
  const method = await db
    .selectFrom('paymentMethods')
    .select('name')
    .where('id', '=', payment?.methodId ?? -1)
    .executeTakeFirst();
  const [first] = products;
  return {
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    orderNumber: order.number ?? order.tokenValue,
    orderedAt: order.checkoutCompletedAt ?? row.createdAt,
    kind: first?.kind ?? 'bond',
    customer: { lines: addressLines(order.billingAddress), reference: String(customer.id).padStart(6, '0') },
    lines: order.items.map(({ productName, variantName, quantity, unitPrice, subtotal }) => ({
      name: productName,
      detail: variantName,
      quantity,
      unitPrice,
      total: subtotal,
    })),
    itemsTotal: invoice.itemsTotal,
    taxPercent: first?.taxPercent ?? 0,
    taxTotal: invoice.taxTotal,
    total: invoice.total,
    paymentMethod: method?.name ?? 'Überweisung',
    paidAt: payment?.state === 'completed' ? payment.updatedAt : null,
  };
}

function addressLines(address: Awaited<ReturnType<typeof orderOf>>['billingAddress']): string[] {
  if (!address) return [];
  const { company, firstName, lastName, street, postcode, city, countryCode } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const country = countryCode === 'DE' ? '' : (new Intl.DisplayNames('de', { type: 'region' }).of(countryCode) ?? '');
  return [company ?? '', name, street, `${postcode} ${city}`, country].filter((line) => line !== '');
}
