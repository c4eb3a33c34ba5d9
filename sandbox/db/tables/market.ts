/* What the marketplace has beside the catalogue: profiles' files, favourites, files on their way into the bucket. */
import type { Given, Id, Maybe, Moment } from './columns.ts';

/** A file of a profile; `url` is where anybody finds it. */
export interface CustomerMediaTable {
  id: Id;
  customerId: number;
  mediaType: 'avatar' | 'gallery' | 'banner' | 'other';
  fileName: string;
  url: string;
  position: Given<number>;
}

export interface FavouritesTable {
  id: Id;
  customerId: number;
  productId: number;
  position: number;
  createdAt: Moment;
}

/** A file that somebody was given an address for. Once all of it is there it is a row of `files` under the same uuid. */
export interface UploadsTable {
  id: Id;
  uuid: string;
  ownerId: number;
  /** Under which works and profiles name it: the uuid with the ending of its type. */
  fileName: string;
  /** By the ending of the name that it was announced by, such as `image/png`. */
  mediaType: string;
  visibility: 'private' | 'public';
  /** Of all of it, in hexadecimal digits, as it was announced. */
  sha256: Maybe<string>;
  /** Bytes of all of it, known with the first part. */
  size: Maybe<number>;
  /** Bytes that are here, from the first on. */
  received: Given<number>;
  createdAt: Moment;
  completedAt: Maybe<Moment>;
}
