import { euros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

/** Returns the figures of a chart of payouts, a bar for each period. */
export function periodsOf({ payouts, paid, nameOf }: InvestorFacts) {
  /** @param named Securities with a column of their own. */
  return (
    keyOf: (day: string) => number,
    from: number,
    to: number,
    nameOfPeriod: (key: number) => string,
    named: readonly string[] = [],
  ) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((key) => {
      const rows = payouts.filter(({ payoutDate }) => keyOf(payoutDate) === key);
      const received = sum(rows.filter((row) => paid.includes(row)).map(({ net }) => net));
      const coming = sum(rows.filter((row) => !paid.includes(row)).map(({ net }) => net));
      return under(nameOfPeriod(key), [
        ...(received > 0 ? [`Ausgezahlt: ${euros(received)}`] : []),
        ...named.flatMap((name) => {
          const own = sum(
            rows.filter((row) => paid.includes(row) && nameOf(row.productId) === name).map(({ net }) => net),
          );
          return own > 0 ? [`${name}: ${euros(own)}`] : [];
        }),
        ...(coming > 0 ? [`Erwartet: ${euros(coming)}`] : []),
      ]);
    });
}
