import * as z from 'zod/mini';

/** Session of this browser. Its tokens leave the API layer only in the `Authorization` header of calls. */
const Stored = z.object({
  token: z.string(),
  refreshToken: z.string(),
  customerUuid: z.string(),
  /** Milliseconds by which the local clock is ahead of the shop's, as measured when the token arrived. */
  skew: z.number(),
});
export type Stored = z.infer<typeof Stored>;

const key = 'parkett.session';

/** Stores the tokens for all tabs. No method throws. */
export interface Vault {
  read(): Stored | null;
  store(session: Stored): void;
  clear(): void;
  /**
   * Resolves when `holds` is true of the stored session, or after `timeout` milliseconds. Another tab's write is
   * visible only once its `storage` event has arrived: browsers share storage between processes, and a message or a
   * lock may overtake it.
   */
  until(holds: (session: Stored | null) => boolean, timeout: number): Promise<void>;
}

/**
 * Creates a vault in localStorage. If storage is forbidden or full, the session is kept in this tab's memory and lasts
 * until the tab is closed.
 */
export function createVault(browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>): Vault {
  let memory: Stored | null = null;

  const read = () => {
    if (memory) return memory;
    try {
      const text = browser.localStorage.getItem(key);
      return text === null ? null : Stored.parse(JSON.parse(text));
    } catch {
      return null; // Storage is forbidden or holds something else: no session.
    }
  };

  return {
    read,
    store(session) {
      try {
        browser.localStorage.setItem(key, JSON.stringify(session));
        memory = null;
      } catch {
        memory = session;
      }
    },
    clear() {
      memory = null;
      try {
        browser.localStorage.removeItem(key);
      } catch {
        // Nothing was stored if storage is forbidden.
      }
    },
    until: (holds, timeout) =>
      new Promise((resolve) => {
        if (holds(read())) return resolve();
        const settle = () => {
          clearTimeout(timer);
          browser.removeEventListener('storage', look);
          resolve();
        };
        const look = () => {
          if (holds(read())) settle();
        };
        const timer = setTimeout(settle, timeout);
        browser.addEventListener('storage', look);
      }),
  };
}
