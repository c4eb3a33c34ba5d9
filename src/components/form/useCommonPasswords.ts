import { useState, useSyncExternalStore } from 'react';
import type { CommonPasswords } from '#domain/forms/commonPassword.ts';

/** Loads the list with the form that asks for it. */
class List {
  #passwords: CommonPasswords | null = null;
  readonly subscribe = (listener: () => void) => {
    void this.#load(listener);
    return () => undefined;
  };
  readonly read = () => this.#passwords;

  async #load(listener: () => void) {
    try {
      this.#passwords = (await import('#domain/forms/knownPasswords.ts')).knownPasswords;
      listener();
    } catch {
      // Without the list the shop is the one that refuses.
    }
  }
}

/** Known-common passwords for a form that sets one; null until they are loaded. */
export function useCommonPasswords(): CommonPasswords | null {
  const [list] = useState(() => new List());
  return useSyncExternalStore(list.subscribe, list.read, list.read);
}
