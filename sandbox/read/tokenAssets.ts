import { termsOf } from '#domain/order/productTerms.ts';
import type { Product } from '#domain/shop/product.ts';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import type { Db } from '../db/database.ts';
import { distinctIds, oneBy } from './ids.ts';
import { productsOf } from './product.ts';
import { withdrawnOrders } from './withdrawn.ts';

/** Lists the tokens in the customer’s wallets on a site, largest holding first. */
export async function tokenAssetsOf(
  db: Db,
  customerId: number,
  locale: Locale,
  reading: Reading,
): Promise<(WalletAsset & Pick<Product, 'attributes'>)[]> {
  const held = await db
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .innerJoin('variants', 'variants.id', 'holdings.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select([
      'holdings.id',
      'amount',
      'holdings.walletId',
      'variantId',
      'variants.code as variantCode',
      'variants.productId',
    ])
    .where('wallets.customerId', '=', customerId)
    .where('products.reading', '=', reading)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('holdings.id')
    .execute();
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', distinctIds(held.map(({ productId }) => productId)))
    .execute();
  const chains = oneBy(rows, ({ id }) => id);
  const products = oneBy(await productsOf(db, rows, locale), ({ id }) => id);
  const owed = await owedBack(db, customerId);
  return held.flatMap(({ productId, variantId, ...holding }) => {
    const product = products(productId);
    if (!product) return [];
    const { unitNominal, interestRate, maturityDate } = termsOf(product);
    return [
      {
        ...holding,
        productCode: product.code,
        productName: product.name,
        unitNominal: unitNominal ?? 0,
        interestRate,
        maturityDate,
        attributes: product.attributes,
        blockchainName: chains(productId)?.blockchainName ?? null,
        owedBack: owed(variantId),
      },
    ];
  });
}

/**
 * Counts the tokens of each variant that a customer owes the shop: (partly) delivered tokens of withdrawn orders go
 * back (terms, section 8).
 */
export async function owedBack(db: Db, customerId: number): Promise<(variantId: number) => number> {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.orderId')
    .select((column) => ['transactions.variantId', column.fn.sum<number | null>('transactions.amount').as('owed')])
    .where('orders.customerId', '=', customerId)
    .where('orders.id', 'in', withdrawnOrders(db))
    .where('orders.shippingState', 'in', ['shipped', 'partially_shipped'])
    .groupBy('transactions.variantId')
    .execute();
  const owed = new Map(rows.map((row) => [row.variantId, Number(row.owed ?? 0)]));
  return (variantId) => owed.get(variantId) ?? 0;
}
