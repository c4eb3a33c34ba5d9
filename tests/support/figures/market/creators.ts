import { only } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const creators =
  ({ tables, madeBy }: MarketFacts) =>
  (names: readonly string[]) =>
    names.flatMap((name) => {
      const { id } = only(tables.customers.filter(({ profileName }) => profileName === name));
      const made = madeBy(id).length;
      return made > 1 ? [`Künstlerinnen und Künstler › ${name}: ${made} Werke`] : [];
    });
