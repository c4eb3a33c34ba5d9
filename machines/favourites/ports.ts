import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** A work that is liked: its code, and the number of its place in the collection, by which it is taken out again. */
export interface Place {
  id: number;
  productCode: string;
}

/** What somebody likes, and the number of the collection that it stands in. */
export interface Liked {
  collectionId: number;
  places: Place[];
}

/** Reads what the customer likes. Throws `FailureError`. */
export const readFavourites = fromPromise<Liked, void>(notProvided);

/** Likes a work; the shop answers the same place to whoever likes it again. Throws `FailureError`. */
export const addFavourite = fromPromise<Place, { collectionId: number; productCode: string }>(notProvided);

/** Takes a place out of the collection. Fails with `notFound` where it is gone already. */
export const removeFavourite = fromPromise<void, { id: number }>(notProvided);
