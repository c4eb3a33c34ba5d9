import type { Plugin } from 'vite';

const LIVE_ANNOUNCER = /dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/;
const EMPTYING = /\.innerHTML = '';/g;

/**
 * Patches react-aria, which empties its live region by `innerHTML = ''` (`LiveAnnouncer.clear`; a ComboBox announces
 * its options there). Trusted Types forbid that, and the error takes down the whole screen. `replaceChildren()` does
 * the same without HTML. Fails the build if react-aria no longer uses `innerHTML`.
 */
export function trustedTypes(): Plugin {
  const patch = {
    name: 'parkett:trusted-types',
    transform: {
      filter: { id: LIVE_ANNOUNCER },
      handler(code: string) {
        const patched = code.replaceAll(EMPTYING, '.replaceChildren();');
        if (patched === code) throw new Error('react-aria no longer uses innerHTML: remove src/build/trustedTypes.ts');
        return { code: patched, map: null };
      },
    },
  };
  // The dev server's pre-bundled dependencies do not pass through the app's plugins.
  return { ...patch, enforce: 'pre', config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [patch] } } }) };
}
