import { randomBytes } from 'node:crypto';
import { nobodysAddress } from '#domain/money/movements.ts';
import { mayBecome, paymentTransitions } from '#domain/order/orderStatus.ts';
import { PaymentState } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { checksumAddress } from '#domain/wallet/eip55.ts';
import type { Db } from '../db/database.ts';
import { insert, rowOf, rowsOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, refusals } from '../http/errors.ts';
import { defaultWalletOf } from '../read/customer.ts';
import { withdrawnOrders } from '../read/withdrawn.ts';
import { announceInterest } from './interest.ts';
import { enterMovement } from './ledger.ts';
import { giveMoneyBack } from './received.ts';
import { countInvestors, hasInvested, lockProduct } from './rules.ts';

async function lock(trx: Db, orderId: number): Promise<Row<'orders'>> {
  const order = await trx
    .updateTable('orders')
    .set((column) => ({ lock: column('lock', '+', 1) }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

async function become(trx: Db, order: Row<'orders'>, state: PaymentState, payment: string, now: Date): Promise<void> {
  if (!mayBecome(paymentTransitions, PaymentState.parse(order.paymentState), state)) throw refusals.wrongState();
  await update(trx, 'orders', { paymentState: state }, { id: order.id });
  await trx
    .updateTable('payments')
    .set({ state: payment, updatedAt: now.toISOString() })
    .where('orderId', '=', order.id)
    .where('state', 'in', ['new', 'processing', 'authorized', 'completed'])
    .execute();
  // Expires the provider’s open pages: a paid or cancelled order must not be paid there.
  if (state === 'paid' || state === 'cancelled')
    await trx
      .updateTable('paymentSessions')
      .set({ state: 'expired' })
      .where('orderId', '=', order.id)
      .where('state', 'in', ['open', 'authenticating'])
      .execute();
}

/**
 * Marks an order as paid and issues its invoice.
 * @throws Refused WRONG_STATE if the order does not await payment.
 */
export async function markPaid(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await lock(trx, orderId);
  await become(trx, order, 'paid', 'completed', now);
  await invoiceFor(trx, order, now);
}

/** Marks an order as authorized: the provider reserves the money for the shop. */
export async function authorize(db: Db, orderId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => become(trx, await lock(trx, orderId), 'authorized', 'authorized', now));
}

/** Cancels an unpaid order and returns its tokens to the stock. */
export async function cancelOrder(db: Db, orderId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => cancel(trx, await lock(trx, orderId), now));
}

async function cancel(trx: Db, order: Row<'orders'>, now: Date): Promise<void> {
  await become(trx, order, 'cancelled', 'cancelled', now);
  await update(trx, 'orders', { shippingState: 'cancelled' }, { id: order.id });
  await giveBack(trx, order);
}

/** True if the customer withdrew from an order in time. */
async function isWithdrawn(trx: Db, orderId: number): Promise<boolean> {
  return (await withdrawnOrders(trx).where('orderId', '=', orderId).executeTakeFirst()) !== undefined;
}

/**
 * Cancels an order after a withdrawal, unless it is paid or a payment is under way, whose outcome decides. Releases
 * money that the provider has only reserved.
 */
export async function cancelUnpaid(trx: Db, order: Row<'orders'>, now: Date): Promise<void> {
  if (!mayBecome(paymentTransitions, PaymentState.parse(order.paymentState), 'cancelled')) return;
  const taken = await trx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', order.id)
    .where('state', 'in', ['processing', 'authorized', 'completed'])
    .executeTakeFirst();
  if (!taken || order.paymentState === 'authorized') await cancel(trx, order, now);
}

/** Cancels an order whose payment failed after a withdrawal. */
export async function endIfWithdrawn(trx: Db, orderId: number, now: Date): Promise<void> {
  // Locked first, to wait for a running withdrawal.
  const order = await lock(trx, orderId);
  if (await isWithdrawn(trx, orderId)) await cancelUnpaid(trx, order, now);
}

/** Returned money in cents: `refunded` ends the order, `returned` does not. */
export interface Returned {
  kind: 'refunded' | 'returned';
  amount: number;
}

/**
 * Refunds an order and returns its tokens to the stock; burns minted tokens from the wallet. For an ended order,
 * returns the received transfers and leaves the order unchanged.
 * @throws Refused WRONG_STATE for an order that is not paid, or whose tokens have left the wallet.
 */
export async function refund(db: Db, orderId: number, now: Date): Promise<Returned> {
  return db.transaction().execute(async (trx) => {
    const order = await lock(trx, orderId);
    const hasEnded = ['cancelled', 'refunded'].includes(order.paymentState);
    const returned = await giveMoneyBack(trx, order, now);
    if (hasEnded && returned > 0) return { kind: 'returned', amount: returned };
    await become(trx, order, 'refunded', 'refunded', now);
    await burn(trx, order, now);
    await update(trx, 'orders', { shippingState: 'cancelled' }, { id: orderId });
    await giveBack(trx, order);
    await reverseInvoice(trx, orderId, now);
    // Without a booking the order was only marked as paid.
    return { kind: 'refunded', amount: returned + ((await isPaidByBooking(trx, orderId)) ? 0 : order.total) };
  });
}

/**
 * Returns money beyond the price of a paid order, and leaves the order unchanged.
 * @throws Refused WRONG_STATE without a surplus.
 */
export async function returnSurplus(db: Db, orderId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const order = await lock(trx, orderId);
    if (order.paymentState !== 'paid') throw refusals.wrongState();
    const price = (await isPaidByBooking(trx, orderId)) ? order.total : 0;
    const returned = await giveMoneyBack(trx, order, now, price);
    if (returned === 0) throw refusals.wrongState();
    return returned;
  });
}

