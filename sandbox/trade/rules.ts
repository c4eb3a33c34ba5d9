import { bondInvestorLimit } from '#domain/constants/limits.ts';
import { obstacleFor } from '#domain/item/purchase.ts';
import { type Reason, reasonsNotToBuy } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { leftOf, undoneStates } from '#domain/order/subscribed.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Product } from '#domain/shop/product.ts';
import type { Db } from '../db/database.ts';
import { findRow, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { refusals } from '../http/errors.ts';
import { customerOf } from '../read/customer.ts';
import { productByCode } from '../read/product.ts';
import { withdrawnOrders } from '../read/withdrawn.ts';

/** Attribute with the number of investors in the bond; the shop keeps it current. */
const INVESTORS = 'investor_count';

export async function isWhitelisted(db: Db, productId: number, customerId: number): Promise<boolean> {
  const row = await findRow(db, 'whitelist', { productId, customerId });
  return row !== undefined;
}

/**
 * Refuses purchases that the rules of requirements 5.22, 5.23 and 6.3 forbid. `final` includes the minimum: a new item
 * may have quantity 1 before its quantity is set. `besides`: cents of the same product in other lines of the order.
 * @throws Refused 422 with the code of the first broken rule.
 */
export async function mustMayBuy(
  db: Db,
  customer: Row<'customers'>,
  item: { productId: number; productCode: string; quantity: number },
  final: boolean,
  besides = 0,
): Promise<Product> {
  const product = await productByCode(db, item.productCode, 'de');
  if (!product) throw refusals.notAllowedToBuy();
  const buyer = await customerOf(db, customer);
  const whitelisted = product.whitelisting && (await isWhitelisted(db, item.productId, customer.id));
  const asked = { ...product, whitelisting: product.whitelisting && !whitelisted };
  const work = await workOf(db, item.productId);
  const obstacle = work && obstacleFor({ ...asked, creator: work.creator }, buyer, null);
  if (obstacle) throw obstacle === 'soldOut' ? refusals.lastTokens(0) : refusals.notAllowedToBuy();
  const [reason] = work ? [] : reasonsNotToBuy(asked, buyer);
  if (reason) throw refusalFor(reason);
  if (product.defaultVariant?.inStock !== true) throw refusals.notAllowedToBuy();

  const terms = termsOf(product);
  const available = product.defaultVariant.tracked ? product.defaultVariant.onHand : Number.POSITIVE_INFINITY;
  const amount = item.quantity * (terms.unitPrice ?? 0);
  const { minSubscription: least, maxSubscriptionNonProfessional: most } = terms;
  if (most !== null && !isProfessional(buyer)) {
    const subscribed = await subscribedBy(db, customer.id, item.productId);
    const left = leftOf(most, subscribed);
    if (amount + besides > left) throw refusals.tooHigh(left, subscribed);
  }
  if (item.quantity > available) throw refusals.lastTokens(available);
  if (final && least !== null && amount < least) throw refusals.tooLow(least);
  return product;
}

/** Returns the creator of a product; null for products outside the marketplace. */
async function workOf(db: Db, productId: number): Promise<{ creator: { uuid: string } | null } | null> {
  const row = await db
    .selectFrom('products')
    .leftJoin('customers', 'customers.id', 'products.creatorId')
    .select('customers.uuid')
    .where('products.id', '=', productId)
    .where('products.reading', '=', 'marketplace')
    .executeTakeFirst();
  return row ? { creator: row.uuid === null ? null : { uuid: row.uuid } } : null;
}

function refusalFor(reason: Reason) {
  if (reason === 'professionalOnly') return refusals.professionalOnly();
  if (reason === 'soldOut') return refusals.lastTokens(0);
  return refusals.notAllowedToBuy();
}

/**
 * Cents that a customer has subscribed of a product, over all orders that count (`isSubscribed`). The result stays
 * valid while the product is locked.
 */
export async function subscribedBy(db: Db, customerId: number, productId: number): Promise<number> {
  const { sum } = await orderedItems(db, productId)
    .clearSelect()
    .select((column) => column.fn.sum<number | null>('orderItems.total').as('sum'))
    .where('orders.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** Lines of a product in all orders that count (`isSubscribed`). */
export const orderedItems = (db: Db, productId: number) =>
  db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select('orderItems.id')
    .where('orderItems.productId', '=', productId)
    .where('orders.checkoutState', '=', 'completed')
    .where('orders.paymentState', 'not in', [...undoneStates])
    .where('orders.id', 'not in', withdrawnOrders(db));

/**
 * True if the customer holds or has ordered the product, so that another order adds no investor. A customer who
 * withdrew counts until the refund, which frees the tokens.
 */
export async function hasInvested(db: Db, customerId: number, productId: number, exceptOrder = -1): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.customerId', '=', customerId)
    .where('orderItems.productId', '=', productId)
    .where('orders.checkoutState', '=', 'completed')
    .where('orders.paymentState', 'not in', [...undoneStates])
    .where('orders.id', '!=', exceptOrder)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes a bond’s number of investors. Requires a lock of the product.
 * @throws Refused INVESTOR_LIMIT if the bond has 149 already (requirement 9.4).
 */
export async function countInvestors(db: Db, productId: number, by: 1 | -1): Promise<void> {
  const row = await findRow(db, 'productAttributes', { productId, code: INVESTORS });
  if (!row) return;
  const count = Number(row.stringValue) + by;
  if (by === 1 && count > bondInvestorLimit) throw refusals.investorLimit();
  await update(db, 'productAttributes', { stringValue: String(Math.max(0, count)) }, { id: row.id });
}

/** Makes other transactions for the product wait until this one ends. */
export async function lockProduct(db: Db, id: number): Promise<Row<'products'>> {
  return db
    .updateTable('products')
    .set((column) => ({ lock: column('lock', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
