import * as z from 'zod/mini';
import { nobodysAddress } from '#domain/money/movements.ts';
import { Address } from '#domain/shop/customer.ts';
import { type BankTransfer, type Invoice, MoneyEvent, type Order, type OrderItem } from '#domain/shop/order.ts';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { localeCodeOf } from '../http/faces.ts';
import { distinctIds, groupBy, oneBy } from './ids.ts';

/** Order with two fields that the app does not read. */
export type OrderRead = Order & { id: number; localeCode: string };

const BankAccount = z.object({ recipient: z.string(), iban: z.string(), bic: z.string(), bankName: z.string() });

/** Orders of a site: both sites share their customers, but show only their own orders. */
export const ordersIn = (db: Db, reading: Reading) =>
  db
    .selectFrom('orders')
    .where((column) =>
      column.exists(
        column
          .selectFrom('orderItems')
          .innerJoin('products', 'products.id', 'orderItems.productId')
          .select('orderItems.id')
          .whereRef('orderItems.orderId', '=', 'orders.id')
          .where('products.reading', '=', reading),
      ),
    );

/** Returns the site of an order: that of its first item. */
export async function readingOf(db: Db, orderId: number): Promise<Reading> {
  const { reading } = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select('reading')
    .where('orderId', '=', orderId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return reading;
}

/** Invoices of a site, with their orders. */
export const invoicesIn = (db: Db, reading: Reading) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.orderId')
    .where('orders.id', 'in', ordersIn(db, reading).select('orders.id'));

const itemOf = ({
  orderId: _order,
  productId: _product,
  variantId: _variant,
  taxTotal: _tax,
  ...row
}: Row<'orderItems'>): OrderItem => {
  const { variantCode, ...facts } = row;
  return { ...facts, variant: variantCode };
};

/**
 * Reads orders with all their parts, in the order of the rows; the number of queries does not depend on the number of
 * rows. Products have their names in the reader’s language, without a language those of the order.
 */
export async function ordersOf(db: Db, rows: readonly Row<'orders'>[], locale?: Locale): Promise<OrderRead[]> {
  const ids = distinctIds(rows.map(({ id }) => id));
  const itemRows = await db.selectFrom('orderItems').selectAll().where('orderId', 'in', ids).orderBy('id').execute();
  const paymentRows = await db.selectFrom('payments').selectAll().where('orderId', 'in', ids).orderBy('id').execute();
  const productIds = distinctIds(itemRows.map(({ productId }) => productId));
  const nameRows = locale
    ? await db
        .selectFrom('productTranslations')
        .select(['productId', 'name'])
        .where('productId', 'in', productIds)
        .where('locale', '=', locale)
        .execute()
    : [];
  const names = new Map(nameRows.map(({ productId, name }) => [productId, name]));
  const methods = oneBy(await db.selectFrom('paymentMethods').selectAll().execute(), ({ id }) => id);
  const accountRows = await db
    .selectFrom('productPaymentConfigurations')
    .selectAll()
    .where('productId', 'in', productIds)
    .execute();
  const accounts = groupBy(accountRows, ({ productId }) => productId);
  const items = groupBy(itemRows, ({ orderId }) => orderId);
  const payments = groupBy(paymentRows, ({ orderId }) => orderId);

  const cameRows = await db
    .selectFrom('bankTransactions')
    .select((column) => ['orderId', column.fn.sum<number>('amount').as('sum')])
    .where('orderId', 'in', ids)
    .groupBy('orderId')
    .execute();
  const came = new Map(cameRows.map(({ orderId, sum }) => [orderId, Number(sum)]));
  const received = (orderId: number) => came.get(orderId);
  const moneyOf = await moneyEventsOf(db, rows);
  // The contract note is issued at payment, each mint is recorded at registration.
  const notes = await db
    .selectFrom('invoices')
    .select(['orderId', 'issuedAt'])
    .where('orderId', 'in', ids)
    .where('reverses', 'is', null)
    .execute();
  const paidAt = oneBy(notes, ({ orderId }) => orderId);
  const mintRows = await db
    .selectFrom('transactions')
    .select((column) => ['orderId', column.fn.max('createdAt').as('at'), column.fn.sum<number>('amount').as('amount')])
    .where('orderId', 'in', ids)
    .where('toAddress', '!=', nobodysAddress)
    .groupBy('orderId')
    .execute();
  const minted = oneBy(mintRows, ({ orderId }) => orderId ?? -1);
  const withdrawnRows = await db
    .selectFrom('withdrawals')
    .select(['orderId', 'receivedAt'])
    .where('orderId', 'in', ids)
    .where('inTime', '=', 1)
    .execute();
  const withdrawn = oneBy(withdrawnRows, ({ orderId }) => orderId ?? -1);

  return rows.map((row): OrderRead => {
    const paidFor = payments(row.id);
    const method = methods(paidFor.at(-1)?.methodId ?? null);
    const [first] = items(row.id);
    const configuration = accounts(first?.productId ?? -1).find(
      ({ paymentMethodId }) => paymentMethodId === method?.id,
    );
    const offline = row.checkoutState === 'completed' && method?.kind === 'offline';
    return {
      id: row.id,
      number: row.number,
      tokenValue: row.tokenValue,
      checkoutState: row.checkoutState,
      paymentState: row.paymentState,
      shippingState: row.shippingState,
      currencyCode: 'EUR',
      localeCode: localeCodeOf(row.locale),
      legalDocsConfirmAt: row.legalDocsConfirmAt,
      checkoutCompletedAt: row.checkoutCompletedAt,
      items: items(row.id).map((each) => ({
        ...itemOf(each),
        productName: names.get(each.productId) ?? each.productName,
      })),
      itemsTotal: row.itemsTotal,
      taxTotal: row.taxTotal,
      total: row.total,
      payments: paidFor.map(({ id, methodId, state }) => ({ id, method: methods(methodId)?.code ?? null, state })),
      billingAddress: row.billingAddress === null ? null : Address.parse(JSON.parse(row.billingAddress)),
      bankTransfer: offline ? transferOf(row, configuration?.bankAccount ?? null, received(row.id) ?? 0) : null,
      received: row.checkoutState === 'completed' ? (received(row.id) ?? 0) : null,
      paidAt: paidAt(row.id)?.issuedAt ?? null,
      // A cancelled delivery was registered before its refund.
      registeredAt: ['shipped', 'cancelled'].includes(row.shippingState) ? (minted(row.id)?.at ?? null) : null,
      registered: minted(row.id)?.amount ?? 0,
      withdrawnAt: withdrawn(row.id)?.receivedAt ?? null,
      money: moneyOf(row, paidFor),
      cancelledAt:
        row.paymentState === 'cancelled'
          ? (paidFor.findLast(({ state }) => state === 'cancelled')?.updatedAt ?? null)
          : null,
    };
  });
}

/** Returns the unexpected and returned payments of an order, earliest first. */
async function moneyEventsOf(db: Db, orders: readonly Row<'orders'>[]) {
  const rows = await db
    .selectFrom('bankTransactions')
    .select(['orderId', 'amount', 'outcome', 'bookedAt'])
    .where('orderId', 'in', distinctIds(orders.map(({ id }) => id)))
    .orderBy('bookedAt')
    .orderBy('id')
    .execute();
  const booked = groupBy(rows, ({ orderId }) => orderId ?? -1);
  return ({ id, paymentState }: Row<'orders'>, payments: readonly Row<'payments'>[]): MoneyEvent[] => {
    const events = booked(id).flatMap(({ amount, outcome, bookedAt }) => {
      const event = MoneyEvent.safeParse({ kind: outcome, amount: Math.abs(amount), at: bookedAt });
      return event.success ? [event.data] : [];
    });
    // Without a booking the order was only marked as paid.
    const isBooked = booked(id).some(({ outcome }) => outcome === 'matched' || outcome === 'over');
    const refunded = payments.findLast(({ state }) => state === 'refunded');
    if (paymentState === 'refunded' && !isBooked && refunded)
      events.push({ kind: 'returned', amount: refunded.amount, at: refunded.updatedAt });
    return events;
  };
}

/**
 * Returns the bank transfer that the customer still owes. `received`: cents received so far, which reduce a part-paid
 * amount.
 */
function transferOf(order: Row<'orders'>, account: string | null, received: number): BankTransfer | null {
  const to = account === null ? null : BankAccount.parse(JSON.parse(account));
  return to
    ? { ...to, amount: received < order.total ? order.total - received : order.total, purpose: purposeOf(order) }
    : null;
}

/** Returns the reference of the transfer, by which the bank’s booking is matched. */
export function purposeOf(order: Pick<Row<'orders'>, 'number' | 'tokenValue'>): string {
  return order.number ?? order.tokenValue;
}

export async function orderOf(db: Db, row: Row<'orders'>, locale?: Locale): Promise<OrderRead> {
  const [order] = await ordersOf(db, [row], locale);
  if (!order) throw new Error('An order that is there can be read.');
  return order;
}

/** Reads invoices with their orders, whose products have their names in the reader’s language. */
export async function invoicesOf(db: Db, rows: readonly Row<'invoices'>[], locale: Locale): Promise<Invoice[]> {
  const orderRows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', distinctIds(rows.map(({ orderId }) => orderId)))
    .execute();
  const orders = oneBy(await ordersOf(db, orderRows, locale), ({ id }) => id);
  return rows.flatMap(({ id, number, issuedAt, total, orderId }) => {
    const found = orders(orderId);
    if (!found) return [];
    const order = { id: orderId, number: found.number, tokenValue: found.tokenValue, items: found.items };
    return [{ id, number, issuedAt, total, order }];
  });
}
