import type { Http } from '#api/http.ts';
import { readItems } from '#api/items.ts';
import { defineResource } from '#app/resources/resources.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isOnOffer } from '#domain/item/purchase.ts';
import type { Item } from '#domain/shop/item.ts';

/** Maximum number of pages read to find enough items on offer: works off sale fill pages, too. */
const MOST_PAGES = 5;

/** Reads the latest items on offer, as many as the home page shows. */
export async function readLatest(http: Http, signal: AbortSignal): Promise<Item[]> {
  const latest: Item[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const question = { page, itemsPerPage: pageSizes.products, latestFirst: true };
    const { member, totalItems } = await readItems(http, question, signal);
    latest.push(...member.filter(isOnOffer));
    if (latest.length >= pageSizes.marketplaceHomeItems || page * pageSizes.products >= totalItems) break;
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
