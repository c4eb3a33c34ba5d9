import type { Plugin } from 'vite';

const EXPORTED = 'export const __vitePreload =';

/**
 * Asks for no code without a connection, but for what has come before. Browsers keep a module that could not be fetched as
 * failed until the page is loaded anew (Chromium 150 still does; whatwg/html#10327 ends it): after a tunnel it would never
 * come. Wraps the helper that Vite calls for each `import()` of the build, and fails the build if Vite no longer has it.
 */
export function preload(): Plugin {
  return {
    name: 'parkett:preload',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(EXPORTED)) throw new Error(`Vite’s helper has no ${EXPORTED}: see src/build/preload.ts`);
        return `${code.replace(EXPORTED, 'const preload =')}
const come = {};
${EXPORTED} (load, ...given) => {
  const file = /import\\(.*?\\)/.exec(load);
  return come[file] || navigator.onLine !== false
    ? preload(load, ...given).then((loaded) => ((come[file] = true), loaded))
    : Promise.reject(new TypeError('Failed to fetch'));
};`;
      },
    },
  };
}
