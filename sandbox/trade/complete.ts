import { priceOf } from '#domain/order/productTerms.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Db } from '../db/database.ts';
import { findRow, rowOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, Refused, refusals, unprocessable } from '../http/errors.ts';
import { lockOrder } from './cart.ts';
import { declarationsOf, mustBeDeclared } from './declarations.ts';
import { methodsFor } from './methods.ts';
import { keepPapers } from './papers.ts';
import { countInvestors, hasInvested, lockProduct, mustMayBuy } from './rules.ts';

type Customer = Row<'customers'>;

/** Returns the number of a completed order: nine digits, as in Sylius. */
export function orderNumber(id: number): string {
  return String(id).padStart(9, '0');
}

/** Payment states in which a completed order can still be paid. */
export const PAYABLE: readonly string[] = ['awaiting_payment', 'payment_required'];

/**
 * Sets the payment method of a cart, or of a completed order that waits for its payment.
 * @throws Refused 404 for a payment that is not the order’s latest, 422 for a method that the order does not offer; 500
 *   for a cart without an address, where Sylius crashes.
 */
export async function choosePayment(
  db: Db,
  customer: Customer,
  tokenValue: string,
  paymentId: number,
  methodReference: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    const payment = await latestPayment(trx, order.id);
    if (!payment || payment.id !== paymentId) throw notFound();
    const retry = order.checkoutState === 'completed';
    if (retry && (!PAYABLE.includes(order.paymentState) || payment.state !== 'new')) throw refusals.wrongState();
    const code = idOf(methodReference);
    const known = await findRow(trx, 'paymentMethods', { code });
    if (!known) throw refusals.doesNotExist(`payment method with ${code} code`);
    if (!retry && order.checkoutState === 'cart') throw new Refused(500, 'Internal Server Error');
    const method = (await methodsFor(trx, order.id)).find((each) => each.code === code);
    if (!method)
      throw unprocessable({
        propertyPath: 'paymentMethod',
        message: { de: 'So kann dieses Produkt nicht bezahlt werden.', en: 'You can’t pay for this product that way.' },
        code: 'METHOD_NOT_OFFERED',
      });
    await update(trx, 'payments', { methodId: method.id, updatedAt: now.toISOString() }, { id: payment.id });
    await closeSessions(trx, payment.id);
    if (!retry) await update(trx, 'orders', { checkoutState: 'payment_selected', offerChanged: 0 }, { id: order.id });
  });
}

/** Closes the provider’s open pages for a payment: a customer with two tabs must not pay twice. */
export async function closeSessions(trx: Db, paymentId: number): Promise<void> {
  await trx
    .updateTable('paymentSessions')
    .set({ state: 'expired' })
    .where('paymentId', '=', paymentId)
    .where('state', 'in', ['open', 'authenticating'])
    .execute();
}

export async function latestPayment(db: Db, orderId: number): Promise<Row<'payments'> | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Completes an order, which makes it binding. One transaction checks every rule again and takes the tokens from the
 * stock, so that only one of many buyers gets the last token.
 * @throws Refused 404 for a completed order, because Sylius searches only the carts. 422: Sylius’ message for an order
 *   without a selected payment, WRONG_STATE for one whose offer changed after the customer’s last read or write,
 *   DECLARATIONS_MISSING for one without the required declarations, or the code of the broken rule.
 */
export async function completeOrder(
  db: Db,
  customer: Customer,
  tokenValue: string,
  notes: string | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    if (order.checkoutState === 'completed') throw notFound();
    if (order.checkoutState !== 'payment_selected') throw refusals.transition('complete', order.checkoutState);
    // Only an offer that the customer has read can bind them.
    if (order.offerChanged === 1) throw refusals.wrongState();
    const items = await trx
      .selectFrom('orderItems')
      .selectAll()
      .where('orderId', '=', order.id)
      .orderBy('id')
      .execute();
    if (order.legalDocsConfirmAt === null || items.length === 0) throw refusals.wrongState();
    for (const item of items) {
      const others = items.filter(({ id, productId }) => id !== item.id && productId === item.productId);
      const besides = others.reduce((sum, { total }) => sum + total, 0);
      await takeTokens(trx, customer, item, besides);
    }
    // Checked after the goods are locked: the customer’s other orders of them are final then.
    await mustBeDeclared(trx, customer, order, declarationsOf(order));

    const at = now.toISOString();
    await update(trx, 'payments', { state: 'new', updatedAt: at }, { orderId: order.id });
    await update(
      trx,
      'orders',
      {
        number: orderNumber(order.id),
        checkoutState: 'completed',
        paymentState: 'awaiting_payment',
        shippingState: 'ready',
        checkoutCompletedAt: at,
        notes,
      },
      { id: order.id },
    );
    await keepPapers(trx, order, customer, now);
  });
}

/** Takes an item’s tokens from the stock. `besides`: cents of the same product in other lines of the order. */
async function takeTokens(trx: Db, customer: Customer, item: Row<'orderItems'>, besides: number): Promise<void> {
  const product = await lockProduct(trx, item.productId);
  // Read after locking, because the customer and the stock may have changed during the wait.
  const fresh = await rowOf(trx, 'customers', { id: customer.id });
  const { defaultVariant } = await mustMayBuy(trx, fresh, item, true, besides);
  // Carts follow their products; an order must not be placed at a price other than the offered one.
  if (defaultVariant && priceOf(defaultVariant) !== item.unitPrice) throw refusals.wrongState();
  if (product.kind === 'bond' && !(await hasInvested(trx, customer.id, product.id)))
    await countInvestors(trx, product.id, 1);
  // Safe under the lock: the rule above has checked the stock.
  await trx
    .updateTable('variants')
    .set((column) => ({ onHand: column('onHand', '-', item.quantity) }))
    .where('id', '=', item.variantId)
    .where('tracked', '=', 1)
    .execute();
}
