/** Reads a text that this device stores; null also if storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text on this device; null removes it. Without storage, the caller's value in memory lasts until the page is
 * left.
 */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is forbidden: the caller keeps its value in memory.
  }
}
