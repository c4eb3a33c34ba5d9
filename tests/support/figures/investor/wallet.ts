import { count, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { holdingRows } from './holdingRows.ts';

export function wallet(facts: InvestorFacts) {
  const { tables, holdings, wallet: own, nameOf } = facts;
  return () => {
    const entries = tables.transactions.filter(({ toAddress }) => toAddress === own.address);
    return [
      ...under('Ihr Bestand', holdingRows(facts)),
      ...holdings
        .filter(({ owed }) => owed > 0)
        .map(
          ({ amount, owed }) =>
            `Ihr Bestand › Token: Nach Ihrem Widerruf werden davon ${count(owed)} mit der Erstattung ausgebucht. Übertragbar sind ${count(amount - owed)}.`,
        ),
      ...entries.map(({ productId, amount }) => `Transaktionen › ${nameOf(productId)} › Stückzahl: +${count(amount)}`),
      `Transaktionen: ${entries.length} von ${entries.length}`,
    ];
  };
}
