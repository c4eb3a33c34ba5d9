import { only } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const profile =
  ({ tables, madeBy }: MarketFacts) =>
  (name: string) => {
    const { id } = only(tables.customers.filter(({ profileName }) => profileName === name));
    const works = madeBy(id);
    const collections = new Set(works.flatMap(({ product }) => product.collection ?? [])).size;
    const shown = `${collections} ${collections === 1 ? 'Sammlung' : 'Sammlungen'}`;
    return [`: ${works.length} Werke · ${shown}`, `Werke: ${works.length} Werke`];
  };
