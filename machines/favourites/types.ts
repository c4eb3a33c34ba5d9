import type { Failure } from '#domain/shop/failure.ts';
import type { BackoffContext } from '#machines/backoff.ts';
import type { Liked } from './ports.ts';

/** What somebody wants of a work: that it is among their favourites, or that it is not. */
export interface Wish {
  productCode: string;
  liked: boolean;
}

/** A like that waits for a login. */
export interface Remembered {
  productCode: string;
  /** Whose it is; null where a visitor made it, so that it is whoever's logs in for it. */
  customerUuid: string | null;
}

export interface FavouritesInput {
  /** The like that waits for a login, as the tab keeps it. */
  remembered: Remembered | null;
}

export interface FavouritesContext extends BackoffContext {
  /** Who is signed in; null for a visitor. */
  customerUuid: string | null;
  /** What the shop said last; null before the first answer. */
  known: Liked | null;
  /** What is not done yet, in the order it was wanted; of each work the last wish. The write under way is none of them. */
  wishes: Wish[];
  /** The wish that is being written. */
  current: Wish | null;
  /** A work whose write failed: whether it is liked nobody knows before the shop has said so. */
  doubtful: string | null;
  /** What a visitor liked, or somebody whose session ended at it, until it is among the favourites. */
  remembered: Remembered | null;
}

export type FavouritesEvent =
  /** Somebody pressed a heart; `liked` is what they want it to be. */
  | { type: 'wish.made'; productCode: string; liked: boolean }
  /** Somebody else is signed in, or nobody: null. */
  | { type: 'customer.changed'; customerUuid: string | null }
  /** The session is over although nobody has logged out. */
  | { type: 'session.ended' }
  /** Whoever was to log in for what they like is somewhere else now, and has not. */
  | { type: 'login.left' }
  /** Somebody wants something while the shop is not asked. */
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

export type FavouritesEmitted =
  /** What was wanted did not come true: the hearts show again what the shop has. */
  | { type: 'favourites.failed'; failure: Failure }
  /** A visitor likes a work, or the session ended before what was wanted was done. */
  | { type: 'login.requested' };
