import { readFavourites } from '#api/collections.ts';
import { defineResource } from '#app/resources.ts';

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
