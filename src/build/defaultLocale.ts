import type { Plugin } from 'vite';

const DEFAULT_LOCALE = /dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;
const ASKED = /(let \$\w+\$var\$currentLocale = )[$\w]+\(\);/;

/**
 * react-aria finds out the browser's language when it is loaded: of all languages that `Intl` knows, which takes a phone
 * 90 ms, and which nobody asks for, since the app says its own (`ui/Language.tsx`). Fails the build when react-aria no
 * longer does so.
 */
export function defaultLocale(): Plugin {
  return {
    name: 'parkett:default-locale',
    enforce: 'pre',
    transform: {
      filter: { id: DEFAULT_LOCALE },
      handler(code: string) {
        const patched = code.replace(ASKED, "$1{ locale: 'de-DE', direction: 'ltr' };");
        if (patched === code) throw new Error('react-aria no longer asks: remove src/build/defaultLocale.ts');
        return { code: patched, map: null };
      },
    },
  };
}
