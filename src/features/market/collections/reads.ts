import { readFavourites } from '#api/collections.ts';
import { defineResource } from '#app/resources/resources.ts';

/**
 * Favourites as the shop had them when the page opened: a removed work stays listed until the customer leaves the page,
 * and can be liked again.
 */
export const favourites = defineResource({
  name: 'favourites',
  freshness: 0,
  invalidatedBy: ['items', 'favourites', 'locale'],
  read: async ({ http, signal }) => (await readFavourites(http, signal)).items,
});
