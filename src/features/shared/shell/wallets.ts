import * as z from 'zod/mini';
import {
  type AnnouncedWallet,
  type AskedWallet,
  type WalletConnection,
  type WalletRefusal,
  WalletRefusedError,
} from '#machines/app/walletConnect/ports.ts';

/** Interface of every wallet to the page (EIP-1193). */
interface Eip1193Provider {
  request(question: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  on?(event: string, listener: (value: unknown) => void): void;
  removeListener?(event: string, listener: (value: unknown) => void): void;
}

/** Listeners for changes that a wallet makes by itself. */
interface WalletListeners {
  onAccounts: (accounts: string[]) => void;
  onChain: (chainId: string) => void;
  onDisconnect: (refusal: WalletRefusal) => void;
}

/**
 * Wallets of a browser. `uuid` identifies a wallet; null identifies the wallet of a browser in which no wallet
 * announces itself.
 */
export interface Wallets {
  /**
   * Requests announcements, and reports each wallet, now or later (EIP-6963). Returns a function that stops the
   * reports.
   */
  discover(onAnnounced: (wallet: AnnouncedWallet) => void): () => void;
  ask(wallet: AskedWallet): Promise<WalletConnection | null>;
  switchChain(wallet: AskedWallet & { chainId: string }): Promise<string>;
  /**
   * Reports changes by the wallet itself: another account, no account, another chain, its end. Returns a function that
   * stops the reports.
   */
  follow(wallet: AskedWallet, listeners: WalletListeners): () => void;
}

const Account = z.string().check(z.regex(/^0x[0-9a-f]{40}$/i));
const Accounts = z.array(Account).check(z.minLength(1));
const ChainId = z.string().check(z.regex(/^0x[0-9a-f]{1,16}$/i));
const WalletError = z.object({
  code: z._default(z.nullable(z.number()), null),
  message: z._default(z.nullable(z.string()), null),
  data: z.optional(z.unknown()),
});
/** Avoids zod's own pattern, which each page would load. */
const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
const Info = z.object({ uuid: Uuid, name: z.string(), icon: z.unknown(), rdns: z.unknown() });

/** Pictures that an `img` shows without a request; in an `img`, an SVG runs no script and loads nothing. */
const PICTURE = /^data:image\/(?:svg\+xml|png|webp|avif|jpeg|gif)[;,]/i;
/** Characters. An icon has some kilobytes; a larger one would be stored and drawn for nothing. */
const LARGEST_PICTURE = 200_000;
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}$/i;
const LONGEST_NAME = 60;
/** Invisible characters, and those that turn the direction of the text after them. */
const UNSEEN = /\p{C}+/gu;

/** @param browser Window of the browser, on which wallets dispatch their events. */
export function walletsOf(browser: EventTarget): Wallets {
  const announced = new Map<string, Eip1193Provider>();
  const providerOf = (uuid: string | null) => (uuid === null ? legacyOf(browser) : (announced.get(uuid) ?? null));
  return {
    discover(onAnnounced) {
      const listen = (event: Event) => {
        const found = announcementIn(event);
        if (!found || announced.has(found.wallet.uuid)) return;
        announced.set(found.wallet.uuid, found.provider);
        onAnnounced(found.wallet);
      };
      browser.addEventListener('eip6963:announceProvider', listen);
      browser.dispatchEvent(new Event('eip6963:requestProvider'));
      return () => browser.removeEventListener('eip6963:announceProvider', listen);
    },
    async ask({ uuid }) {
      const provider = providerOf(uuid);
      if (!provider) return null;
      const accounts = Accounts.safeParse(await answerOf(provider, { method: 'eth_requestAccounts' })).data;
      const chainId = ChainId.safeParse(await answerOf(provider, { method: 'eth_chainId' })).data;
      if (!accounts || !chainId) throw new WalletRefusedError(NOT_UNDERSTOOD);
      return { accounts, chainId };
    },
    async switchChain({ uuid, chainId }) {
      const provider = providerOf(uuid);
      if (!provider) throw new WalletRefusedError(NOT_UNDERSTOOD);
      await answerOf(provider, { method: 'wallet_switchEthereumChain', params: [{ chainId }] });
      const now = ChainId.safeParse(await answerOf(provider, { method: 'eth_chainId' })).data;
      if (!now) throw new WalletRefusedError(NOT_UNDERSTOOD);
      return now;
    },
    follow({ uuid }, { onAccounts, onChain, onDisconnect }) {
      const provider = providerOf(uuid);
      const listeners = {
        accountsChanged: (value: unknown) => onAccounts(Accounts.safeParse(value).data ?? []),
        chainChanged: (value: unknown) => {
          const chainId = ChainId.safeParse(value).data;
          if (chainId) onChain(chainId);
        },
        disconnect: (error: unknown) => onDisconnect(refusalIn(error)),
      };
      for (const [event, listener] of Object.entries(listeners)) provider?.on?.(event, listener);
      return () => {
        for (const [event, listener] of Object.entries(listeners)) provider?.removeListener?.(event, listener);
      };
    },
  };
}

const NOT_UNDERSTOOD: WalletRefusal = { code: null, message: null, data: null };

async function answerOf(provider: Eip1193Provider, question: Parameters<Eip1193Provider['request']>[0]) {
  try {
    return await provider.request(question);
  } catch (error) {
    throw new WalletRefusedError(refusalIn(error));
  }
}

function refusalIn(error: unknown): WalletRefusal {
  const { code, message, data } = WalletError.safeParse(error).data ?? NOT_UNDERSTOOD;
  return { code, message, data: data === undefined || data === null ? null : JSON.stringify(data) };
}

/** Returns the wallet that an event announces; null for an invalid event, which any script of the page could send. */
function announcementIn(event: Event): { wallet: AnnouncedWallet; provider: Eip1193Provider } | null {
  try {
    const detail: unknown = 'detail' in event ? event.detail : null;
    if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return null;
    const info = Info.safeParse(detail.info).data;
    const name = info?.name.replaceAll(UNSEEN, '').trim().slice(0, LONGEST_NAME);
    if (!info || !name || !isProvider(detail.provider)) return null;
    const { uuid, icon, rdns } = info;
    const isPicture = typeof icon === 'string' && icon.length <= LARGEST_PICTURE && PICTURE.test(icon);
    const isDomain = typeof rdns === 'string' && DOMAIN.test(rdns);
    const wallet = { uuid, name, icon: isPicture ? icon : null, rdns: isDomain ? rdns : '' };
    return { wallet, provider: detail.provider };
  } catch {
    return null; // A getter of the wallet threw.
  }
}

/** Returns the wallet of a browser from before EIP-6963. */
function legacyOf(browser: object): Eip1193Provider | null {
  const provider: unknown = 'ethereum' in browser ? browser.ethereum : null;
  return isProvider(provider) ? provider : null;
}

function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function';
}
