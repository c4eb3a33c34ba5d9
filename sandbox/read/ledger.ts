import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import type { Db } from '../db/database.ts';
import { distinctIds, groupBy } from './ids.ts';
import { inLocale } from './product.ts';

/** Entry of the ledger with the code of its product. */
export interface RecordedEntry extends LedgerEntry {
  productCode: string;
}

/** Lists the transfers into and out of the customer’s wallets on a site, latest first. */
export async function ledgerOf(db: Db, customerId: number, locale: Locale, reading: Reading): Promise<RecordedEntry[]> {
  const own = await db.selectFrom('wallets').select('address').where('customerId', '=', customerId).execute();
  const addresses = own.map(({ address }) => address);
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('products', 'products.id', 'transactions.productId')
    .innerJoin('variants', 'variants.id', 'transactions.variantId')
    .select([
      'transactions.id',
      'hash',
      'fromAddress',
      'toAddress',
      'amount',
      'transactions.productId',
      'products.code',
      'variants.code as variantCode',
      'blockchainName',
      'contractAddress',
      'transactions.createdAt',
    ])
    .where('products.reading', '=', reading)
    .where((column) => column.or([column('fromAddress', 'in', addresses), column('toAddress', 'in', addresses)]))
    .orderBy('transactions.createdAt', 'desc')
    .orderBy('transactions.id', 'desc')
    .execute();
  const words = await db
    .selectFrom('productTranslations')
    .select(['productId', 'locale', 'name'])
    .where('productId', 'in', distinctIds(rows.map(({ productId }) => productId)))
    .execute();
  const said = groupBy(words, ({ productId }) => productId);
  return rows.map(({ productId, code, ...facts }) => ({
    ...facts,
    productCode: code,
    incoming: addresses.includes(facts.toAddress),
    productName: inLocale(said(productId), locale)?.name ?? code,
  }));
}
