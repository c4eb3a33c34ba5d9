import { Hono } from 'hono';
import { pageSizes } from '#domain/constants/limits.ts';
import { LegalDocumentsConfirmation } from '#domain/order/suitability.ts';
import {
  Completion,
  LegalDocumentsSending,
  NewOrder,
  NewOrderItem,
  OrderItemChange,
  PaymentChange,
} from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, list, pageOf, plain } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, notFound, refusals } from '../http/errors.ts';
import { confirmationMail, documentsMail, type Letter, letterTo } from '../mails/mails.ts';
import { receivePayments } from '../mails/moneyMails.ts';
import { tellSold } from '../mails/saleMails.ts';
import { numericId } from '../read/ids.ts';
import { orderOf, ordersIn, ordersOf } from '../read/order.ts';
import { legalDocumentOf } from '../read/product.ts';
import { addItem, changeQuantity, confirmDocuments, deleteCart, noteRead, onCart, openCart } from '../trade/cart.ts';
import { choosePayment, completeOrder } from '../trade/complete.ts';
import { papersOfOrder } from '../trade/papers.ts';
import { isOffline, openSession } from '../trade/payment.ts';
import { ownAddress } from './addresses.ts';

/**
 * Returns the language of Sylius’ locale code.
 * @throws Refused 422 for a code that the channel does not have.
 */
function languageIn(localeCode: string): Locale {
  if (localeCode === 'de_DE') return 'de';
  if (localeCode === 'en_US') return 'en';
  throw refusals.unknownLocale(localeCode);
}

/**
 * Life of an order, by its `tokenValue` (requirements 4.16 and 7.10 to 7.12). Every call but the list returns the
 * order.
 */
export const orders = new Hono<ShopEnv>()
  .get('/orders', signedIn, async (context) => {
    const { db, customer, reading } = context.var;
    await receivePayments(context);
    const { limit, offset } = pageOf(context, pageSizes.orders);
    const placed = ordersIn(db, reading).where('customerId', '=', customer.id).where('checkoutState', '=', 'completed');
    const { total } = await placed
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await placed
      .selectAll()
      .orderBy('checkoutCompletedAt')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return list(context, 'Order', await ordersOf(db, rows, context.var.locale), total);
  })
  .post('/orders', signedIn, async (context) => {
    // `locale` is the specification’s field, which Sylius does not read.
    const { localeCode } = await bodyOf(context, NewOrder);
    const { db, customer, now } = context.var;
    const locale = localeCode === undefined ? context.var.locale : languageIn(localeCode);
    return answerOrder(context, await openCart(db, customer, locale, now), 201);
  })
  .get('/orders/:token', signedIn, async (context) => {
    const { db, customer } = context.var;
    await receivePayments(context);
    // Recorded before the read: a change in between leaves the cart unread.
    await noteRead(db, customer, context.req.param('token'));
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
    const { declarations, billingAddress } = await bodyOf(context, LegalDocumentsConfirmation);
    const { customer, now } = context.var;
    const order = await changed(context, async (trx, cart) => {
      const address = billingAddress === null ? null : await ownAddress(trx, customer, billingAddress);
      await confirmDocuments(trx, customer, cart, declarations, now, address);
    });
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
    await tellSold(context, order.id, 'ordered');
    return answerOrder(context, order);
  })
  .get('/orders/:token/payments/:paymentId/configuration', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const request = {
      tokenValue: context.req.param('token'),
      paymentId: numericId(context.req.param('paymentId')),
      origin: context.var.origin,
    };
    if (await isOffline(db, customer, request)) return plain(context, []);
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

/**
 * Finds the order of the path, by token or id.
 * @throws Refused 404 for another customer’s order.
 */
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
  const letter = letterOf(context, cart);
  const rows = await trx
    .selectFrom('legalDocuments')
    .innerJoin('orderItems', 'orderItems.productId', 'legalDocuments.productId')
    .selectAll('legalDocuments')
    .where('orderItems.orderId', '=', cart.id)
    .orderBy('legalDocuments.position')
    .orderBy('legalDocuments.id')
    .execute();
  const sentAt = letter.now.toISOString();
  await update(trx, 'orders', { legalDocsSentAt: sentAt }, { id: cart.id });
  const documents = rows.map((row) => legalDocumentOf(row, letter.locale));
  await context.var.outbox.post(trx, documentsMail(await orderOf(trx, cart, letter.locale), documents, letter));
}

async function confirmByMail(context: ShopContext, row: Row<'orders'>): Promise<void> {
  const letter = letterOf(context, row);
  const { db, outbox } = context.var;
  const files = await papersOfOrder(db, row.id);
  await outbox.post(db, confirmationMail(await orderOf(db, row, letter.locale), letter), files);
}

function letterOf({ var: { customer, origin, now, reading } }: ShopContext, order: Row<'orders'>): Letter {
  return letterTo(customer, order, { origin, now, reading });
}
