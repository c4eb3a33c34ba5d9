import { idOf } from '#domain/shop/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { badRequest, Unauthorized } from '../http/errors.ts';
import { customerOf } from '../read/customer.ts';
import { numericId } from '../read/ids.ts';
import { countriesOf, currenciesOf, methodOf } from '../read/lookups.ts';
import { invoicesOf, ordersOf } from '../read/order.ts';
import { productsFor } from '../read/product.ts';
import { tokenAssetsOf } from '../read/tokenAssets.ts';
import { deliverDue } from '../trade/payment.ts';
import { type CategoryFilter, categoriesOf } from './categories.ts';
import { QUERY_LIMITS } from './limits.ts';
import { findProducts, type ProductFilter } from './products.ts';

export interface PageArgs {
  page: number;
  itemsPerPage: number;
}

const offsetOf = ({ page, itemsPerPage }: PageArgs, most: number = QUERY_LIMITS.itemsPerPage) => {
  if (page < 1 || itemsPerPage < 1) throw badRequest('Page should not be less than 1');
  const limit = Math.min(itemsPerPage, most);
  return { limit, offset: (page - 1) * limit };
};

/** A page in API Platform's page-based form. */
function pageOf<T>(collection: readonly T[], totalCount: number, { page, itemsPerPage }: PageArgs) {
  const lastPage = Math.max(1, Math.ceil(totalCount / itemsPerPage));
  return { collection, paginationInfo: { totalCount, lastPage, itemsPerPage, hasNextPage: page < lastPage } };
}

function pageFrom<T>(all: readonly T[], args: PageArgs, most?: number) {
  const { limit, offset } = offsetOf(args, most);
  return pageOf(all.slice(offset, offset + limit), all.length, { ...args, itemsPerPage: limit });
}

/** The signed-in customer's context. @throws Unauthorized for a visitor. */
function signedIn(context: ShopContext) {
  if (!context.var.customer) throw new Unauthorized('JWT Token not found');
  return context.var;
}

/** Most items of a look-up. */
const LOOKUP = 400;

export const resolvers = {
  async products(args: PageArgs & ProductFilter, context: ShopContext) {
    const { limit, offset } = offsetOf(args);
    const { rows, total } = await findProducts(context, args, limit, offset);
    return pageOf(await productsFor(context, rows), total, { ...args, itemsPerPage: limit });
  },
  async product({ code, id }: { code?: string; id?: string }, context: ShopContext) {
    const reference = code ?? idOf(id ?? '');
    const row = await context.var.db
      .selectFrom('products')
      .selectAll()
      .where('code', '=', reference)
      .where('enabled', '=', 1)
      .executeTakeFirst();
    const [product] = row ? await productsFor(context, [row]) : [];
    return product ?? null;
  },
  async categories(args: PageArgs & CategoryFilter, context: ShopContext) {
    return pageFrom(await categoriesOf(context, args), args);
  },
  async paymentMethods(args: PageArgs, { var: { db, locale } }: ShopContext) {
    const rows = await db
      .selectFrom('paymentMethods')
      .selectAll()
      .where('enabled', '=', 1)
      .orderBy('position')
      .execute();
    return pageFrom(
      rows.map((row) => methodOf(row, locale)),
      args,
    );
  },
  async countries(args: PageArgs, { var: { db, locale } }: ShopContext) {
    return pageFrom(await countriesOf(db, locale), args, LOOKUP);
  },
  async currencies(args: PageArgs, { var: { db, locale } }: ShopContext) {
    return pageFrom(await currenciesOf(db, locale), args, LOOKUP);
  },
  async transactions(args: PageArgs & { product_code: string }, { var: { db } }: ShopContext) {
    const rows = await db
      .selectFrom('transactions')
      .innerJoin('products', 'products.id', 'transactions.productId')
      .innerJoin('variants', 'variants.id', 'transactions.variantId')
      .select(['transactions.id', 'hash', 'fromAddress', 'toAddress', 'variants.code as productVariant'])
      .where('products.code', '=', args.product_code)
      .orderBy('transactions.id', 'desc')
      .execute();
    return pageFrom(rows, args);
  },
  async customer(_: object, context: ShopContext) {
    const { db, customer } = signedIn(context);
    return customerOf(db, customer);
  },
  getCustomer: (args: object, context: ShopContext) => resolvers.customer(args, context),
  async order({ tokenValue, id }: { tokenValue?: string; id?: string }, context: ShopContext) {
    const { db, customer, now, locale } = signedIn(context);
    await deliverDue(db, now);
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('customerId', '=', customer.id)
      .where('tokenValue', '=', tokenValue ?? id?.slice(id.lastIndexOf('/') + 1) ?? '')
      .execute();
    const [order] = await ordersOf(db, rows, locale);
    return order ?? null;
  },
  orders: (args: PageArgs, context: ShopContext) => placedOrders(args, context, false),
  /** Spec section 4: completed, and the payment paid or authorized. */
  paidOrders: (args: PageArgs, context: ShopContext) => placedOrders(args, context, true),
  async tokenAssets(args: PageArgs, context: ShopContext) {
    const { db, customer, locale } = signedIn(context);
    return pageFrom(await tokenAssetsOf(db, customer.id, locale), args);
  },
  async invoices(args: PageArgs & { order_tokenValue?: string }, context: ShopContext) {
    const { db, customer, locale, now } = signedIn(context);
    await deliverDue(db, now);
    let mine = db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.orderId')
      .where('invoices.customerId', '=', customer.id);
    if (args.order_tokenValue) mine = mine.where('orders.tokenValue', '=', args.order_tokenValue);
    const rows = await mine.selectAll('invoices').orderBy('issuedAt', 'desc').orderBy('invoices.id', 'desc').execute();
    const page = pageFrom(rows, args);
    return { ...page, collection: await invoicesOf(db, page.collection, locale) };
  },
  async invoice({ id }: { id: string }, context: ShopContext) {
    const { db, customer, locale } = signedIn(context);
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', numericId(id))
      .where('customerId', '=', customer.id)
      .execute();
    const [invoice] = await invoicesOf(db, rows, locale);
    return invoice ?? null;
  },
};

async function placedOrders(args: PageArgs, context: ShopContext, paid: boolean) {
  const { db, customer, now, locale } = signedIn(context);
  await deliverDue(db, now);
  const { limit, offset } = offsetOf(args);
  let placed = db.selectFrom('orders').where('customerId', '=', customer.id).where('checkoutState', '=', 'completed');
  if (paid) placed = placed.where('paymentState', 'in', ['paid', 'authorized', 'shipped']);
  const { total } = await placed.select((column) => column.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await placed
    .selectAll()
    .orderBy('checkoutCompletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(await ordersOf(db, rows, locale), total, { ...args, itemsPerPage: limit });
}
