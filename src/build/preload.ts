import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const EXPORTED = 'export const __vitePreload =';
const GUARD = fileURLToPath(new URL('../i18n/importOnline.ts', import.meta.url));

/**
 * Asks for no code without a connection (`importOnline`). Wraps the helper that Vite calls for each `import()` of the build,
 * and fails the build if Vite no longer has it.
 */
export function preload(): Plugin {
  return {
    name: 'parkett:preload',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(EXPORTED)) throw new Error(`Vite’s helper has no ${EXPORTED}: see src/build/preload.ts`);
        // Two callers of a file take different things from it: the file is in the text of the function.
        return `import { importOnline } from ${JSON.stringify(GUARD)};
${code.replace(EXPORTED, 'const preload =')}
${EXPORTED} (...given) => importOnline(/import\\(.*?\\)/.exec(given[0]) + '', () => preload(...given));`;
      },
    },
  };
}
