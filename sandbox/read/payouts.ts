import type { Payout } from '#domain/shop/customer.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { distinctIds, groupBy } from './ids.ts';
import { inLocale } from './product.ts';

/** Lists a customer’s interest payouts, latest first; includes future ones. */
export async function payoutsOf(db: Db, customerId: number, locale: Locale): Promise<Payout[]> {
  const rows = await db
    .selectFrom('payouts')
    .leftJoin('products', 'products.id', 'payouts.productId')
    .select([
      'payouts.id',
      'amount',
      'payoutDate',
      'productId',
      'code as productCode',
      'capitalGainsTax',
      'solidaritySurcharge',
      'churchTax',
    ])
    .where('customerId', '=', customerId)
    .orderBy('payoutDate', 'desc')
    .orderBy('payouts.id', 'desc')
    .execute();
  const words = await db
    .selectFrom('productTranslations')
    .select(['productId', 'locale', 'name'])
    .where('productId', 'in', distinctIds(rows.map(({ productId }) => productId)))
    .execute();
  const said = groupBy(words, ({ productId }) => productId);
  return rows.map(({ productId, amount, capitalGainsTax, solidaritySurcharge, churchTax, ...facts }) => ({
    ...facts,
    amount: amount - (capitalGainsTax ?? 0) - (solidaritySurcharge ?? 0) - (churchTax ?? 0),
    withheld:
      capitalGainsTax === null
        ? null
        : { capitalGains: capitalGainsTax, solidarity: solidaritySurcharge ?? 0, church: churchTax ?? 0 },
    productName: inLocale(said(productId ?? -1), locale)?.name ?? null,
  }));
}
