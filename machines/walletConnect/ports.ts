import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

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

/** Thrown by `askWallet`. EIP-1193: 4001 means that the person said no. */
export class WalletRefusedError extends Error {
  override readonly name = 'WalletRefusedError';
  readonly refusal: WalletRefusal;
  constructor(refusal: WalletRefusal) {
    super(refusal.message ?? 'refused');
    this.refusal = refusal;
  }
}

/** Asks the browser wallet for accounts and chain id. `null`: there is no wallet. Throws `WalletRefusedError`. */
export const askWallet = fromPromise<WalletConnection | null, void>(notProvided);
