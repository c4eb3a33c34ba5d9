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

function providerOf(browser: object): Eip1193Provider | null {
  const provider: unknown = 'ethereum' in browser ? browser.ethereum : null;
  const isProvider = typeof provider === 'object' && provider !== null && 'request' in provider;
  return isProvider && typeof provider.request === 'function' ? (provider as Eip1193Provider) : null;
}
