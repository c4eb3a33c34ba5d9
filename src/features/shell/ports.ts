import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { type WalletConnection, WalletRefusedError } from '#machines/walletConnect/ports.ts';

const Accounts = z.array(z.string());
const WalletError = z.object({
  code: z._default(z.nullable(z.number()), null),
  message: z._default(z.nullable(z.string()), null),
  data: z.optional(z.unknown()),
});

interface Eip1193Provider {
  request(question: { method: string }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
  removeListener?(event: string, listener: (value: unknown) => void): void;
}

/** Asks the wallet that the browser has, if any, for its accounts and chain (EIP-1193). */
export const askWallet = fromPromise<WalletConnection | null, void>(async () => {
  const provider = providerOf(window);
  if (!provider) return null;
  try {
    const accounts = Accounts.parse(await provider.request({ method: 'eth_requestAccounts' }));
    const chainId = z.string().parse(await provider.request({ method: 'eth_chainId' }));
    return { accounts, chainId };
  } catch (error) {
    const { code, message, data } = WalletError.safeParse(error).data ?? { code: null, message: null, data: undefined };
    throw new WalletRefusedError({ code, message, data: data === undefined ? null : JSON.stringify(data) });
  }
});

interface WalletListeners {
  onAccounts: (accounts: string[]) => void;
  onChain: (chainId: string) => void;
}

/** Tells what the wallet changes by itself: another account, none, another chain (EIP-1193). Returns what ends it. */
export function followWallet({ onAccounts, onChain }: WalletListeners): () => void {
  const provider = providerOf(window);
  const accounts = (value: unknown) => onAccounts(Accounts.safeParse(value).data ?? []);
  const chain = (value: unknown) => {
    if (typeof value === 'string') onChain(value);
  };
  provider?.on?.('accountsChanged', accounts);
  provider?.on?.('chainChanged', chain);
  return () => {
    provider?.removeListener?.('accountsChanged', accounts);
    provider?.removeListener?.('chainChanged', chain);
  };
}

function providerOf(browser: object): Eip1193Provider | null {
  const provider: unknown = 'ethereum' in browser ? browser.ethereum : null;
  const isProvider = typeof provider === 'object' && provider !== null && 'request' in provider;
  return isProvider && typeof provider.request === 'function' ? (provider as Eip1193Provider) : null;
}
