import { only } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const profile =
  ({ tables, madeBy }: MarketFacts) =>
  (name: string) => {
    const { id } = only(tables.customers.filter(({ profileName }) => profileName === name));
    return [`: ${madeBy(id).length} Werke`, `Werke: ${madeBy(id).length} Werke`];
  };
