import { fromPromise } from 'xstate';
import type { ItemTerms, PreparedItem } from '#domain/item/prepared.ts';
import type { SellingObstacle } from '#domain/person/maySell.ts';
import type { Category } from '#domain/shop/category.ts';
import { notProvided } from '#machines/notProvided.ts';

export interface Seller {
  /** What keeps the customer from selling; null where nothing does. */
  obstacle: SellingObstacle | null;
  categories: Category[];
}

/** Reads whether the customer may sell, and under which categories. Fails like any read. */
export const readSeller = fromPromise<Seller, void>(notProvided);

/**
 * Makes the work, under a reference of this preparation's own: the shop makes one, and answers with it when it is asked again. Fails with
 * `identityRequired`, `violations` and like any call.
 */
export const createItem = fromPromise<{ code: string }, { item: PreparedItem }>(notProvided);

/** Looks whether the work has a price, so that it is offered already. Fails like any read. */
export const readOffer = fromPromise<{ isOffered: boolean }, { code: string }>(notProvided);

/** Gives the work its price. Fails like any call; never called blindly, since copies may have been sold by then. */
export const offerItem = fromPromise<void, { code: string; terms: ItemTerms }>(notProvided);
