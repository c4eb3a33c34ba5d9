import { idOf } from '#domain/shop/schema.ts';
import { rowsOf } from '../db/rows.ts';
import { pdfFacts } from '../documents/pdfFacts.ts';
import type { ShopContext } from '../http/env.ts';
import { receivePayments } from '../mails/moneyMails.ts';
import { numericId } from '../read/ids.ts';
import { countriesOf, currenciesOf, methodOf } from '../read/lookups.ts';
import { isOffered } from '../read/offered.ts';
import { invoicesIn, invoicesOf, ordersIn, ordersOf } from '../read/order.ts';
import { productsFor } from '../read/product.ts';
import { tokenAssetsOf } from '../read/tokenAssets.ts';
import { type CategoryFilter, categoriesOf } from './categories.ts';
import { market } from './market.ts';
import { offsetOf, type PageArgs, pageFrom, pageOf, signedIn } from './pagination.ts';
import { findProducts, type ProductFilter } from './products.ts';

/** Maximum items of a look-up. */
const LOOKUP = 400;

export const resolvers = {
  ...market,
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
      .where(isOffered(context.var.customer?.id ?? null))
      .executeTakeFirst();
    const [product] = row ? await productsFor(context, [row]) : [];
    if (!product) return null;
    // Only a query for them typesets the PDFs.
    const legalDocuments = product.legalDocuments.map((document) => ({
      ...document,
      pdf: () => pdfFacts(context.var.db, document.fileUuid, context.var.locale),
    }));
    return { ...product, legalDocuments };
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
      .select(['transactions.id', 'hash', 'fromAddress', 'toAddress', 'transactions.createdAt', 'transactions.price'])
      .select('variants.code as productVariant')
      .where('products.code', '=', args.product_code)
      .orderBy('transactions.id', 'desc')
      .execute();
    return pageFrom(rows, args);
  },
  async order({ tokenValue, id }: { tokenValue?: string; id?: string }, context: ShopContext) {
    const { db, customer, locale } = signedIn(context);
    await receivePayments(context);
    const rows = await rowsOf(db, 'orders', {
      customerId: customer.id,
      tokenValue: tokenValue ?? id?.slice(id.lastIndexOf('/') + 1) ?? '',
    });
    const [order] = await ordersOf(db, rows, locale);
    return order ?? null;
  },
  orders: (args: PageArgs, context: ShopContext) => placedOrders(args, context, false),
  /** Requirement 4.14: completed orders with a paid or authorized payment. */
  paidOrders: (args: PageArgs, context: ShopContext) => placedOrders(args, context, true),
  async tokenAssets(args: PageArgs, context: ShopContext) {
    const { db, customer, locale } = signedIn(context);
    const assets = await tokenAssetsOf(db, customer.id, locale, context.var.reading);
    return pageFrom(
      assets.map(({ productCode, productName, variantCode, blockchainName, attributes, ...asset }) => ({
        ...asset,
        product: { code: productCode, name: productName, blockchainName, attributes },
        productVariant: variantCode,
      })),
      args,
    );
  },
  async invoices(args: PageArgs & { order_tokenValue?: string }, context: ShopContext) {
    const { db, customer, locale, reading } = signedIn(context);
    await receivePayments(context);
    let mine = invoicesIn(db, reading).where('invoices.customerId', '=', customer.id);
    if (args.order_tokenValue) mine = mine.where('orders.tokenValue', '=', args.order_tokenValue);
    const rows = await mine.selectAll('invoices').orderBy('issuedAt', 'desc').orderBy('invoices.id', 'desc').execute();
    const page = pageFrom(rows, args);
    return { ...page, collection: await invoicesOf(db, page.collection, locale) };
  },
  async invoice({ id }: { id: string }, context: ShopContext) {
    const { db, customer, locale } = signedIn(context);
    const rows = await rowsOf(db, 'invoices', { id: numericId(id), customerId: customer.id });
    const [invoice] = await invoicesOf(db, rows, locale);
    return invoice ?? null;
  },
};

async function placedOrders(args: PageArgs, context: ShopContext, paid: boolean) {
  const { db, customer, locale } = signedIn(context);
  await receivePayments(context);
  const { limit, offset } = offsetOf(args);
  let placed = ordersIn(db, context.var.reading)
    .where('customerId', '=', customer.id)
    .where('checkoutState', '=', 'completed');
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
