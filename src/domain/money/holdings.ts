import type { TokenAsset } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/schema.ts';

/** What a customer holds of one product. */
export interface Holding {
  productCode: string;
  productName: string;
  /** Whole tokens. */
  amount: number;
  /** Nominal value of all of them in cents. */
  nominal: Cents;
  /** Part of the wallet's nominal value, 0 to 1; all parts add up to 1 where there is any value. */
  share: number;
}

/** Nominal value of a holding in the wallet, in cents: not its price, which nobody has promised to pay. */
export function nominalOf(asset: Pick<TokenAsset, 'amount' | 'unitNominal'>): Cents {
  return asset.amount * asset.unitNominal;
}

/** How many tokens of a holding may be transferred: not those that go back to the shop. */
export const transferableOf = ({ amount, owedBack }: { amount: number; owedBack: number | null }): number =>
  Math.max(0, amount - (owedBack ?? 0));

/** Nominal value of the whole wallet in cents. */
export function nominalValue(assets: readonly Pick<TokenAsset, 'amount' | 'unitNominal'>[]): Cents {
  return assets.reduce((sum, asset) => sum + nominalOf(asset), 0);
}

/** The wallet by product, the largest nominal value first. Products without tokens are left out. */
export function holdingsOf(assets: readonly TokenAsset[]): Holding[] {
  const total = nominalValue(assets);
  return [...Map.groupBy(assets, (asset) => asset.productCode)]
    .map(([productCode, group]) => {
      const nominal = nominalValue(group);
      return {
        productCode,
        productName: group[0]?.productName ?? productCode,
        amount: group.reduce((sum, asset) => sum + asset.amount, 0),
        nominal,
        share: total === 0 ? 0 : nominal / total,
      };
    })
    .filter((holding) => holding.amount > 0)
    .toSorted((one, other) => other.nominal - one.nominal || one.productCode.localeCompare(other.productCode, 'en'));
}
