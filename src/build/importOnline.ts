/** Calls of `import()` that have succeeded. */
const come = new Set<string>();

/**
 * Imports a file; without a connection, rejects at once unless it has loaded before, or the browser has kept it and all
 * that it imports from an earlier visit. Browsers remember a failed import until the page is reloaded (Chromium 150
 * still does; whatwg/html#10327 ends it): an import that failed in a tunnel would keep failing after it.
 * @param call Text of the call: `import("./home-DW_Mnc1.js")`.
 * @param files Files that it needs, relative to the app's root.
 */
export async function importOnline<T>(call: string, files: readonly string[], load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false && !come.has(call)) {
    const [name = ''] = /\.\/[\w.-]+/.exec(call) ?? [];
    const addresses = [new URL(name, import.meta.url).href, ...files.map((file) => `/${file}`)];
    if (!(await Promise.all(addresses.map(isKept))).every(Boolean)) throw new TypeError('Failed to fetch');
  }
  const loaded = await load();
  come.add(call);
  return loaded;
}

/** True if the browser can serve the file from its cache. */
const isKept = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  );
