import {
  filterCount as countOf,
  type ProductSearch,
  filtersOf as productFiltersOf,
  queryOf as productQueryOf,
  searchOf as productSearchOf,
} from './productSearch.ts';

/** Sort orders by creation (spec section 7): `oldest` first is the default. */
export const itemOrders = ['oldest', 'latest'] as const;
type ItemOrder = (typeof itemOrders)[number];

/** Search of the marketplace's items: that of products, with creator, collection and order. */
export interface ItemSearch extends ProductSearch {
  /** Uuid of the creator, empty for all. */
  creator: string;
  /** Name of a collection, empty for all. Collections of several creators may share a name. */
  collection: string;
  order: ItemOrder;
}

/** Kinds of search results (spec section 2: by creator, collectibles or collection). */
export const searchKinds = ['all', 'items', 'people', 'collections'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kind from an address; `all` if unknown. */
export const searchKindOf = (text = ''): SearchKind => searchKinds.find((kind) => kind === text) ?? 'all';

/** Search as the query of an address. Default values are omitted. */
export type ItemSearchQuery = { [K in keyof ItemSearch]?: string };

/** Search as the values of its form. */
export type ItemSearchFields = { [K in keyof ItemSearch]: string };

const orderIn = (text = ''): ItemOrder => itemOrders.find((order) => order === text) ?? 'oldest';

/** Parses the query of an address; invalid values are dropped. */
export function itemSearchOf({ creator = '', collection = '', order, ...rest }: ItemSearchQuery): ItemSearch {
  return { ...productSearchOf(rest), creator, collection, order: orderIn(order) };
}

/** Returns the query of the address for a search form. */
export function itemQueryOf({ creator, collection, order, ...fields }: ItemSearchFields): ItemSearchQuery {
  return { ...productQueryOf(fields), creator, collection, order: orderIn(order) === 'oldest' ? '' : order };
}

/** Returns the filters for the shop's call; only those that are set. */
export function itemFiltersOf({ creator, collection, order, ...search }: ItemSearch) {
  return {
    ...productFiltersOf(search),
    ...(creator !== '' && { creator }),
    ...(collection !== '' && { collection }),
    ...(order === 'latest' && { latestFirst: true }),
  };
}

/** True if the search is for one collection, which its name and its creator identify together. */
export const isOneCollection = ({ collection, creator }: ItemSearch): boolean => collection !== '' && creator !== '';

/** Number of filters beside the phrase and the collection; the order is not a filter. */
export const itemFilterCount = (search: ItemSearch): number =>
  countOf(search) + Number(search.creator !== '' && !isOneCollection(search));
