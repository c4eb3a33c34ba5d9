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
  /** The name of a collection, empty for all. Collections of several creators may have it. */
  collection: string;
  order: ItemOrder;
}

/** What a search shows (spec section 2: by creator, collectibles or collection). */
export const searchKinds = ['all', 'items', 'people', 'collections'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What an address shows; all of it where it names no kind that there is. */
export const searchKindOf = (text = ''): SearchKind => searchKinds.find((kind) => kind === text) ?? 'all';

/** The same as an address has it. What is usual is left out. */
export type ItemSearchQuery = { [K in keyof ItemSearch]?: string };

/** What the form of the search holds. */
export type ItemSearchFields = { [K in keyof ItemSearch]: string };

const orderIn = (text = ''): ItemOrder => itemOrders.find((order) => order === text) ?? 'oldest';

/** What an address searches for. Whatever makes no sense there is left out. */
export function itemSearchOf({ creator = '', collection = '', order, ...rest }: ItemSearchQuery): ItemSearch {
  return { ...productSearchOf(rest), creator, collection, order: orderIn(order) };
}

/** The address of what the form searches for. */
export function itemQueryOf({ creator, collection, order, ...fields }: ItemSearchFields): ItemSearchQuery {
  return { ...productQueryOf(fields), creator, collection, order: orderIn(order) === 'oldest' ? '' : order };
}

/** What the shop is asked with. */
export function itemFiltersOf({ creator, collection, order, ...search }: ItemSearch) {
  return {
    ...productFiltersOf(search),
    ...(creator !== '' && { creator }),
    ...(collection !== '' && { collection }),
    ...(order === 'latest' && { latestFirst: true }),
  };
}

/** True for the works of one collection, which its name and its creator name together. */
export const isOneCollection = ({ collection, creator }: ItemSearch): boolean => collection !== '' && creator !== '';

/** How many filters are set beside the phrase and the collection; the order lets everything through. */
export const itemFilterCount = (search: ItemSearch): number =>
  countOf(search) + Number(search.creator !== '' && !isOneCollection(search));
