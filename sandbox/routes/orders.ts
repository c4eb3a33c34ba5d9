import { Hono } from 'hono';
import { pageSizes } from '#domain/constants/limits.ts';
import {
  Completion,
  LegalDocumentsSending,
  NewOrder,
  NewOrderItem,
  OrderItemChange,
  PaymentChange,
} from '#domain/shop/order.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, list, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { numericId } from '../read/ids.ts';
import { orderOf, ordersOf } from '../read/order.ts';
import { addItem, changeQuantity, confirmDocuments, deleteCart, onCart, openCart } from '../trade/cart.ts';
import { choosePayment, completeOrder } from '../trade/complete.ts';
import { deliverDue, openSession } from '../trade/payment.ts';

/** The life of an order, by its `tokenValue` (spec sections 4 and 7). Every call but the list returns the order. */
export const orders = new Hono<ShopEnv>()
  .get('/orders', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    await deliverDue(db, now);
    const { limit, offset } = pageOf(context, pageSizes.orders);
    const placed = db
      .selectFrom('orders')
      .where('customerId', '=', customer.id)
      .where('checkoutState', '=', 'completed');
    const { total } = await placed
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await placed
      .selectAll()
      .orderBy('checkoutCompletedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return list(context, 'Order', await ordersOf(db, rows, context.var.locale), total);
  })
  .post('/orders', signedIn, async (context) => {
    const { locale } = await bodyOf(context, NewOrder);
    const { db, customer, now } = context.var;
    return answerOrder(context, await openCart(db, customer, locale, now), 201);
  })
  .get('/orders/:token', signedIn, async (context) => {
    const { db, now } = context.var;
    await deliverDue(db, now);
    return answerOrder(context, await own(context));
  })
  .delete('/orders/:token', signedIn, async (context) => {
    await deleteCart(context.var.db, context.var.customer, context.req.param('token'));
    return context.body(null, 204);
  })
  .post('/orders/:token/items', signedIn, async (context) => {
    const { productVariant, quantity } = await bodyOf(context, NewOrderItem);
    const order = await changed(context, (trx, cart) =>
      addItem(trx, context.var.customer, cart, productVariant, quantity),
    );
    return answerOrder(context, order, 201);
  })
  .patch('/orders/:token/items/:itemId', signedIn, async (context) => {
    const { quantity, orderItemId, tokenValue } = await bodyOf(context, OrderItemChange);
    const itemId = numericId(context.req.param('itemId'));
    if (orderItemId !== itemId) throw badRequest('"orderItemId" is not that of the path.');
    if (tokenValue !== context.req.param('token')) throw badRequest('"tokenValue" is not that of the path.');
    const order = await changed(context, (trx, cart) =>
      changeQuantity(trx, context.var.customer, cart, itemId, quantity),
    );
    return answerOrder(context, order);
  })
  .patch('/orders/:token/legal-documents-send', signedIn, async (context) => {
    const { orderTokenValue } = await bodyOf(context, LegalDocumentsSending);
    if (orderTokenValue !== context.req.param('token')) throw badRequest('"orderTokenValue" is not that of the path.');
    const order = await changed(context, (trx, cart) => sendDocuments(trx, context, cart));
    return answerOrder(context, order);
  })
  .patch('/orders/:token/legal-documents-confirm', signedIn, async (context) => {
    const { customer, now } = context.var;
    const order = await changed(context, (trx, cart) => confirmDocuments(trx, customer, cart, now));
    return answerOrder(context, order);
  })
  .patch('/orders/:token/payments/:paymentId', signedIn, async (context) => {
    const { paymentMethod } = await bodyOf(context, PaymentChange);
    const { db, customer, now } = context.var;
    const paymentId = numericId(context.req.param('paymentId'));
    await choosePayment(db, customer, context.req.param('token'), paymentId, paymentMethod, now);
    return answerOrder(context, await own(context));
  })
  .patch('/orders/:token/complete', signedIn, async (context) => {
    const { notes } = await bodyOf(context, Completion);
    const { db, customer, now } = context.var;
    await completeOrder(db, customer, context.req.param('token'), notes, now);
    const order = await own(context);
    await confirmByMail(context, order);
    return answerOrder(context, order);
  })
  .get('/orders/:token/payments/:paymentId/configuration', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const request = {
      tokenValue: context.req.param('token'),
      paymentId: numericId(context.req.param('paymentId')),
      origin: new URL(context.req.url).origin,
    };
    const session = await openSession(db, customer, request, now);
    return item(context, 'PaymentConfiguration', `payment-sessions/${session.sessionId}`, session);
  });

async function answerOrder(context: ShopContext, row: Row<'orders'>, status: 200 | 201 = 200): Promise<Response> {
  return item(
    context,
    'Order',
    `orders/${row.tokenValue}`,
    await orderOf(context.var.db, row, context.var.locale),
    status,
  );
}

/** The order of the path, by token or id. @throws Refused 404 for somebody else's. */
async function own(context: ShopContext): Promise<Row<'orders'>> {
  const token = context.req.param('token') ?? '';
  const id = /^\d{1,9}$/.test(token) ? Number(token) : -1;
  const row = await context.var.db
    .selectFrom('orders')
    .selectAll()
    .where((column) => column.or([column('tokenValue', '=', token), column('id', '=', id)]))
    .where('customerId', '=', context.var.customer.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function changed(context: ShopContext, work: (trx: Db, cart: Row<'orders'>) => Promise<void>): Promise<Row<'orders'>> {
  return onCart(context.var.db, context.var.customer, context.req.param('token') ?? '', work);
}

/** Sends the documents by mail, once per order. */
async function sendDocuments(trx: Db, context: ShopContext, cart: Row<'orders'>): Promise<void> {
  if (cart.legalDocsSentAt !== null) return;
  const names = await trx
    .selectFrom('legalDocuments')
    .innerJoin('orderItems', 'orderItems.productId', 'legalDocuments.productId')
    .select('legalDocuments.name')
    .where('orderItems.orderId', '=', cart.id)
    .execute();
  const sentAt = context.var.now.toISOString();
  await trx.updateTable('orders').set({ legalDocsSentAt: sentAt }).where('id', '=', cart.id).execute();
  const list = names.map(({ name }) => `– ${name}`).join('\n');
  await context.var.outbox.post(trx, {
    recipient: context.var.customer.email,
    subject: 'Unterlagen zu Ihrer Zeichnung',
    text: `Guten Tag,\n\nzu Ihrer Zeichnung gehören diese Unterlagen:\n\n${list}\n`,
    sentAt,
  });
}

/** § 312i BGB: the receipt of an order is confirmed without delay. */
async function confirmByMail({ var: { db, outbox, customer, now } }: ShopContext, row: Row<'orders'>): Promise<void> {
  const { number, items, bankTransfer } = await orderOf(db, row);
  const lines = items.map(({ productName, quantity }) => `– ${productName}, ${quantity.toLocaleString('de-DE')} Stück`);
  const how = bankTransfer
    ? `Bitte überweisen Sie auf das Konto ${bankTransfer.iban} (${bankTransfer.recipient}), Verwendungszweck ${bankTransfer.purpose}.`
    : 'Sie zahlen online.';
  await outbox.post(db, {
    recipient: customer.email,
    subject: `Ihre Zeichnung ${number ?? ''} ist eingegangen`,
    text: `Guten Tag,\n\nIhre Zeichnung ist bei uns eingegangen:\n\n${lines.join('\n')}\n\n${how}\n\nIhre Zeichnung ansehen: /order-details/${row.tokenValue}\n`,
    sentAt: now.toISOString(),
  });
}
