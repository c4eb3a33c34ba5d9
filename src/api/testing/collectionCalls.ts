// Requests of the calls for favourites and an item's page; see ../calls.spec.ts.
import { addFavourite, readFavourites, removeFavourite } from '../collections.ts';
import type { Http } from '../http.ts';
import { readMediaAddress } from '../itemDetails.ts';

export const collectionCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [['readFavourites', 'GET product-collections?type=favourites'], readFavourites],
  [
    ['addFavourite', 'POST product-collection-items', { product: 'LAND-3', productCollection: '8', position: 0 }],
    (http, signal) => addFavourite(http, { collectionId: 8, productCode: 'LAND-3' }, signal),
  ],
  [['removeFavourite', 'DELETE product-collection-items/7'], (http, signal) => removeFavourite(http, 7, signal)],
  [['readMediaAddress', 'GET media-files/7/presign'], (http, signal) => readMediaAddress(http, 7, signal)],
];
