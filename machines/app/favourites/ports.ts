import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Liked work: its code, and the id of its entry in the collection, by which the entry is removed again. */
export interface LikedWork {
  id: number;
  productCode: string;
}

/** Favourites of the customer, and the id of the collection that holds them. */
export interface Liked {
  collectionId: number;
  places: LikedWork[];
}

/** Reads the customer's favourites. Throws `FailureError`. */
export const readFavourites = fromPromise<Liked, void>(notProvided);

/** Likes a work; for a work that is liked already, the shop returns the existing entry. Throws `FailureError`. */
export const addFavourite = fromPromise<LikedWork, { collectionId: number; productCode: string }>(notProvided);

/** Removes an entry from the collection. Fails with `notFound` if already removed. */
export const removeFavourite = fromPromise<void, { id: number }>(notProvided);
