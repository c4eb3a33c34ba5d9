import {
  filterCount as countOf,
  type ProductSearch,
  filtersOf as productFiltersOf,
  queryOf as productQueryOf,
  searchOf as productSearchOf,
} from './productSearch.ts';

/** Items by their creation (spec section 7): the oldest first, unless the latest are wanted first. */
export const itemOrders = ['oldest', 'latest'] as const;
type ItemOrder = (typeof itemOrders)[number];

/** What items of the marketplace are searched by: as products, and by who made them. */
export interface ItemSearch extends ProductSearch {
  /** Uuid of whoever made them, empty for all. */
  creator: string;
  order: ItemOrder;
}

/** The same as an address has it. What is usual is left out. */
export type ItemSearchQuery = { [K in keyof ItemSearch]?: string };

/** What the form of the search holds. */
export type ItemSearchFields = { [K in keyof ItemSearch]: string };

const orderIn = (text = ''): ItemOrder => itemOrders.find((order) => order === text) ?? 'oldest';

/** What an address searches for. Whatever makes no sense there is left out. */
export function itemSearchOf({ creator = '', order, ...rest }: ItemSearchQuery): ItemSearch {
  return { ...productSearchOf(rest), creator, order: orderIn(order) };
}

/** The address of what the form searches for. */
export function itemQueryOf({ creator, order, ...fields }: ItemSearchFields): ItemSearchQuery {
  return { ...productQueryOf(fields), creator, order: orderIn(order) === 'oldest' ? '' : order };
}

/** What the shop is asked with. */
export function itemFiltersOf({ creator, order, ...search }: ItemSearch) {
  return {
    ...productFiltersOf(search),
    ...(creator !== '' && { creator }),
    ...(order === 'latest' && { latestFirst: true }),
  };
}

/** How many filters are set beside the phrase; the order lets everything through. */
export const itemFilterCount = ({ creator, order: _, ...search }: ItemSearch): number =>
  countOf(search) + Number(creator !== '');
