import { useState, useSyncExternalStore } from 'react';
import type { Rule } from '#domain/forms/validation.ts';
import { type CommonPasswords, isCommonPassword } from '#domain/passwords/commonPassword.ts';

/**
 * List of common passwords, loaded at the first typed character. Without it the form rejects nothing, and the shop
 * decides.
 */
class List {
  #passwords: CommonPasswords | null = null;
  #isBegun = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = () => this.#passwords;

  /**
   * @param own Brand of the shop, and names, company and email address of the customer as far as the form knows them.
   */
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
      this.#passwords = (await import('#domain/passwords/knownPasswords.ts')).knownPasswords;
      for (const listener of this.#listeners) listener();
    } catch {
      this.#isBegun = false;
    }
  }
}

/** Returns the rule of a new password: its letters must not be a common password or the customer's own words. */
export function useNotCommon(): (...own: string[]) => Rule<string> {
  const [list] = useState(() => new List());
  useSyncExternalStore(list.subscribe, list.read, list.read);
  return list.notCommon;
}
