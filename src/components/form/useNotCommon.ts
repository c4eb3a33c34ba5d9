import { useState, useSyncExternalStore } from 'react';
import { type CommonPasswords, isCommonPassword } from '#domain/forms/commonPassword.ts';
import type { Rule } from '#domain/forms/validation.ts';

/** Loads the list once a password is begun. Without it, nothing is refused here, and the shop refuses. */
class List {
  #passwords: CommonPasswords | null = null;
  #isBegun = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = () => this.#passwords;

  /** @param own The shop's brand, and names, company and mail address of the customer as far as the form knows them. */
  readonly notCommon =
    (...own: string[]): Rule<string> =>
    (password) => {
      if (password !== '') void this.#load();
      const isCommon = password !== '' && this.#passwords && isCommonPassword(password, this.#passwords, own);
      return isCommon ? { kind: 'commonPassword' } : null;
    };

  async #load() {
    if (this.#isBegun) return;
    this.#isBegun = true;
    try {
      this.#passwords = (await import('#domain/forms/knownPasswords.ts')).knownPasswords;
      for (const listener of this.#listeners) listener();
    } catch {
      this.#isBegun = false;
    }
  }
}

/** The rule of a password that is chosen: its letters are no known-common password, beside the customer's own words. */
export function useNotCommon(): (...own: string[]) => Rule<string> {
  const [list] = useState(() => new List());
  useSyncExternalStore(list.subscribe, list.read, list.read);
  return list.notCommon;
}
