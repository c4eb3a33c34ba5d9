import { count, euros, percent, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

export const holdingRows = ({ holdings, owned }: InvestorFacts) =>
  holdings.flatMap(({ name, amount, value }) =>
    under(name, [
      `Bestand: ${count(amount)} Stück`,
      `Wert zum Nennwert: ${euros(value)}`,
      `Anteil: ${percent(value, owned)}`,
    ]),
  );
