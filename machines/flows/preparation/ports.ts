import { fromPromise } from 'xstate';
import type { ItemTerms, PreparedItem } from '#domain/item/prepared.ts';
import type { SellingObstacle } from '#domain/person/maySell.ts';
import type { Category } from '#domain/shop/category.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

export interface Seller {
  /** Reason why the customer cannot sell; null if they can. */
  obstacle: SellingObstacle | null;
  categories: Category[];
}

/** Reads the customer's obstacle to selling, and the categories. Fails like any read. */
export const readSeller = fromPromise<Seller, void>(notProvided);

/**
 * Creates the work under the preparation's own reference: the shop creates one work per reference and returns the
 * existing one on a repeated call. Fails with `identityRequired`, `violations` and like any call.
 */
export const createItem = fromPromise<{ code: string }, { item: PreparedItem }>(notProvided);

/** Reads whether the work has a price and is therefore on offer. Fails like any read. */
export const readOffer = fromPromise<{ isOffered: boolean }, { code: string }>(notProvided);

/** Sets the price of the work. Fails like any call; never called blindly, since copies may have been sold by then. */
export const offerItem = fromPromise<void, { code: string; terms: ItemTerms }>(notProvided);
