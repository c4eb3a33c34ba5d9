import type { MediaKind } from '#domain/media/mediaFile.ts';
import { mediumOf } from '#domain/media/shownMedia.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Item } from '#domain/shop/item.ts';
import {
  filterCount as countOf,
  type ProductSearch,
  filtersOf as productFiltersOf,
  queryOf as productQueryOf,
  searchOf as productSearchOf,
} from './productSearch.ts';
import { rankedBy } from './ranked.ts';

/** Sort orders: by creation (requirement 7.22), `oldest` first by default, or by price, an addition. */
export const itemOrders = ['oldest', 'latest', 'cheapest', 'dearest'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** Media to filter by, an addition to requirement 7.22; empty for all. */
export const itemMedia = ['', 'image', 'audio', 'video'] as const satisfies readonly (MediaKind | '')[];
export type ItemMedium = (typeof itemMedia)[number];

/** Search of the marketplace's items: that of products, with creator, collection, medium and order. */
export interface ItemSearch extends ProductSearch {
  /** Uuid of the creator, empty for all. */
  creator: string;
  /** Name of a collection, empty for all. Collections of several creators may share a name. */
  collection: string;
  medium: ItemMedium;
  order: ItemOrder;
}

/** Kinds of search results (requirement 2.30: by creator, collectibles or collection). */
export const searchKinds = ['all', 'items', 'people', 'collections'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kind from an address; `all` if unknown. */
export const searchKindOf = (text = ''): SearchKind => searchKinds.find((kind) => kind === text) ?? 'all';

/** Search as the query of an address. Default values are omitted. */
export type ItemSearchQuery = { [K in keyof ItemSearch]?: string };

/** Search as the values of its form. */
export type ItemSearchFields = { [K in keyof ItemSearch]: string };

const orderIn = (text = ''): ItemOrder => itemOrders.find((order) => order === text) ?? 'oldest';
const mediumIn = (text = ''): ItemMedium => itemMedia.find((medium) => medium === text) ?? '';

/** Parses the query of an address; invalid values are dropped. */
export function itemSearchOf({ creator = '', collection = '', medium, order, ...rest }: ItemSearchQuery): ItemSearch {
  return { ...productSearchOf(rest), creator, collection, medium: mediumIn(medium), order: orderIn(order) };
}

/** Returns the query of the address for a search form. */
export function itemQueryOf({ creator, collection, medium, order, ...fields }: ItemSearchFields): ItemSearchQuery {
  return {
    ...productQueryOf(fields),
    creator,
    collection,
    medium: mediumIn(medium),
    order: orderIn(order) === 'oldest' ? '' : order,
  };
}

/** Returns the filters for the shop's call; only those that are set. */
export function itemFiltersOf({ creator, collection, medium, order, ...search }: ItemSearch) {
  return {
    ...productFiltersOf(search),
    ...(creator !== '' && { creator }),
    ...(collection !== '' && { collection }),
    ...(medium !== '' && { mediaType: medium }),
    ...(order === 'latest' && { latestFirst: true }),
    ...(order === 'cheapest' && { byPrice: 'ASC' as const }),
    ...(order === 'dearest' && { byPrice: 'DESC' as const }),
  };
}

/** Returns a search without the filter and the orders that are additions; the same search if it has none. */
export const plainSearch = (search: ItemSearch): ItemSearch =>
  search.medium === '' && !isByPrice(search) ? search : { ...search, medium: '', order: 'oldest' };

/** Filters and sorts items as the shop would, which come oldest first; items without a price are last. */
export function arrangedItems(items: readonly Item[], search: Pick<ItemSearch, 'medium' | 'order'>): Item[] {
  const { medium, order } = search;
  const shown = items.filter((item) => medium === '' || mediumOf(item) === medium);
  if (!isByPrice(search)) return order === 'latest' ? shown.toReversed() : shown;
  const sign = order === 'cheapest' ? 1 : -1;
  const rank = (item: Item) => {
    const { unitPrice } = termsOf(item);
    return unitPrice === null ? Number.POSITIVE_INFINITY : sign * unitPrice;
  };
  return rankedBy(shown, rank);
}

const isByPrice = ({ order }: Pick<ItemSearch, 'order'>) => order === 'cheapest' || order === 'dearest';

/** True if the search is for one collection, which its name and its creator identify together. */
export const isOneCollection = ({ collection, creator }: ItemSearch): boolean => collection !== '' && creator !== '';

/** Number of filters beside the phrase and the collection; the order is not a filter. */
export const itemFilterCount = (search: ItemSearch): number =>
  countOf(search) + Number(search.creator !== '' && !isOneCollection(search)) + Number(search.medium !== '');
