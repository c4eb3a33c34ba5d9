import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** A wallet as it announces itself to the page (EIP-6963). What provides it is no data, and stays with the feature. */
export interface AnnouncedWallet {
  /** Of this wallet on this page: the same one announced again has the same. */
  uuid: string;
  name: string;
  /** A `data:` URI of a picture; null where it gave none that may be shown. */
  icon: string | null;
  /** Its maker's domain in reverse, `io.metamask`; empty where it is none. */
  rdns: string;
}

/** A chain as the deployment names it: its id in hexadecimal, as `eth_chainId` gives it, and its name. */
export interface WalletChain {
  id: string;
  name: string;
}

/** What the browser wallet answered (EIP-1193). `chainId` is hexadecimal, as `eth_chainId` gives it. */
export interface WalletConnection {
  accounts: string[];
  chainId: string;
}

/** A wallet's error as spec section 8 shows it: `code: message` with optional data. */
export interface WalletRefusal {
  code: number | null;
  message: string | null;
  data: string | null;
}

/** Thrown by both ports. EIP-1193: 4001 means that the person said no. */
export class WalletRefusedError extends Error {
  override readonly name = 'WalletRefusedError';
  readonly refusal: WalletRefusal;
  constructor(refusal: WalletRefusal) {
    super(refusal.message ?? 'refused');
    this.refusal = refusal;
  }
}

/** The wallet that is asked; null: the one of a browser in which none announces itself (`window.ethereum`). */
export interface AskedWallet {
  uuid: string | null;
}

/** Asks a wallet for accounts and chain id. `null`: there is no wallet. Throws `WalletRefusedError`. */
export const askWallet = fromPromise<WalletConnection | null, AskedWallet>(notProvided);

/** Asks a wallet to change to a chain (EIP-3326), and tells the id of the one that it is on then. Throws `WalletRefusedError`. */
export const switchChain = fromPromise<string, AskedWallet & { chainId: string }>(notProvided);
