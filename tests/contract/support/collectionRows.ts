import type { Http } from '#api/http.ts';
import { layer } from './layer.ts';
import { row, type Things } from './rows.ts';

const productCode = 'WIND-NORDSEE-2032';

async function like(http: Http) {
  const { id: collectionId } = await layer.readFavourites(http);
  return layer.addFavourite(http, { collectionId, productCode });
}

/** The calls of the favourites, with those who may make them. */
export const collectionRows = {
  readFavourites: row('own', 'GET product-collections', (http) => layer.readFavourites(http)),
  addFavourite: row('own', 'POST product-collection-items', like),
  removeFavourite: row('owned', 'DELETE product-collection-items/*', (http, { favouriteId }) =>
    layer.removeFavourite(http, favouriteId),
  ),
};

/** What they need of Julia's. */
export const collectionThings = async (http: Http): Promise<Pick<Things, 'favouriteId'>> => ({
  favouriteId: (await like(http)).id,
});
