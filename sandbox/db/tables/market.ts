/* Additions of the marketplace to the catalogue: files and former names of profiles, favourites, running uploads. */
import type { Given, Id, Maybe, Moment } from './columns.ts';

/** File of a profile; `url` is public. */
export interface CustomerMediaTable {
  id: Id;
  customerId: number;
  mediaType: 'avatar' | 'gallery' | 'banner' | 'other';
  fileName: string;
  url: string;
  position: Given<number>;
}

/**
 * Given-up name of a profile, which only its former owner may take again: old links must not lead to another customer.
 */
export interface FormerProfilesTable {
  /** In lower case, as `customers.profileKey`. */
  profileKey: string;
  /** Null after the customer’s deletion. */
  customerId: number | null;
}

export interface FavouritesTable {
  id: Id;
  customerId: number;
  productId: number;
  position: number;
  createdAt: Moment;
}

/** Announced upload. A complete one is a row of `files` with the same uuid. */
export interface UploadsTable {
  id: Id;
  uuid: string;
  ownerId: number;
  /** Name for works and profiles: the uuid with the ending of the file type. */
  fileName: string;
  /** Media type such as `image/png`, by the ending of the announced name. */
  mediaType: string;
  visibility: 'private' | 'public';
  /** Announced digest of the whole file, in hexadecimal digits. */
  sha256: Maybe<string>;
  /** Bytes of the whole file; null before the first part. */
  size: Maybe<number>;
  /** Bytes received so far, from the start of the file. */
  received: Given<number>;
  createdAt: Moment;
  completedAt: Maybe<Moment>;
}
