import type { Cents } from '#domain/shop/fields.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';

export interface Holding {
  productCode: string;
  productName: string;
  /** Whole tokens. */
  amount: number;
  /** Nominal value of all tokens in cents; null if that of one token is unknown. */
  nominal: Cents | null;
  /** Part of the wallet's nominal value, 0 to 1; all parts add up to 1 if there is any value. Null if it is unknown. */
  share: number | null;
}

/** Part of a wallet; its value is known if that of one token is. */
type Valued = Pick<TokenAsset, 'amount' | 'unitNominal'>;

/** Nominal value of a holding in cents. Not its price, which the issuer does not owe. */
export const nominalOf = ({ amount, unitNominal }: Valued): Cents | null =>
  unitNominal === null ? null : amount * unitNominal;

/** Part of a total, 0 to 1; null if either is unknown. */
export const shareOf = (nominal: Cents | null, total: Cents | null): number | null =>
  nominal === null || total === null ? null : total === 0 ? 0 : nominal / total;

/** Number of tokens of a holding that may be transferred: excludes those to be returned to the shop. */
export const transferableOf = ({ amount, owedBack }: { amount: number; owedBack: number | null }): number =>
  Math.max(0, amount - (owedBack ?? 0));

/** Nominal value of the whole wallet in cents; null if that of any holding is unknown. */
export const nominalValue = (assets: readonly Valued[]): Cents | null =>
  assets.map(nominalOf).reduce<Cents | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);

/** Returns the holdings by product, the largest nominal value first. Products without tokens are omitted. */
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
        share: shareOf(nominal, total),
      };
    })
    .filter((holding) => holding.amount > 0)
    .toSorted(
      (one, other) =>
        (other.nominal ?? 0) - (one.nominal ?? 0) || one.productCode.localeCompare(other.productCode, 'en'),
    );
}

/**
 * Returns the mean interest rate of the holdings in percent a year, weighted by nominal value and rounded to
 * hundredths; null without a value, or if the value or rate of any holding is unknown.
 */
export function meanRate(assets: readonly (Valued & Pick<TokenAsset, 'interestRate'>)[]): number | null {
  const total = nominalValue(assets);
  if (total === null || total === 0) return null;
  const mean = assets.reduce<number | null>((sum, asset) => {
    const share = shareOf(nominalOf(asset), total);
    if (sum === null || share === null || (asset.interestRate === null && share > 0)) return null;
    return sum + share * (asset.interestRate ?? 0);
  }, 0);
  return mean === null ? null : Math.round(mean * 100) / 100;
}

/**
 * Returns the nominal value that is repaid in each year, in cents, from the first year to the last without a gap. Null
 * if the value or the maturity of any holding is unknown.
 */
export function repaidByYear(
  assets: readonly (Valued & Pick<TokenAsset, 'maturityDate'>)[],
): { year: number; nominal: Cents }[] | null {
  const repayments = assets
    .filter(({ amount }) => amount > 0)
    .map((asset) => ({ day: asset.maturityDate, nominal: nominalOf(asset) }));
  const years = repayments.map(({ day }) => Number(day?.slice(0, 4)));
  if (years.some(Number.isNaN) || repayments.some(({ nominal }) => nominal === null)) return null;
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    nominal: repayments.reduce(
      (sum, { nominal }, place) => (years[place] === first + index ? sum + (nominal ?? 0) : sum),
      0,
    ),
  }));
}
