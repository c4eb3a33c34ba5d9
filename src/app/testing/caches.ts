import { vi } from 'vitest';

/** Texts of answers in the browser's caches, by the cache's name and the address. */
export type StoredCaches = Map<string, Map<string, string>>;

/** Replaces the browser's caches until `vi.unstubAllGlobals`; returns their content. */
export function stubCaches(): StoredCaches {
  const stored: StoredCaches = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => {
      const text = stored.get(cacheName)?.get(address);
      return text === undefined ? undefined : new Response(text);
    },
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, string>();
      stored.set(name, entries);
      return { put: async (address: string, answer: Response) => entries.set(address, await answer.text()) };
    },
  });
  return stored;
}
