/** Files that have loaded. */
const come = new Set<unknown>();

/**
 * Imports a file; without a connection, rejects at once unless the file has loaded before. Browsers remember a failed
 * import until the page is reloaded (Chromium 150 still does; whatwg/html#10327 ends it): an import that failed in a
 * tunnel would keep failing after it.
 */
export async function importOnline<T>(file: unknown, load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false && !come.has(file)) throw new TypeError('Failed to fetch');
  const loaded = await load();
  come.add(file);
  return loaded;
}
