import type { Failure } from '#domain/shop/failure.ts';
import type { BackoffContext } from '#machines/kit/backoff.ts';
import type { Liked } from './ports.ts';

export interface Wish {
  productCode: string;
  liked: boolean;
}

/** Like that waits for a login. */
export interface Remembered {
  productCode: string;
  /** Owner of the like; null for a visitor's like, which belongs to the customer who logs in next. */
  customerUuid: string | null;
}

export interface FavouritesInput {
  /** Like that waits for a login, as stored in the tab. */
  remembered: Remembered | null;
}

export interface FavouritesContext extends BackoffContext {
  /** Signed-in customer; null for visitors. */
  customerUuid: string | null;
  /** The shop's last answer; null before the first one. */
  known: Liked | null;
  /** Pending wishes, oldest first, one per work; excludes `current`. */
  wishes: Wish[];
  /** Wish that is being written; null between writes. */
  current: Wish | null;
  /** Code of a work whose write failed; its state is unknown until the shop's next answer. */
  doubtful: string | null;
  /** Like of a visitor, or of a customer whose session ended, until the shop has stored it. */
  remembered: Remembered | null;
}

export type FavouritesEvent =
  /** The user pressed a heart; `liked` is the requested state. */
  | { type: 'wish.made'; productCode: string; liked: boolean }
  /** Another customer is signed in; null after a logout. */
  | { type: 'customer.changed'; customerUuid: string | null }
  /** The session ended without a logout. */
  | { type: 'session.ended' }
  /** The visitor left the login page without a login, so that the remembered like is dropped. */
  | { type: 'login.left' }
  /** The user asks again after the shop could not be read. */
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

export type FavouritesEmitted =
  /** A wish failed, and the hearts show the shop's data again. */
  | { type: 'favourites.failed'; failure: Failure }
  /** A visitor likes a work, or the session ended before a wish was written. */
  | { type: 'login.requested' };
