import { basename } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './src/build/licences.ts';
import { screens } from './src/build/screens.ts';
import { shell } from './src/build/shell.ts';
import { trustedTypes } from './src/build/trustedTypes.ts';
import { versions } from './src/build/versions.ts';
import { withoutDescriptions } from './src/build/withoutDescriptions.ts';

/**
 * Few chunks, so that a cold home page asks for few scripts and none of them waits for another: the entry with all that
 * it imports; the home page and the reads, with what they share with other screens (who has logged in has them); then
 * one for each other screen and dialog.
 */
const CHUNKS = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  {
    name: 'home',
    test: /src\/(?:features\/(?:home\/screens|shell\/(?:KitLanguage|views\/(?:NotificationList|TabBar)View))|app\/leadCustomers|api\/customers)\.tsx?$/,
    priority: 1,
  },
];

/** Schemas and definitions: a call of these has no effect, so that what is not used of a module need not be loaded. */
const PURE = ['z', 'orNull', 'orEmpty', 'pageOf', 'defineResource'];

/** A feature's chunk has the feature's name. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${/features\/(\w+)\/screens\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`;

/** What compiles the views and their texts. */
const transforms = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset(), withoutDescriptions] })];

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  appType: 'spa',
  plugins: [
    ...transforms(),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    screens(),
    shell(transforms),
    trustedTypes(),
    versions(),
    licences(),
  ],
  // The tables of screens are found by their place, which the dev server's search for dependencies cannot follow.
  optimizeDeps: { entries: ['index.html', 'features/*/screens.ts'] },
  // React has it: what stands in for React 17 need not be loaded.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Each view has one style sheet of its own name: no hash is needed to tell their classes apart.
  css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every asset stays a file of its own: `data:` URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE },
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames },
    },
    reportCompressedSize: false,
  },
});
