import { termsOf } from '#domain/order/productTerms.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { WalletAsset } from '#domain/shop/transfer.ts';
import type { Db } from '../db/database.ts';
import { idsOr, oneBy } from './ids.ts';
import { productsOf } from './product.ts';

/** The holdings in the customer's wallets, the largest first. */
export async function tokenAssetsOf(db: Db, customerId: number, locale: Locale): Promise<WalletAsset[]> {
  const held = await db
    .selectFrom('holdings')
    .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
    .innerJoin('variants', 'variants.id', 'holdings.variantId')
    .select(['holdings.id', 'amount', 'holdings.walletId', 'variants.code as variantCode', 'variants.productId'])
    .where('wallets.customerId', '=', customerId)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('holdings.id')
    .execute();
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', idsOr(held.map(({ productId }) => productId)))
    .execute();
  const chains = oneBy(rows, ({ id }) => id);
  const products = oneBy(await productsOf(db, rows, locale), ({ id }) => id);
  return held.flatMap(({ productId, ...holding }) => {
    const product = products(productId);
    if (!product) return [];
    const { unitNominal } = termsOf(product);
    return [
      {
        ...holding,
        productCode: product.code,
        productName: product.name,
        unitNominal: unitNominal ?? 0,
        blockchainName: chains(productId)?.blockchainName ?? null,
      },
    ];
  });
}
