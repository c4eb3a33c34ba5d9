import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Wallet as announced to the page (EIP-6963), without its provider, which is not data and stays with the feature. */
export interface AnnouncedWallet {
  /** Id of this wallet on this page, unchanged if the wallet announces itself again. */
  uuid: string;
  name: string;
  /** `data:` URI of a picture; null if the wallet has none that may be shown. */
  icon: string | null;
  /** Reverse domain of the wallet's maker, such as `io.metamask`; empty if invalid. */
  rdns: string;
}

/** Chain of the deployment: its hexadecimal id, as in `eth_chainId`, and its name. */
export interface WalletChain {
  id: string;
  name: string;
}

/** Answer of a browser wallet (EIP-1193). `chainId` is hexadecimal, as in `eth_chainId`. */
export interface WalletConnection {
  accounts: string[];
  chainId: string;
}

/** Error of a wallet as shown by requirement 8.16: `code: message` with optional data. */
export interface WalletRefusal {
  code: number | null;
  message: string | null;
  data: string | null;
}

/** Error of both ports. EIP-1193: code 4001 means that the user refused. */
export class WalletRefusedError extends Error {
  override readonly name = 'WalletRefusedError';
  readonly refusal: WalletRefusal;
  constructor(refusal: WalletRefusal) {
    super(refusal.message ?? 'refused');
    this.refusal = refusal;
  }
}

/** Wallet to ask; null for `window.ethereum` of a browser in which no wallet announces itself. */
export interface AskedWallet {
  uuid: string | null;
}

/** Asks a wallet for accounts and chain id; null if there is no wallet. Throws `WalletRefusedError`. */
export const askWallet = fromPromise<WalletConnection | null, AskedWallet>(notProvided);

/**
 * Asks a wallet to switch to a chain (EIP-3326) and returns the id of its chain afterwards. Throws
 * `WalletRefusedError`.
 */
export const switchChain = fromPromise<string, AskedWallet & { chainId: string }>(notProvided);