async function isPaidByBooking(trx: Db, orderId: number): Promise<boolean> {
  const paying = trx.selectFrom('bankTransactions').select('id').where('orderId', '=', orderId);
  return (await paying.where('outcome', 'in', ['matched', 'over']).executeTakeFirst()) !== undefined;
}

async function burn(trx: Db, order: Row<'orders'>, now: Date): Promise<void> {
  const minted = await trx
    .selectFrom('transactions')
    .innerJoin('wallets', 'wallets.address', 'transactions.toAddress')
    .select(['wallets.id as walletId', 'toAddress', 'transactions.productId', 'variantId', 'amount'])
    .where('orderId', '=', order.id)
    .execute();
  for (const { walletId, toAddress, productId, variantId, amount } of minted) {
    await lockProduct(trx, productId);
    const taken = await trx
      .updateTable('holdings')
      .set((column) => ({ amount: column('amount', '-', amount) }))
      .where('walletId', '=', walletId)
      .where('variantId', '=', variantId)
      .where('amount', '>=', amount)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) throw refusals.wrongState();
    const movement = {
      fromAddress: toAddress,
      toAddress: nobodysAddress,
      productId,
      variantId,
      amount,
      orderId: order.id,
    };
    await enterMovement(trx, movement, [order.customerId], now);
  }
}

/** Recomputes the interest of an order’s products after a withdrawal, which ends it. */
export async function announceInterestOf(trx: Db, { id, customerId }: Row<'orders'>, now: Date): Promise<void> {
  const items = await trx
    .selectFrom('orderItems')
    .select('productId')
    .distinct()
    .where('orderId', '=', id)
    .orderBy('productId')
    .execute();
  for (const { productId } of items) {
    await lockProduct(trx, productId);
    await announceInterest(trx, now, { customerId, productId });
  }
}

async function giveBack(trx: Db, order: Row<'orders'>): Promise<void> {
  const items = await rowsOf(trx, 'orderItems', { orderId: order.id });
  for (const item of items) {
    const product = await lockProduct(trx, item.productId);
    await trx
      .updateTable('variants')
      .set((column) => ({ onHand: column('onHand', '+', item.quantity) }))
      .where('id', '=', item.variantId)
      // The sale of an untracked variant took nothing from the stock.
      .where('tracked', '=', 1)
      .execute();
    if (product.kind === 'bond' && !(await hasInvested(trx, order.customerId, product.id, order.id)))
      await countInvestors(trx, product.id, -1);
  }
}

export interface Settlement {
  invoiceNumber: string;
  transactionHashes: string[];
}

/**
 * Mints the tokens of a paid order into the customer’s wallet, marks the order as shipped, records the mint on the
 * ledger and issues the invoice. Repeated calls change nothing.
 * @throws Refused WRONG_STATE for an order that is not paid or was withdrawn from, NOT_ALLOWED_TO_BUY without a wallet.
 */
