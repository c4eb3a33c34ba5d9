import { priceOf } from '#domain/order/productTerms.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { invalid, notFound, Refused, refusals } from '../http/errors.ts';
import { lockOrder } from './cart.ts';
import { declarationsOf, mustBeDeclared } from './declarations.ts';
import { methodsFor } from './methods.ts';
import { keepPapers } from './papers.ts';
import { countInvestors, hasInvested, lockProduct, mustMayBuy } from './rules.ts';

type Customer = Row<'customers'>;

/** The number that an order gets at completion: nine digits, as in Sylius. */
export function orderNumber(id: number): string {
  return String(id).padStart(9, '0');
}

/** The payment states in which a completed order can still be paid. */
export const PAYABLE: readonly string[] = ['awaiting_payment', 'payment_required'];

/**
 * Chooses how an order is paid: while it is a cart, or, after a payment that came to nothing, on the completed order.
 * @throws Refused 404 for a payment that is not the order's latest, 422 for a method that is not offered for it; 500 for a
 * cart without an address, as Sylius breaks there.
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
    const known = await trx.selectFrom('paymentMethods').select('id').where('code', '=', code).executeTakeFirst();
    if (!known) throw refusals.doesNotExist(`payment method with ${code} code`);
    if (!retry && order.checkoutState === 'cart') throw new Refused(500, 'Internal Server Error');
    const method = (await methodsFor(trx, order.id)).find((each) => each.code === code);
    if (!method)
      throw invalid({
        propertyPath: 'paymentMethod',
        message: { de: 'So kann dieses Produkt nicht bezahlt werden.', en: 'This product cannot be paid that way.' },
        code: 'METHOD_NOT_OFFERED',
      });
    await trx
      .updateTable('payments')
      .set({ methodId: method.id, updatedAt: now.toISOString() })
      .where('id', '=', payment.id)
      .execute();
    if (!retry)
      await trx
        .updateTable('orders')
        .set({ checkoutState: 'payment_selected', offerChanged: 0 })
        .where('id', '=', order.id)
        .execute();
  });
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
 * @throws Refused 404 for an order that is completed, as Sylius looks for it among the carts. 422: Sylius' words for one that
 * has no payment selected, WRONG_STATE for one whose offer was changed since the customer read or wrote it,
 * DECLARATIONS_MISSING for one without what has to be declared for it, or the rule that is broken.
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
    // Nothing binds but what was read.
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
    // After the locks of the goods: what else the customer has of them is settled then.
    await mustBeDeclared(trx, customer, order, declarationsOf(order));

    const at = now.toISOString();
    await trx.updateTable('payments').set({ state: 'new', updatedAt: at }).where('orderId', '=', order.id).execute();
    await trx
      .updateTable('orders')
      .set({
        number: orderNumber(order.id),
        checkoutState: 'completed',
        paymentState: 'awaiting_payment',
        shippingState: 'ready',
        checkoutCompletedAt: at,
        notes,
      })
      .where('id', '=', order.id)
      .execute();
    await keepPapers(trx, order, customer, now);
  });
}

/** `besides`: cents of the same product in other lines of the order. */
async function takeTokens(trx: Db, customer: Customer, item: Row<'orderItems'>, besides: number): Promise<void> {
  const product = await lockProduct(trx, item.productId);
  // Read after the lock, because the customer and the stock may have changed while waiting for it.
  const fresh = await trx.selectFrom('customers').selectAll().where('id', '=', customer.id).executeTakeFirstOrThrow();
  const { defaultVariant } = await mustMayBuy(trx, fresh, item, true, besides);
  // Carts follow their products; an order is never taken at another price than that which is offered.
  if (defaultVariant && priceOf(defaultVariant) !== item.unitPrice) throw refusals.wrongState();
  if (product.kind === 'bond' && !(await hasInvested(trx, customer.id, product.id)))
    await countInvestors(trx, product.id, 1);
  // Nobody else takes any: the rule above has seen the stock under the lock.
  await trx
    .updateTable('variants')
    .set((column) => ({ onHand: column('onHand', '-', item.quantity) }))
    .where('id', '=', item.variantId)
    .where('tracked', '=', 1)
    .execute();
}
