import { fromCents, parseEuro } from '#domain/money/money.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { type Rule, twoDecimals } from './validation.ts';

/** The largest price that the shop's filter can say, in cents: a GraphQL Int has 31 bits (GraphQL, section 3.5.1). */
const largestPrice: Cents = 2 ** 31 - 1;

/** What products are searched by. Prices are those of one token, in cents; null does not filter. */
export interface ProductSearch {
  phrase: string;
  /** Code of a category, empty for all. */
  category: string;
  priceFrom: Cents | null;
  priceTo: Cents | null;
}

/** The same as an address has it. Prices are in euros with a point, whatever the language. */
export type ProductSearchQuery = { [K in keyof ProductSearch]?: string };

/** What the form of the search holds: prices as they are typed. */
export type ProductSearchFields = { [K in keyof ProductSearch]: string };

/** An empty price or 0 does not filter, and one that the shop cannot be asked for is none (spec section 5). */
function priceIn(text: string): Cents | null {
  const cents = parseEuro(text) ?? 0;
  return cents === 0 || cents > largestPrice ? null : cents;
}

const searchIn = ({ phrase, category, priceFrom, priceTo }: ProductSearchFields): ProductSearch => ({
  phrase: phrase.trim(),
  category,
  priceFrom: priceIn(priceFrom),
  priceTo: priceIn(priceTo),
});

/** What an address searches for. Whatever is no price there is left out. */
export function searchOf({ phrase = '', category = '', priceFrom = '', priceTo = '' }: ProductSearchQuery) {
  return searchIn({ phrase, category, priceFrom, priceTo });
}

/** A price as an address has it: in euros, with a point; empty for none. */
export const eurosIn = (cents: Cents | null): string => (cents === null ? '' : String(fromCents(cents)));

/** The address of what the form searches for. */
export function queryOf(fields: ProductSearchFields): ProductSearchQuery {
  const { phrase, category, priceFrom, priceTo } = searchIn(fields);
  return { phrase, category, priceFrom: eurosIn(priceFrom), priceTo: eurosIn(priceTo) };
}

/** The filters of the shop (spec section 7): only what filters. */
export function filtersOf({ phrase, category, priceFrom, priceTo }: ProductSearch) {
  return {
    ...(phrase !== '' && { phrase }),
    ...(category !== '' && { taxon: category }),
    ...(priceFrom !== null && { priceGreaterThan: priceFrom }),
    ...(priceTo !== null && { priceLessThan: priceTo }),
  };
}

/** How many filters are set beside the phrase. A price from and to are one. */
export function filterCount({ category, priceFrom, priceTo }: ProductSearch): number {
  return Number(category !== '') + Number(priceFrom !== null || priceTo !== null);
}

const askable: Rule<string> = (text) =>
  (parseEuro(text) ?? 0) > largestPrice ? { kind: 'aboveMaximum', value: Math.floor(fromCents(largestPrice)) } : null;

/** The highest price is not below the lowest; where one of them does not filter, any is right. */
const notBelow =
  (priceFrom: string): Rule<string> =>
  (priceTo) =>
    (priceIn(priceTo) ?? largestPrice) < (priceIn(priceFrom) ?? 0) ? { kind: 'rangeReversed' } : null;

/** The rules of the prices, in order (spec section 5). */
export const priceRules = (fields: Pick<ProductSearchFields, 'priceFrom'>) => ({
  priceFrom: [twoDecimals, askable],
  priceTo: [twoDecimals, askable, notBelow(fields.priceFrom)],
});
