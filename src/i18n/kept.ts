/** What this device keeps; null also where storing is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, or, with null, none. Where storing is forbidden, it lasts until the page is left. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then whoever holds it in memory has to do.
  }
}
