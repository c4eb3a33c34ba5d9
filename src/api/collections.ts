import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { requireFound } from '#domain/shop/failure.ts';
import { ProductCollection } from '#domain/shop/item.ts';
import { entity } from '#domain/shop/relations.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

const Collections = pageOf(ProductCollection);
const Place = entity(z.object({ id: z.int() }));

/** Reads the customer's favourites, with the collection's id, which writes must name (requirement 7.20). */
export async function readFavourites(http: Http, signal?: AbortSignal): Promise<ProductCollection> {
  const query = { type: 'favourites' };
  const { member } = await http.get('product-collections', Collections, { call: 'readFavourites', query, signal });
  return requireFound(member[0] ?? null);
}

/**
 * Adds an item to the front of the favourites; adding it again returns its existing place. The heart already shows the
 * change, so `keepalive` completes the request even if the customer leaves the page.
 */
export function addFavourite(
  http: Http,
  { collectionId, productCode }: { collectionId: number; productCode: string },
  signal?: AbortSignal,
): Promise<{ id: number }> {
  const body = { product: productCode, productCollection: String(collectionId), position: 0 };
  return http.post('product-collection-items', body, Place, { call: 'addFavourite', keepalive: true, signal });
}

/** Removes a place from the favourites, with `keepalive` as in `addFavourite`. */
export function removeFavourite(http: Http, id: number, signal?: AbortSignal): Promise<void> {
  return http.delete(apiPath`product-collection-items/${id}`, { call: 'removeFavourite', keepalive: true, signal });
}
