import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { found } from '#domain/shop/failure.ts';
import { ProductCollection } from '#domain/shop/item.ts';
import { entity } from '#domain/shop/relations.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

const Collections = pageOf(ProductCollection);
const Place = entity(z.object({ id: z.int() }));

/** What the customer likes, with the number of the collection, which a write names (spec section 7). */
export async function readFavourites(http: Http, signal?: AbortSignal): Promise<ProductCollection> {
  const query = { type: 'favourites' };
  const { member } = await http.get('product-collections', Collections, { call: 'readFavourites', query, signal });
  return found(member[0] ?? null);
}

/**
 * Likes a work, at the front of the collection; whoever likes it again gets the place that it has. As the heart shows it
 * at once, it is sent to its end also where the page is left meanwhile.
 */
export function addFavourite(
  http: Http,
  { collectionId, productCode }: { collectionId: number; productCode: string },
  signal?: AbortSignal,
): Promise<{ id: number }> {
  const body = { product: productCode, productCollection: String(collectionId), position: 0 };
  return http.post('product-collection-items', body, Place, { call: 'addFavourite', keepalive: true, signal });
}

/** Takes a place out of the collection, likewise. */
export function removeFavourite(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(at`product-collection-items/${id}`, { call: 'removeFavourite', keepalive: true, signal });
}
