import { nobodysAddress } from '#domain/money/movements.ts';
import type { Db } from '../db/database.ts';
import { rowOf, rowsOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { PAYABLE } from '../trade/complete.ts';

/** Goods in tokens: a bond without tax, a work with 19 % VAT, and an untracked work. */
export const BOND = 'KLINIKUM-ALLGAEU-2033';
export const goods = [
  { unit: 1000, onHand: 25_000, tracked: 1, taxPercent: 0 },
  { unit: 1, onHand: 60, tracked: 1, taxPercent: 19 },
  { unit: 1, onHand: 60, tracked: 0, taxPercent: 19 },
] as const;
export const INVESTORS = 10;

/** Lists the errors in a shop’s books, a sentence each. `variants` are those of the `goods`, in order. */
export async function wrongIn(db: Db, variants: readonly Row<'variants'>[]): Promise<string[]> {
  const orders = await rowsOf(db, 'orders');
  const items = await rowsOf(db, 'orderItems');
  const payments = await rowsOf(db, 'payments');
  const sessions = await rowsOf(db, 'paymentSessions');
  const invoices = await rowsOf(db, 'invoices');
  const transfers = await rowsOf(db, 'bankTransactions');
  const minted = await rowsOf(db, 'transactions');
  const holdings = await rowsOf(db, 'holdings');
  const found: string[] = [];
  const equal = (what: string, is: number | string, should: number | string) => {
    if (is !== should) found.push(`${what} is ${is}, and should be ${should}`);
  };
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

  // Tokens: the stock and the ordered tokens, at any stage of the order, add up to the initial stock.
  const counts = new Set(
    orders
      .filter(({ checkoutState, shippingState }) => checkoutState === 'completed' && shippingState !== 'cancelled')
      .map(({ id }) => id),
  );
  for (const [index, { id, code }] of variants.entries()) {
    const { onHand } = await rowOf(db, 'variants', { id });
    const good = goods[index] ?? goods[0];
    const sold = sum(
      items.filter((item) => item.variantId === id && counts.has(item.orderId)),
      ({ quantity }) => quantity,
    );
    equal(`${code} on hand`, onHand, good.onHand - (good.tracked === 1 ? sold : 0));
    if (onHand < 0) found.push(`${code} is oversold`);
    const ofVariant = <T extends { variantId: number; amount: number }>(rows: readonly T[]) =>
      sum(
        rows.filter(({ variantId }) => variantId === id),
        ({ amount }) => amount,
      );
    const shipped = new Set(orders.filter(({ shippingState }) => shippingState === 'shipped').map((order) => order.id));
    const due = sum(
      items.filter((item) => item.variantId === id && shipped.has(item.orderId)),
      ({ quantity }) => quantity,
    );
    const left = ofVariant(minted.filter(({ toAddress }) => toAddress !== nobodysAddress));
    equal(
      `${code} minted and not burnt`,
      left - ofVariant(minted.filter(({ toAddress }) => toAddress === nobodysAddress)),
      due,
    );
    equal(`${code} in wallets`, ofVariant(holdings), due);
  }
  const investors = new Set(
    orders
      .filter(({ id }) => counts.has(id))
      .filter(({ id }) => items.some((item) => item.orderId === id && item.productCode === BOND))
      .map(({ customerId }) => customerId),
  );
  const said = await db
    .selectFrom('productAttributes')
    .select('stringValue')
    .where('code', '=', 'investor_count')
    .where('productId', '=', variants[0]?.productId ?? -1)
    .executeTakeFirstOrThrow();
  equal('the number of investors', said.stringValue ?? '', String(INVESTORS + investors.size));

  // Money: lines and tax, the order, its payments, the provider’s pages and the invoice have the same amount.
  for (const order of orders) {
    const own = items.filter(({ orderId }) => orderId === order.id);
    for (const item of own) {
      const percent = goods[variants.findIndex(({ id }) => id === item.variantId)]?.taxPercent ?? 0;
      equal(`order ${order.id}, subtotal`, item.subtotal, item.quantity * item.unitPrice);
      equal(
        `order ${order.id}, tax`,
        item.taxTotal,
        item.subtotal - Math.round((item.subtotal * 100) / (100 + percent)),
      );
      equal(`order ${order.id}, line`, item.total, item.subtotal);
    }
    equal(
      `order ${order.id}, items`,
      order.itemsTotal,
      sum(own, ({ total, taxTotal }) => total - taxTotal),
    );
    equal(
      `order ${order.id}, taxes`,
      order.taxTotal,
      sum(own, ({ taxTotal }) => taxTotal),
    );
    equal(`order ${order.id}, total`, order.total, order.itemsTotal + order.taxTotal);
    for (const { amount } of payments.filter(({ orderId }) => orderId === order.id))
      equal(`order ${order.id}, payment`, amount, order.total);
    for (const { amount } of sessions.filter(({ orderId }) => orderId === order.id))
      equal(`order ${order.id}, asked at the provider`, amount, order.total);
    const bills = invoices.filter(({ orderId }) => orderId === order.id);
    for (const bill of bills) {
      const sign = bill.reverses === null ? 1 : -1;
      equal(`order ${order.id}, invoice`, bill.total, sign * order.total);
      equal(`order ${order.id}, invoice, tax`, bill.taxTotal, sign * order.taxTotal);
      equal(`order ${order.id}, invoice, items`, bill.itemsTotal, sign * order.itemsTotal);
    }
    const paid = order.paymentState === 'paid';
    const invoiced = sum(bills, ({ total }) => total);
    equal(`order ${order.id}, invoiced`, invoiced, paid ? order.total : 0);
    equal(`order ${order.id}, number of invoices`, bills.length, paid ? 1 : order.paymentState === 'refunded' ? 2 : 0);
    const received = sum(
      transfers.filter(({ orderId }) => orderId === order.id),
      ({ amount }) => amount,
    );
    if (received >= order.total && PAYABLE.includes(order.paymentState) && received > 0)
      found.push(`order ${order.id} has been paid by transfer and still waits`);
    if (order.shippingState === 'shipped' && !paid)
      found.push(`order ${order.id} is shipped and ${order.paymentState}`);
  }
  return found;
}
