import { fromPromise } from 'xstate';
import type { Transfer } from '#domain/shop/transfer.ts';
import { notProvided } from '#machines/notProvided.ts';

/** What can be transferred of a token, as the shop has it now. */
export interface TransferStanding {
  /** Whether the second factor is on (spec section 5). */
  twoFactor: boolean;
  /** The token in the customer's wallet; null where there is none of it. */
  token: TransferableToken | null;
  /**
   * A transfer that the shop has made and this page has not told: its answer never came, on this device, perhaps before a
   * reload, a logout, or in another tab. Null where there is none.
   */
  earlier: Transfer | null;
}

export interface TransferableToken {
  walletId: number;
  walletAddress: string;
  variantCode: string;
  productName: string;
  /** Cents; null where the shop does not say. */
  unitNominal: number | null;
  /** Whole tokens. */
  balance: number;
  /** How many of them may be transferred: the others go back to the shop, after a withdrawal. */
  transferable: number;
}

/** To whom, and how many whole tokens. */
export interface TransferDetails {
  address: string;
  quantity: number;
}

/** Customer and holdings, read anew. Fails with offline, unauthorized … */
export const readStanding = fromPromise<TransferStanding>(notProvided);

/** `GET token/recipients/{address}`: whether the wallet may be sent this token. Fails with notFound, rateLimited, offline … */
export const readRecipient = fromPromise<{ whitelisted: boolean }, { address: string; variantCode: string }>(
  notProvided,
);

/** `POST token/whitelist-requests`: a message to the shop, of one wallet once. Fails with rateLimited, offline … */
export const askWhitelisting = fromPromise<void, { address: string }>(notProvided);

/**
 * `POST token/transfer` with a fresh code, under a reference of which the shop makes one transfer: that of the oldest one
 * without an answer, so that of both never more than one is made; a new one where none is open. Fails with a `TransferRefusal`,
 * conflict where the reference was made already, rateLimited, offline …
 */
export const sendTransfer = fromPromise<
  Transfer,
  TransferDetails & { walletId: number; variantCode: string; code: string }
>(notProvided);

/** `GET token/transfers/{reference}`: what became of the one that `sendTransfer` sent last; null where the shop has made none. Fails with offline … */
export const findTransfer = fromPromise<{ transfer: Transfer | null }>(notProvided);
