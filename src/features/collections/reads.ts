import { readAllPages } from '#api/allPages.ts';
import { readFavourites } from '#api/collections.ts';
import { readMyItems } from '#api/myItems.ts';
import { defineResource } from '#app/resources.ts';
import { freshness } from '#domain/constants/freshness.ts';

/**
 * What somebody likes, as the shop has it when the page is opened: a work whose heart is taken away there stays until the
 * page is left, so that it can be liked again.
 */
export const favourites = defineResource({
  name: 'favourites',
  freshness: 0,
  isPrivate: true,
  invalidatedBy: ['items', 'favourites', 'locale'],
  read: async ({ http, signal }) => (await readFavourites(http, signal)).items,
});

/** The works in somebody's wallets. */
export const myItems = defineResource({
  name: 'myItems',
  freshness: freshness.holdings,
  isPrivate: true,
  invalidatedBy: ['items', 'orders', 'tokens', 'locale'],
  read: ({ http, signal }) =>
    readAllPages(
      (page) => readMyItems(http, page, signal),
      ({ id }) => id,
    ),
});
