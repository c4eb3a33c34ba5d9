// Requests of the calls for favourites and an item's page; see ../calls.spec.ts.
import { addFavourite, readFavourites, removeFavourite } from '../collections.ts';
import { readMediaAddress } from '../itemDetails.ts';
import { type Made, made } from './made.ts';

export const collectionCalls: Made[] = [
  [['readFavourites', 'GET product-collections?type=favourites'], readFavourites],
  [
    ['addFavourite', 'POST product-collection-items', { product: 'LAND-3', productCollection: '8', position: 0 }],
    made(addFavourite, { collectionId: 8, productCode: 'LAND-3' }),
  ],
  [['removeFavourite', 'DELETE product-collection-items/7'], made(removeFavourite, 7)],
  [['readMediaAddress', 'GET media-files/7/presign'], made(readMediaAddress, 7)],
];
