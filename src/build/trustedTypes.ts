import type { Plugin } from 'vite';

const LIVE_ANNOUNCER = /dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/;
const EMPTYING = /\.innerHTML = '';/g;

/**
 * react-aria empties its live region by `innerHTML = ''` (`LiveAnnouncer.clear`; a ComboBox announces its
 * options there). Trusted Types forbid that, the error takes the whole screen with it. `replaceChildren()` does the same
 * without HTML. Fails the build when react-aria no longer needs it.
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
  // Pre-bundled dependencies of the dev server do not pass through the plugins of the app.
  return { ...patch, enforce: 'pre', config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [patch] } } }) };
}
