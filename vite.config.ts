import { basename } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { banks } from './src/build/banks.ts';
import { chunkGroups } from './src/build/chunks.ts';
import { commonPasswords } from './src/build/commonPasswords.ts';
import { compileHints } from './src/build/compileHints.ts';
import { defaultLocale } from './src/build/defaultLocale.ts';
import { deploy } from './src/build/deploy/deploy.ts';
import { targets } from './src/build/engines.ts';
import { licences } from './src/build/licences.ts';
import { preload } from './src/build/preload.ts';
import { screens } from './src/build/screens.ts';
import { shell } from './src/build/shell.ts';
import { trustedTypes } from './src/build/trustedTypes.ts';
import { versions } from './src/build/versions.ts';
import { withoutDescriptions } from './src/build/withoutDescriptions.ts';

/** Schemas and definitions whose calls have no effect, so that the bundler can drop unused ones. */
const PURE = [
  'z',
  'orNull',
  'orElse',
  'orEmpty',
  'embedded',
  'openState',
  'entity',
  'translations',
  'pageOf',
  'defineResource',
];

const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${/features\/\w+\/(\w+)\/screens\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash:7].js`;

/** Plug-ins that compile the views and their texts. */
const transforms = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset(), withoutDescriptions] })];

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  appType: 'spa',
  plugins: [
    ...transforms(),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    banks(),
    commonPasswords(),
    preload(),
    screens(),
    shell(transforms),
    trustedTypes(),
    defaultLocale(),
    compileHints(),
    versions(),
    licences(),
    deploy(),
  ],
  // The dev server's dependency scan cannot follow the glob that finds the tables of screens.
  optimizeDeps: { entries: ['index.html', 'features/*/*/screens.ts'] },
  // React 18 and later have this hook: the shim for React 17 need not be loaded.
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Each view has one style sheet of its own name, so class names need no hash.
  css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: targets,
    manifest: true,
    // Every asset stays a file of its own: `data:` URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No code here reads a property for its effect (a forced layout, a getter).
      treeshake: { manualPureFunctions: PURE, propertyReadSideEffects: false },
      output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames },
    },
    reportCompressedSize: false,
  },
});
