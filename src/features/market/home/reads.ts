import type { Http } from '#api/http.ts';
import { readCollections, readItems } from '#api/items.ts';
import { defineResource } from '#app/resources/resources.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOnOffer } from '#domain/item/purchase.ts';
import type { Item } from '#domain/shop/item.ts';

/** Maximum number of pages read to find enough items on offer: works off sale fill pages, too. */
const MOST_PAGES = 5;

/** Works read at once: the latest eight, those beside the welcome and in the auctions, and some off sale. */
const ITEMS_READ = 20;

/** Reads the latest items on offer, at least as many as the home page lists. */
export async function readLatest(http: Http, signal: AbortSignal): Promise<Item[]> {
  const latest: Item[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const question = { page, itemsPerPage: ITEMS_READ, latestFirst: true };
    const { member, totalItems } = await readItems(http, question, signal);
    latest.push(...member.filter(isOnOffer));
    if (latest.length >= pageSizes.marketplaceHomeItems || page * ITEMS_READ >= totalItems) break;
  }
  return latest;
}

/** The latest items of the marketplace; every order changes the number of their remaining copies. */
export const latestItems = defineResource({
  name: 'latestItems',
  freshness: 'products',
  isPrivate: false,
  invalidatedBy: ['items', 'orders', 'locale'],
  read: ({ http, signal }) => readLatest(http, signal),
});

/** The largest collections of the marketplace. */
export const largestCollections = defineResource({
  name: 'largestCollections',
  freshness: 'content',
  isPrivate: false,
  invalidatedBy: ['items', 'customer'],
  read: async ({ http, signal }) => {
    const page = { page: 1, itemsPerPage: pageSizes.homeCollections, name: '' };
    return (await readCollections(http, page, signal)).member;
  },
});
