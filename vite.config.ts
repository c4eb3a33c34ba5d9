import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shell } from './src/build/shell.ts';
import { trustedTypes } from './src/build/trustedTypes.ts';

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  appType: 'spa',
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    shell(),
    trustedTypes(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every asset stays a file of its own: `data:` URLs would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet: it is small, and the order of its layers cannot depend on which chunk comes first.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
