import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Fetches the files of a chunk before it is imported. Browsers keep a module that could not be fetched as failed until the
 * page is loaded anew (Chromium 150 still does; whatwg/html#10327 ends it): after a tunnel a screen would never come.
 * `import()` and `modulepreload` are asked for nothing but what is in the browser's cache already.
 */
export function preload(): Plugin {
  let base = '/';
  return {
    name: 'parkett:preload',
    enforce: 'pre',
    apply: 'build',
    // Vite names no files for a chunk that needs none but its own.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        readFileSync(new URL('preload.js', import.meta.url), 'utf8').replace('BASE', () => JSON.stringify(base)),
    },
  };
}
