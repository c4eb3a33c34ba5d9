import type { Http } from '#api/http.ts';
import { layer } from './layer.ts';
import { row, type Things } from './rows.ts';

const productCode = 'LAND-3';

async function like(http: Http) {
  const { id: collectionId } = await layer.readFavourites(http);
  return layer.addFavourite(http, { collectionId, productCode });
}

export const collectionRows = {
  readFavourites: row('own', 'GET product-collections', (http) => layer.readFavourites(http)),
  addFavourite: row('own', 'POST product-collection-items', like),
  removeFavourite: row('own', 'DELETE product-collection-items/*', (http, { favouriteId }) =>
    layer.removeFavourite(http, favouriteId),
  ),
  readMyItems: row('own', 'POST graphql/MyItems', (http) => layer.readMyItems(http, 1)),
  readTransactions: row('open', 'POST graphql/Transactions', (http) => layer.readTransactions(http, productCode)),
  readSales: row('own', 'POST graphql/Listings', (http) => layer.readSales(http, productCode)),
  // Every signed-in customer may read the address of a public file; `sandbox/market/items.spec.ts` tests private ones.
  readMediaAddress: row('own', 'GET media-files/*/presign', (http, { mediaId }) =>
    layer.readMediaAddress(http, mediaId),
  ),
};

/** Creates Julia’s objects for these calls. */
export async function collectionThings(http: Http): Promise<Pick<Things, 'favouriteId' | 'mediaId'>> {
  const { id } = await like(http);
  const { mediaFiles } = await layer.readItem(http, productCode);
  return { favouriteId: id, mediaId: mediaFiles[0]?.id ?? 0 };
}
