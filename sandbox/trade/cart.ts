import { randomBytes } from 'node:crypto';
import { hasExclusiveRights } from '#domain/item/prepared.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Declarations } from '#domain/order/suitability.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert, remove, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, refusals, unprocessable } from '../http/errors.ts';
import { addressById, companyOf } from '../read/customer.ts';
import { iriOf } from '../read/ids.ts';
import { type NumberedItem, productByCode } from '../read/product.ts';
import { mustBeDeclared, resetDeclarations } from './declarations.ts';
import { methodsFor } from './methods.ts';
import { mustMayBuy } from './rules.ts';

/** Channel of the valid prices (requirement 9.16). */
const CHANNEL = 'token';

type Customer = Row<'customers'>;
type Order = Row<'orders'>;

/** Returns the customer’s open cart unchanged, or creates one: the shop keeps one per customer. */
export async function openCart(db: Db, customer: Customer, locale: string, now: Date): Promise<Order> {
  return db.transaction().execute(async (trx) => {
    // The second of two simultaneous calls waits here, so that they do not create two carts.
    await lockCustomer(trx, customer.id);
    const open = await trx
      .selectFrom('orders')
      .selectAll()
      .where('customerId', '=', customer.id)
      .where('checkoutState', '!=', 'completed')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (open) return open;
    return insert(trx, 'orders', {
      tokenValue: randomBytes(16).toString('hex'),
      customerId: customer.id,
      locale,
      createdAt: now.toISOString(),
    });
  });
}

/**
 * Locks the customer’s order until the transaction ends.
 * @throws Refused 404 for an unknown order and for another customer’s.
 */
