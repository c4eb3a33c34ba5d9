import { fromPromise } from 'xstate';
import type { Transfer } from '#domain/shop/transfer.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Transferable tokens and the customer's second factor, as the shop has them now. */
export interface TransferConditions {
  /** True if the second factor is on (requirement 5.26). */
  twoFactor: boolean;
  /** Token in the customer's wallet; null if the wallet has none. */
  token: TransferableToken | null;
  /**
   * Transfer that the shop has made without an answer reaching this device, perhaps before a reload, a logout, or in
   * another tab; null if there is none.
   */
  earlier: Transfer | null;
}

export interface TransferableToken {
  walletId: number;
  walletAddress: string;
  variantCode: string;
  productName: string;
  /** Cents; null if the shop does not say. */
  unitNominal: number | null;
  /** Whole tokens. */
  balance: number;
  /** Number of tokens that may be transferred; all others go back to the shop, after a withdrawal. */
  transferable: number;
}

/** Recipient, and number of whole tokens. */
export interface TransferDetails {
  address: string;
  quantity: number;
}

/** Reads customer and holdings afresh. Fails with offline, unauthorized … */
export const readConditions = fromPromise<TransferConditions>(notProvided);

/**
 * Reads by `GET token/recipients/{address}` if the wallet may receive this token. Fails with notFound, rateLimited,
 * offline …
 */
export const readRecipient = fromPromise<{ whitelisted: boolean }, { address: string; variantCode: string }>(
  notProvided,
);

/**
 * Asks the shop to whitelist a wallet by `POST token/whitelist-requests`, once per wallet. Fails with rateLimited,
 * offline …
 */
export const askWhitelisting = fromPromise<void, { address: string }>(notProvided);

/**
 * Sends the transfer by `POST token/transfer` with a fresh code. The shop makes one transfer per reference: the port
 * uses the reference of the oldest attempt without an answer, so that at most one of the two is made, or a new one if
 * there is none. Fails with a `TransferRefusal`, conflict if the reference was used already, rateLimited, offline …
 */
export const sendTransfer = fromPromise<
  Transfer,
  TransferDetails & { walletId: number; variantCode: string; code: string }
>(notProvided);

/**
 * Reads the result of the last `sendTransfer` by `GET token/transfers/{reference}`; null if the shop has made none.
 * Fails with offline …
 */
export const findTransfer = fromPromise<{ transfer: Transfer | null }>(notProvided);
