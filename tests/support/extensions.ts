import type { Page } from 'playwright/test';

export const AHORN = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Ahorn', rdns: 'org.example.ahorn' };
export const BUCHE = { uuid: '8f0f9b4e-6a67-4d7b-9d2d-2f3c6f2a1b10', name: 'Buche', rdns: 'org.example.buche' };
export const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Refusal by a wallet (EIP-1193). */
interface Refusal {
  code: number;
  message: string;
}

/** Wallet that imitates an extension of the browser. */
interface Extension {
  /** Announcement (EIP-6963); null for a wallet that only sets `window.ethereum`. */
  info: { uuid: string; name: string; rdns: string; icon?: string } | null;
  chainId?: string;
  /** Refusals by method, one for each call in order; a `null` never answers. */
  refuses?: Record<string, (Refusal | null)[]>;
  /** True if the wallet announces itself only when the test calls `announce`. */
  late?: boolean;
}

/** Returns the requests to the wallets, in order, each with its wallet’s name and its method. */
const asked = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'asked'));

/** Installs these wallets in every page of this browser before its first script runs, as extensions do. */
export async function install(page: Page, ...extensions: Extension[]) {
  await page.addInitScript(
    ({ extensions, account }) => {
      const asked: string[] = [];
      const emitters = new Map<string, (event: string, value: unknown) => void>();
      const announcers = new Map<string, () => void>();
      for (const { info, late, refuses = {}, chainId: first = '0x89' } of extensions) {
        const name = info?.name ?? 'ethereum';
        const listeners = new Map<string, Set<(value: unknown) => void>>();
        const emit = (event: string, value: unknown) => {
          for (const listener of listeners.get(event) ?? []) listener(value);
        };
        let chainId = first;
        const provider = {
          request: async ({ method, params }: { method: string; params?: { chainId: string }[] }) => {
            asked.push(`${name} ${method}`);
            const refusal = refuses[method]?.shift();
            if (refusal === null) return new Promise(() => {});
            if (refusal) throw Object.assign(new Error(refusal.message), refusal);
            if (method === 'wallet_switchEthereumChain') {
              chainId = params?.[0]?.chainId ?? chainId;
              emit('chainChanged', chainId);
              return null;
            }
            return method === 'eth_chainId' ? chainId : [account];
          },
          on: (event: string, listener: (value: unknown) => void) => {
            listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
          },
          removeListener: (event: string, listener: (value: unknown) => void) => {
            listeners.get(event)?.delete(listener);
          },
        };
        emitters.set(name, emit);
        if (info === null) {
          Object.assign(window, { ethereum: provider });
          continue;
        }
        const announce = () => {
          const detail = Object.freeze({ info: Object.freeze({ icon: '', ...info }), provider });
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
        };
        announcers.set(name, () => {
          window.addEventListener('eip6963:requestProvider', announce);
          announce();
        });
        if (!late) announcers.get(name)?.();
      }
      Object.assign(window, {
        asked,
        emit: (name: string, event: string, value: unknown) => emitters.get(name)?.(event, value),
        announce: (name: string) => announcers.get(name)?.(),
      });
    },
    { extensions, account: ACCOUNT },
  );
  return {
    asked: () => asked(page),
    announce: (name: string) => page.evaluate((each) => Reflect.get(window, 'announce')(each), name),
    /** Emits an event of a wallet to the page. */
    emit: (name: string, event: string, value: unknown) =>
      page.evaluate(([who, what, data]) => Reflect.get(window, 'emit')(who, what, data), [name, event, value] as const),
  };
}

/** Returns a square as an icon, in the form in which wallets announce theirs. */
export const icon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`)}`;
