import { isOpenFor, labelOf } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { addMonths } from '#domain/time/interestDays.ts';
import {
  eurosIn,
  type ProductSearch,
  type ProductSearchFields,
  type ProductSearchQuery,
  priceIn,
  queryOf,
  searchOf,
} from './productSearch.ts';
import { rankedBy } from './ranked.ts';

/** Years from today to the maturity: at most 3, more than 3 and at most 6, more than 6. */
export const maturityRanges = ['upTo3', 'from3To6', 'over6'] as const;
export type MaturityRange = (typeof maturityRanges)[number];

/** Sort orders of bonds: latest first is the default; highest interest rate first; earliest maturity first. */
export const bondOrders = ['latest', 'yield', 'maturity'] as const;
export type BondOrder = (typeof bondOrders)[number];

/**
 * Search of bonds: that of products, which the shop answers, with filters and an order for which the shop has no
 * parameter.
 */
export interface BondSearch extends ProductSearch {
  /** True for only the bonds that the customer may subscribe to. */
  isOpen: boolean;
  /** Null for all. */
  maturity: MaturityRange | null;
  /** Amount to invest: hides bonds with a larger minimum subscription. Null does not filter. */
  amount: Cents | null;
  order: BondOrder;
}

/** Search as the query of an address. Default values are omitted, amounts are in euros with a decimal point. */
export interface BondSearchQuery extends ProductSearchQuery {
  /** `1` for open bonds only. */
  open?: string;
  maturity?: string;
  amount?: string;
  order?: string;
}

/** Parses the query of an address; invalid values are dropped. */
export function bondSearchOf({ open, maturity, amount = '', order, ...rest }: BondSearchQuery): BondSearch {
  return {
    ...searchOf(rest),
    isOpen: open === '1',
    maturity: maturityRanges.find((range) => range === maturity) ?? null,
    amount: priceIn(amount),
    order: bondOrders.find((each) => each === order) ?? 'latest',
  };
}

/** Query of the part of a search that the shop answers; empty texts do not filter. */
export const shopQueryOf = ({ phrase, category, priceFrom, priceTo }: ProductSearch): ProductSearchFields => ({
  phrase,
  category,
  priceFrom: eurosIn(priceFrom),
  priceTo: eurosIn(priceTo),
});

/** Query of the address of a search. */
export function bondQueryOf({ isOpen, maturity, amount, order, ...search }: BondSearch): BondSearchQuery {
  return {
    ...queryOf(shopQueryOf(search)),
    open: isOpen ? '1' : '',
    maturity: maturity ?? '',
    amount: eurosIn(amount),
    order: order === 'latest' ? '' : order,
  };
}

/** Different minimum subscriptions of products, in cents, the smallest first. */
export const minimumsOf = (products: readonly Product[]): Cents[] =>
  [...new Set(products.flatMap((product) => termsOf(product).minSubscription ?? []))].toSorted(
    (one, other) => one - other,
  );

/**
 * Filters and sorts products, which come latest first. Sold-out bonds are last in each order, and bonds that do not
 * state the compared term are last before them. A bond without a stated minimum fits every amount, one without a
 * maturity no range.
 *
 * @param customer Null for visitors, to whom only bonds for everybody are open.
 */
export function chosenBonds(
  products: readonly Product[],
  { isOpen, maturity, amount, order }: BondSearch,
  { customer, today }: { customer: Customer | null; today: CalendarDate },
): Product[] {
  const rank = (product: Product): number => {
    const { interestRate, maturityDate } = termsOf(product);
    if (order === 'yield') return -(interestRate ?? Number.NEGATIVE_INFINITY);
    return order === 'latest' ? 0 : maturityDate === null ? Number.POSITIVE_INFINITY : Date.parse(maturityDate);
  };
  const chosen = products.filter((product) => {
    const { maturityDate, minSubscription } = termsOf(product);
    return (
      (!isOpen || isOpenFor(product, customer)) &&
      (maturity === null || (maturityDate !== null && rangeOf(maturityDate, today) === maturity)) &&
      (amount === null || (minSubscription ?? 0) <= amount)
    );
  });
  return rankedBy(rankedBy(chosen, rank), (product) => Number(labelOf(product) === 'soldOut'));
}

function rangeOf(maturityDate: CalendarDate, today: CalendarDate): MaturityRange {
  if (maturityDate <= addMonths(today, 36)) return 'upTo3';
  return maturityDate <= addMonths(today, 72) ? 'from3To6' : 'over6';
}
