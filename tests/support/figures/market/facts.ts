import { factsOf } from '../facts.ts';
import { only } from '../format.ts';
import type { Tables } from '../tables.ts';

/** Returns facts of the works and of a customer’s purchases, from the rows of the tables. */
export function marketFacts(tables: Tables, persona: string) {
  const facts = factsOf(tables, persona);
  const { nameOf } = facts;
  const works = tables.products
    .filter(({ kind }) => kind === 'item')
    .map((product) => {
      const variant = only(tables.variants.filter(({ productId }) => productId === product.id));
      const { price } = only(tables.pricings.filter(({ variantId }) => variantId === variant.id));
      return { product, variant, price, name: nameOf(product.id) };
    });
  const workOf = (code: string) => only(works.filter(({ product }) => product.code === code));
  const madeBy = (creator: number | null) => works.filter(({ product }) => product.creatorId === creator);
  const feeOf = (price: number) => Math.round(price / 1_000);
  const vatOf = (price: number) => price - Math.round((price * 100) / 119);
  return { ...facts, works, workOf, madeBy, feeOf, vatOf };
}

export type MarketFacts = ReturnType<typeof marketFacts>;
export type Work = MarketFacts['works'][number];
