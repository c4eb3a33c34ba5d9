import type { MarketFacts } from './facts.ts';

/** Returns the largest collections, as home shows them: of two creators' collections of one name, the larger. */
export const collections =
  ({ tables, madeBy }: MarketFacts) =>
  (names: readonly string[]) =>
    names.flatMap((name) => {
      const sizes = tables.customers
        .map(({ id, profileName }) => ({
          profileName,
          size: madeBy(id).filter(({ product }) => product.collection === name).length,
        }))
        .sort((one, other) => other.size - one.size);
      return sizes.slice(0, 1).map((each) => `Sammlungen › ${name}: ${each.profileName} · ${each.size} Werke`);
    });
