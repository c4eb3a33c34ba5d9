import { fromCents, parseEuro } from '#domain/money/money.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { type Rule, twoDecimals } from '../forms/validation.ts';

/**
 * Largest price that the shop's filter accepts, in cents: a positive GraphQL Int has 31 bits (GraphQL, section 3.5.1).
 */
const largestPrice: Cents = 2 ** 31 - 1;

/** Search of products. Prices are those of one token, in cents; null does not filter. */
export interface ProductSearch {
  phrase: string;
  /** Code of a category, empty for all. */
  category: string;
  priceFrom: Cents | null;
  priceTo: Cents | null;
}

/** Search as the query of an address. Prices are in euros with a decimal point, in every language. */
export type ProductSearchQuery = { [K in keyof ProductSearch]?: string };

/** Search as the values of its form: prices as typed. */
export type ProductSearchFields = { [K in keyof ProductSearch]: string };

/**
 * Parses a typed price. Null, which does not filter, if empty, invalid, 0, or above the shop's maximum (requirement
 * 5.25).
 */
export function priceIn(text: string): Cents | null {
  const cents = parseEuro(text) ?? 0;
  return cents === 0 || cents > largestPrice ? null : cents;
}

const searchIn = ({ phrase, category, priceFrom, priceTo }: ProductSearchFields): ProductSearch => ({
  phrase: phrase.trim(),
  category,
  priceFrom: priceIn(priceFrom),
  priceTo: priceIn(priceTo),
});

/** Parses the query of an address; invalid prices are dropped. */
export function searchOf({ phrase = '', category = '', priceFrom = '', priceTo = '' }: ProductSearchQuery) {
  return searchIn({ phrase, category, priceFrom, priceTo });
}

/** Price as in an address: in euros, with a decimal point; empty for null. */
export const eurosIn = (cents: Cents | null): string => (cents === null ? '' : String(fromCents(cents)));

/** Returns the query of the address for a search form. */
export function queryOf(fields: ProductSearchFields): ProductSearchQuery {
  const { phrase, category, priceFrom, priceTo } = searchIn(fields);
  return { phrase, category, priceFrom: eurosIn(priceFrom), priceTo: eurosIn(priceTo) };
}

/** Returns the filters for the shop's call (requirement 7.22); only those that are set. */
export function filtersOf({ phrase, category, priceFrom, priceTo }: ProductSearch) {
  return {
    ...(phrase !== '' && { phrase }),
    ...(category !== '' && { taxon: category }),
    ...(priceFrom !== null && { priceGreaterThan: priceFrom }),
    ...(priceTo !== null && { priceLessThan: priceTo }),
  };
}

/** Returns the number of filters beside the phrase. A price range is one filter. */
export function filterCount({ category, priceFrom, priceTo }: ProductSearch): number {
  return Number(category !== '') + Number(priceFrom !== null || priceTo !== null);
}

const askable: Rule<string> = (text) =>
  (parseEuro(text) ?? 0) > largestPrice ? { kind: 'aboveMaximum', value: Math.floor(fromCents(largestPrice)) } : null;

/** Requires the highest price not to be below the lowest; passes if one of them does not filter. */
const notBelow =
  (priceFrom: string): Rule<string> =>
  (priceTo) =>
    (priceIn(priceTo) ?? largestPrice) < (priceIn(priceFrom) ?? 0) ? { kind: 'rangeReversed' } : null;

/** Rules of the prices, in order (requirement 5.2). */
export const priceRules = (fields: Pick<ProductSearchFields, 'priceFrom'>) => ({
  priceFrom: [twoDecimals, askable],
  priceTo: [twoDecimals, askable, notBelow(fields.priceFrom)],
});