export async function settle(db: Db, orderId: number, now: Date): Promise<Settlement> {
  return db.transaction().execute(async (trx) => {
    const order = await lock(trx, orderId);
    const shipped = order.shippingState === 'shipped';
    if (!shipped) {
      if (await isWithdrawn(trx, order.id)) throw refusals.wrongState();
      if (order.paymentState === 'authorized') await become(trx, order, 'paid', 'completed', now);
      else if (order.paymentState !== 'paid') throw refusals.wrongState();
      await mint(trx, order, now);
      await update(trx, 'orders', { shippingState: 'shipped' }, { id: order.id });
    }
    const hashes = await trx.selectFrom('transactions').select('hash').where('orderId', '=', order.id).execute();
    return { invoiceNumber: await invoiceFor(trx, order, now), transactionHashes: hashes.map(({ hash }) => hash) };
  });
}

async function mint(trx: Db, order: Row<'orders'>, now: Date): Promise<void> {
  const items = await trx
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .selectAll('orderItems')
    .select('reading')
    .where('orderId', '=', order.id)
    .execute();
  const known = await defaultWalletOf(trx, order.customerId);
  const wallet = known ?? (items.every(isWork) ? await openWallet(trx, order.customerId, now) : null);
  if (!wallet) throw refusals.notAllowedToBuy();
  for (const item of items) {
    const product = await lockProduct(trx, item.productId);
    const earlier = await trx
      .selectFrom('transactions')
      .select('amount')
      .where('orderId', '=', order.id)
      .where('variantId', '=', item.variantId)
      .execute();
    const amount = earlier.reduce((left, { amount: minted }) => left - minted, item.quantity);
    if (amount <= 0) continue;
    await addToWallet(trx, wallet.id, item.variantId, amount);
    const { productId, variantId, unitPrice: price } = item;
    const way = { fromAddress: product.contractAddress ?? nobodysAddress, toAddress: wallet.address };
    await enterMovement(
      trx,
      { ...way, productId, variantId, amount, price, orderId: order.id },
      [order.customerId],
      now,
    );
  }
}

const isWork = ({ reading }: Pick<Row<'products'>, 'reading'>) => reading === 'marketplace';

/** Opens a wallet for the customer’s first purchase of a work (name and type: requirement 9.13). */
async function openWallet(trx: Db, customerId: number, now: Date): Promise<Row<'wallets'>> {
  const { uuid } = await rowOf(trx, 'customers', { id: customerId });
  const address = checksumAddress(`0x${randomBytes(20).toString('hex')}`);
  const wallet = { customerId, type: 'token-forge', name: `HeadlessWallet${uuid}`, defaultWallet: 1, address };
  return insert(trx, 'wallets', { ...wallet, createdAt: now.toISOString() });
}

export async function addToWallet(trx: Db, walletId: number, variantId: number, amount: number): Promise<void> {
  await trx
    .insertInto('holdings')
    .values({ walletId, variantId, amount })
    .onConflict((on) =>
      on.columns(['walletId', 'variantId']).doUpdateSet((at) => ({ amount: at('holdings.amount', '+', amount) })),
    )
    .execute();
}

/** Returns the order’s invoice number and issues the invoice if it is missing. */
export async function invoiceFor(trx: Db, order: Row<'orders'>, now: Date): Promise<string> {
  const known = await invoiceOf(trx, order.id);
  if (known) return known.number;
  const number = invoiceNumber('RE', order.id, now);
  const { id: orderId, customerId, itemsTotal, taxTotal, total } = order;
  await insert(trx, 'invoices', {
    number,
    orderId,
    customerId,
    issuedAt: now.toISOString(),
    itemsTotal,
    taxTotal,
    total,
  });
  return number;
}

/** Issues a reversal of an order’s invoice, with a reference to it (§ 14 (6) UStG, § 31 (5) UStDV). */
async function reverseInvoice(trx: Db, orderId: number, now: Date): Promise<void> {
  const known = await invoiceOf(trx, orderId);
  if (!known) return;
  const { customerId, itemsTotal, taxTotal, total } = known;
  const number = invoiceNumber('ST', orderId, now);
  const amounts = { itemsTotal: -itemsTotal, taxTotal: -taxTotal, total: -total };
  await insert(trx, 'invoices', {
    ...amounts,
    number,
    orderId,
    customerId,
    issuedAt: now.toISOString(),
    reverses: known.id,
  });
}

const invoiceOf = (trx: Db, orderId: number) =>
  trx
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('reverses', 'is', null)
    .executeTakeFirst();

/** Number of an invoice (`RE`) or a reversal (`ST`), with the year of issue. */
const invoiceNumber = (kind: 'RE' | 'ST', orderId: number, now: Date): string =>
  `${kind}-${dayOf(now.toISOString()).slice(0, 4)}-${String(orderId).padStart(5, '0')}`;
