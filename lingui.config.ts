import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** German is the source language: the code holds the German texts, `en.po` their translation. */
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
    // Atlas texts are not in the app's bundle.
    { path: '<rootDir>/locales/atlas/{locale}', include: ['src/workbench/atlas'] },
  ],
  // Keeps user input in texts literal.
  runtimeConfigModule: { Trans: ['#i18n/Trans.tsx', 'Trans'] },
  orderBy: 'origin',
  // A moved line does not change a text.
  format: formatter({ lineNumbers: false }),
});
