import type { Plugin } from 'vite';

const DEFAULT_LOCALE = /dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;
const ASKED = /(let \$\w+\$var\$currentLocale = )[$\w]+\(\);/;

/**
 * Replaces react-aria's detection of the browser's language, which runs at import, checks all languages that `Intl`
 * knows, takes a phone 90 ms and has no use: the app sets the language itself (`ui/Language.tsx`). Fails the build if
 * react-aria no longer detects it.
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
