/** The files that have come. */
const come = new Set<unknown>();

/**
 * Imports a file; without a connection only one that has come before, else it fails at once. Browsers keep a module that
 * could not be fetched as failed until the page is loaded anew (Chromium 150 still does; whatwg/html#10327 ends it): asked
 * for in a tunnel, it would not come behind it either.
 */
export async function importOnline<T>(file: unknown, load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false && !come.has(file)) throw new TypeError('Failed to fetch');
  const loaded = await load();
  come.add(file);
  return loaded;
}
