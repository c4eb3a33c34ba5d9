import type { Plugin } from 'vite';

/** Has to be the first thing of a file. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles such a file while it loads, on another thread, and not each function on the page's own when it is first
 * called (https://v8.dev/blog/explicit-compile-hints); other browsers take it for a comment. The code of a screen is loaded
 * when it is needed, so most of its functions are called: home takes a fifth less of the main thread, the login blocks
 * half as long (measured 23 November 2026).
 */
export function compileHints(): Plugin {
  return {
    name: 'parkett:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite's own plugin, which puts the list of what is preloaded before the code.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_AT_ONCE + file.code;
      },
    },
  };
}
