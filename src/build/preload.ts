import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const EXPORTED = 'export const __vitePreload =';
const GUARD = fileURLToPath(new URL('importOnline.ts', import.meta.url));

/**
 * Rejects dynamic imports without a connection (`importOnline`), and loads no style sheet that the page carries. Wraps
 * the helper that Vite calls for each `import()` of the build, and fails the build if that has changed.
 */
export function preload(): Plugin {
  return {
    name: 'parkett:preload',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(EXPORTED)) throw new Error(`Vite’s helper has no ${EXPORTED}: see src/build/preload.ts`);
        // Identifies the file by the function's text: callers that import different names of one file pass different
        // functions.
        return `import { importOnline } from ${JSON.stringify(GUARD)};
${code.replace(EXPORTED, 'const preload =')}
const isInPage = (file) => document.querySelector('style[data-file="' + file + '"]') !== null;
${EXPORTED} (load, files = [], ...given) => {
  const needed = files.filter((file) => !isInPage(file));
  return importOnline(/import\\(.*?\\)/.exec(load) + '', needed, () => preload(load, needed, ...given));
};`;
      },
    },
  };
}