export async function lockOrder(trx: Db, customer: Customer, tokenValue: string): Promise<Order> {
  const order = await trx
    .updateTable('orders')
    .set((column) => ({ lock: column('lock', '+', 1) }))
    .where('tokenValue', '=', tokenValue)
    .where('customerId', '=', customer.id)
    .returningAll()
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/**
 * Changes an order that is still a cart, in one transaction.
 * @throws Refused 404 for a completed order: Sylius searches only the carts.
 */
export async function onCart(
  db: Db,
  customer: Customer,
  tokenValue: string,
  work: (trx: Db, order: Order) => Promise<void>,
): Promise<Order> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    if (order.checkoutState === 'completed') throw notFound();
    // Sylius refreshes a cart at each call, because weeks may have passed since the last one.
    await refresh(trx, await cartLines(trx).where('orderId', '=', order.id).execute());
    await work(trx, order);
    return trx
      .updateTable('orders')
      .set({ offerChanged: 0 })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Adds tokens of a variant to those in the cart. */
export async function addItem(db: Db, customer: Customer, order: Order, variantReference: string, quantity: number) {
  const code = idOf(variantReference);
  const unknown = () => refusals.doesNotExist(`product variant with ${code}`);
  const variant = await findRow(db, 'variants', { code, enabled: 1 });
  if (!variant) throw unknown();
  const product = await findRow(db, 'products', { id: variant.productId, enabled: 1 });
  if (!product) throw unknown();
  const present = await findRow(db, 'orderItems', { orderId: order.id, variantId: variant.id });
  const wanted = quantity + (present?.quantity ?? 0);
  await mustMayBuy(db, customer, { productId: product.id, productCode: product.code, quantity: wanted }, false);
  const offered = await offeredAs(db, product.code, order.locale);
  if (!offered) throw refusals.notAllowedToBuy();
  if (present) {
    await setQuantity(db, present, wanted);
  } else {
    const { unitPrice, unitNominal, ...line } = offered;
    await insert(db, 'orderItems', {
      ...line,
      orderId: order.id,
      productId: product.id,
      variantId: variant.id,
      productCode: product.code,
      variantCode: variant.code,
      quantity: wanted,
      unitPrice,
      subtotal: wanted * unitPrice,
      // Includes the tax; `recalculate` sets it.
      total: 0,
      nominalValue: wanted * unitNominal,
    });
  }
  await ensurePayment(db, order);
  await resetDeclarations(db, order, { documents: !present });
  await recalculate(db, order.id);
}

/** Sylius creates the cart’s payment with the first item, with the first method enabled for it. */
async function ensurePayment(db: Db, { id, createdAt }: Order): Promise<void> {
  const present = await findRow(db, 'payments', { orderId: id });
  if (present) return;
  const [method] = await methodsFor(db, id);
  const made = { orderId: id, methodId: method?.id ?? null, createdAt, updatedAt: createdAt };
  await db.insertInto('payments').values(made).execute();
}

export async function changeQuantity(db: Db, customer: Customer, order: Order, itemId: number, quantity: number) {
  const item = await findRow(db, 'orderItems', { orderId: order.id, id: itemId });
  if (!item) throw notFound();
  await mustMayBuy(db, customer, { ...item, quantity }, true);
  if (quantity === item.quantity) return;
  await setQuantity(db, item, quantity);
  await resetDeclarations(db, order, { documents: false });
  await recalculate(db, order.id);
}

async function setQuantity(db: Db, item: Row<'orderItems'>, quantity: number): Promise<void> {
  const nominalValue = Math.round((item.nominalValue / item.quantity) * quantity);
  const subtotal = quantity * item.unitPrice;
  await update(db, 'orderItems', { quantity, subtotal, nominalValue }, { id: item.id });
}

/**
 * Computes the totals; no other function does. Prices include VAT, so that the page shows the charged amount (§ 3
 * PAngV): none for a bond (§ 4 Nr. 8 UStG), 19 % for a work.
 */
export async function recalculate(db: Db, orderId: number): Promise<void> {
  const items = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select(['orderItems.id', 'subtotal', 'taxPercent'])
    .where('orderId', '=', orderId)
    .execute();
  let itemsTotal = 0;
  let taxTotal = 0;
  for (const { id, subtotal, taxPercent } of items) {
    const net = Math.round((subtotal * 100) / (100 + taxPercent));
    itemsTotal += net;
    taxTotal += subtotal - net;
    await update(db, 'orderItems', { taxTotal: subtotal - net, total: subtotal }, { id });
  }
  const total = itemsTotal + taxTotal;
  await update(db, 'orders', { itemsTotal, taxTotal, total }, { id: orderId });
  await update(db, 'payments', { amount: total }, { orderId });
}

const WITH_RIGHTS = {
  de: 'mit den ausschließlichen Nutzungsrechten',
  en: 'with exclusive usage rights',
} as const;

/**
 * Returns the current offer of a product as a line of a cart, in the order’s language: names, price, and the edition
 * with the rights that it includes. Mail and invoice copy these texts. Null without a price.
 */
async function offeredAs(db: Db, productCode: string, language: string) {
  const locale = language === 'en' ? 'en' : 'de';
  const product = await productByCode(db, productCode, locale);
  return product && offeredLine(product, locale);
}

function offeredLine(product: NumberedItem, locale: Locale) {
  const { defaultVariant: variant } = product;
  const pricing = variant?.channelPricings.find(({ channelCode }) => channelCode === CHANNEL);
  if (!variant || !pricing) return null;
  const edition = variant.name ?? '';
  return {
    productName: product.name,
    variantName: hasExclusiveRights(product) ? `${edition}, ${WITH_RIGHTS[locale]}` : edition,
    unitPrice: pricing.price,
    originalUnitPrice: pricing.originalPrice ?? pricing.price,
    unitNominal: termsOf(product).unitNominal ?? pricing.price,
  };
}

/**
 * Changes the price of a product’s tokens, in cents, and updates open carts, like Sylius’ recalculation: the page shows
 * the charged price. Completed orders keep their price.
 */
export async function changePrice(db: Db, productId: number, price: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const variants = trx.selectFrom('variants').select('id').where('productId', '=', productId);
    const priced = trx.selectFrom('pricings').where('channelCode', '=', CHANNEL).where('variantId', 'in', variants);
    const other = await priced.select('id').where('price', '!=', price).executeTakeFirst();
    await trx
      .updateTable('pricings')
      .set({ price, originalPrice: null })
      .where('channelCode', '=', CHANNEL)
      .where('variantId', 'in', variants)
      .execute();
    await refreshCarts(trx, productId, other !== undefined);
  });
}

