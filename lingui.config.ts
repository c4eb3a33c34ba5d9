import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** German is the source: what stands in the code is what Germans read; `en.po` holds the translation. */
export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en'],
  fallbackLocales: { default: 'de' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src'],
      exclude: ['src/workbench/atlas', 'src/i18n/{locale,Trans}.spec.*'],
    },
    // None of these is in the app's bundle.
    { path: '<rootDir>/locales/atlas/{locale}', include: ['src/workbench/atlas'] },
  ],
  // What people typed stays what it is.
  runtimeConfigModule: { Trans: ['#i18n/Trans.tsx', 'Trans'] },
  orderBy: 'origin',
  // A line that moved is no change of a text.
  format: formatter({ lineNumbers: false }),
});
