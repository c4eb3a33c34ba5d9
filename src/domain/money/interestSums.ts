import type { Payout } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';

/** Payouts together. Amounts in cents. Where the shop tells nothing of tax, what was paid out counts as gross too. */
export interface InterestSums {
  count: number;
  gross: Cents;
  /** Interest before tax of the payouts whose tax the shop tells. */
  told: Cents;
  capitalGains: Cents;
  solidarity: Cents;
  church: Cents;
  /** What was paid out. */
  net: Cents;
  /** Whether the shop states the withheld tax of all, some or none of them. `none` where there are none. */
  taxTold: 'all' | 'some' | 'none';
}

/** What was withheld of a payout, of all kinds of tax; null where the shop tells nothing of it. */
export const taxOf = ({ withheld }: Pick<Payout, 'withheld'>): Cents | null =>
  withheld && withheld.capitalGains + withheld.solidarity + withheld.church;

/** What a payout was before tax; what was paid out where the shop tells nothing of tax. */
export const grossOf = (payout: Pick<Payout, 'amount' | 'withheld'>): Cents => payout.amount + (taxOf(payout) ?? 0);

export function sumsOf(payouts: readonly Payout[]): InterestSums {
  const sums = { count: payouts.length, gross: 0, told: 0, capitalGains: 0, solidarity: 0, church: 0, net: 0 };
  for (const payout of payouts) {
    sums.net += payout.amount;
    sums.gross += grossOf(payout);
    sums.told += payout.withheld ? grossOf(payout) : 0;
    sums.capitalGains += payout.withheld?.capitalGains ?? 0;
    sums.solidarity += payout.withheld?.solidarity ?? 0;
    sums.church += payout.withheld?.church ?? 0;
  }
  const telling = payouts.filter(({ withheld }) => withheld !== null).length;
  return { ...sums, taxTold: telling === 0 ? 'none' : telling < payouts.length ? 'some' : 'all' };
}

/** What one security pays. What has no code cannot be told from others without one: they are one. */
export interface Payer {
  code: string | null;
  name: string | null;
  payouts: Payout[];
}

/** Payouts by what pays them, by name; each payout is in one of them, in the order in which they were given. */
export function byPayer(payouts: readonly Payout[]): Payer[] {
  return [...Map.groupBy(payouts, ({ productCode }) => productCode)]
    .map(([code, group]) => ({ code, name: group[0]?.productName ?? null, payouts: group }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'de'));
}

const orderOf = ({ name, code }: Payer) => name ?? code ?? '';