const cartLines = (db: Db) =>
  db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .selectAll('orderItems')
    .select('locale')
    .where('orders.checkoutState', '!=', 'completed');

/**
 * Updates the product’s lines in all open carts to the current offer.
 *
 * @param isOther True if the price or the product itself changed: customers then have to read their carts before they
 *   can complete them.
 */
export async function refreshCarts(trx: Db, productId: number, isOther: boolean): Promise<void> {
  const lines = await cartLines(trx).where('productId', '=', productId).execute();
  await refresh(trx, lines);
  const carts = lines.map(({ orderId }) => orderId);
  if (isOther) await trx.updateTable('orders').set({ offerChanged: 1 }).where('id', 'in', carts).execute();
}

/** Records that the customer has read their cart, and with it the sellers’ changes. */
export async function noteRead(db: Db, customer: Customer, tokenValue: string): Promise<void> {
  const cart = await findRow(db, 'orders', { tokenValue, customerId: customer.id, offerChanged: 1 });
  // Most reads need no write, and so wait for no lock.
  if (cart) await update(db, 'orders', { offerChanged: 0 }, { id: cart.id });
}

async function refresh(trx: Db, lines: readonly (Row<'orderItems'> & { locale: string })[]): Promise<void> {
  for (const { locale, ...line } of lines) {
    const offered = await offeredAs(trx, line.productCode, locale);
    // The completion refuses products that are no longer on offer.
    if (!offered) continue;
    const { unitNominal, ...facts } = offered;
    await update(trx, 'orderItems', facts, { id: line.id });
    await setQuantity(trx, { ...line, ...facts, nominalValue: line.quantity * unitNominal }, line.quantity);
    await recalculate(trx, line.orderId);
  }
}

/**
 * Confirms the legal documents, stores the declarations, and copies the customer’s default address: the spec lists no
 * call that sets an order’s address. Confirming again copies the address again. An order of works alone may name
 * another address of the customer’s, because it requires no checked address.
 * @throws Refused DECLARATIONS_MISSING for insufficient declarations; without declarations only the completion fails.
 */
export async function confirmDocuments(
  db: Db,
  customer: Customer,
  order: Order,
  declarations: Declarations | null,
  now: Date,
  addressId: number | null = null,
): Promise<void> {
  const items = await db
    .selectFrom('orderItems')
    .innerJoin('products', 'products.id', 'orderItems.productId')
    .select('kind')
    .where('orderId', '=', order.id)
    .execute();
  if (items.length === 0) throw refusals.wrongState();
  const isOther = addressId !== null && addressId !== customer.defaultAddressId;
  if (isOther && items.some(({ kind }) => kind !== 'item')) throw refusals.wrongState();
  if (declarations !== null) await mustBeDeclared(db, customer, order, declarations);
  const company = await companyOf(db, customer.companyId, null);
  const named = await addressById(db, addressId);
  const address = named ?? company?.defaultAddress ?? (await addressById(db, customer.defaultAddressId));
  if (!address)
    throw unprocessable({
      propertyPath: 'billingAddress',
      message: { de: 'Bitte hinterlegen Sie zuerst eine Anschrift.', en: 'Please enter an address first.' },
      code: 'ADDRESS_MISSING',
    });
  const billingAddress = JSON.stringify({ ...address, iri: `${iriOf('orders', order.tokenValue)}/billing-address` });
  // Addressing an order skips its delivery at once, because nothing is shipped.
  const checkoutState = order.checkoutState === 'payment_selected' ? order.checkoutState : 'shipping_skipped';
  await update(
    db,
    'orders',
    {
      legalDocsConfirmAt: now.toISOString(),
      declarations: declarations && JSON.stringify(declarations),
      billingAddress,
      checkoutState,
    },
    { id: order.id },
  );
}

/**
 * Deletes a cart.
 * @throws Refused 404 for a completed order, which is no longer a cart.
 */
export async function deleteCart(db: Db, customer: Customer, tokenValue: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, customer, tokenValue);
    if (order.checkoutState === 'completed') throw notFound();
    await remove(trx, 'orders', { id: order.id });
  });
}
