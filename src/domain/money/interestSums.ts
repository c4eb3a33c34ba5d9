import type { Payout } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';

/** Sums of payouts, in cents. Without tax data from the shop, the amount paid out also counts as gross. */
export interface InterestSums {
  count: number;
  gross: Cents;
  /** Interest before tax of the payouts with tax data. */
  grossIfTaxKnown: Cents;
  capitalGains: Cents;
  solidarity: Cents;
  church: Cents;
  /** Amount paid out. */
  net: Cents;
  /** Share of the payouts for which the shop sends the withheld tax. `none` if there are no payouts. */
  taxTold: 'all' | 'some' | 'none';
}

/** Tax withheld from a payout, all kinds together; null if the shop sends no tax data. */
export const taxOf = ({ withheld }: Pick<Payout, 'withheld'>): Cents | null =>
  withheld && withheld.capitalGains + withheld.solidarity + withheld.church;

/** Payout before tax; without tax data the amount paid out. */
export const grossOf = (payout: Pick<Payout, 'amount' | 'withheld'>): Cents => payout.amount + (taxOf(payout) ?? 0);

export function sumsOf(payouts: readonly Payout[]): InterestSums {
  const sums = {
    count: payouts.length,
    gross: 0,
    grossIfTaxKnown: 0,
    capitalGains: 0,
    solidarity: 0,
    church: 0,
    net: 0,
  };
  for (const payout of payouts) {
    sums.net += payout.amount;
    sums.gross += grossOf(payout);
    sums.grossIfTaxKnown += payout.withheld ? grossOf(payout) : 0;
    sums.capitalGains += payout.withheld?.capitalGains ?? 0;
    sums.solidarity += payout.withheld?.solidarity ?? 0;
    sums.church += payout.withheld?.church ?? 0;
  }
  const telling = payouts.filter(({ withheld }) => withheld !== null).length;
  return { ...sums, taxTold: telling === 0 ? 'none' : telling < payouts.length ? 'some' : 'all' };
}

/** Security and its payouts. Payouts without a code are indistinguishable, so they share a payer. */
export interface Payer {
  code: string | null;
  name: string | null;
  payouts: Payout[];
}

/** Groups payouts by security, sorted by name; each group keeps the given order. */
export function byPayer(payouts: readonly Payout[]): Payer[] {
  return [...Map.groupBy(payouts, ({ productCode }) => productCode)]
    .map(([code, group]) => ({ code, name: group[0]?.productName ?? null, payouts: group }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'de'));
}

const orderOf = ({ name, code }: Payer) => name ?? code ?? '';
