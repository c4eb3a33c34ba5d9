import { readItems } from '#api/items.ts';
import { defineResource } from '#app/resources/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { pageSizes } from '#domain/constants/limits.ts';

/** The latest items of the marketplace; every order changes the number of their remaining copies. */
export const latestItems = defineResource({
  name: 'latestItems',
  freshness: freshness.products,
  isPrivate: false,
  invalidatedBy: ['items', 'orders', 'locale'],
  read: async ({ http, signal }) => {
    const page = { page: 1, itemsPerPage: pageSizes.products, latestFirst: true };
    return (await readItems(http, page, signal)).member;
  },
});
