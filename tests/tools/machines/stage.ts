import type { InlineConfig } from 'vite';
import { ROOT } from './folders.ts';
import { remembered } from './remembered.ts';

/**
 * Settings that build the stage of `npm run paths` as the app is built, except for its page, which contains neither
 * paths nor texts.
 */
export async function stageSettings(): Promise<InlineConfig> {
  const { default: app } = await import('../../../vite.config.ts');
  const { plugins = [], css, resolve } = app;
  return {
    configFile: false,
    root: `${ROOT}tests/rendered`,
    publicDir: false,
    logLevel: 'error',
    plugins: await remembered(plugins),
    ...(css && { css }),
    ...(resolve && { resolve }),
    define: {
      'import.meta.env.VITE_AXE': JSON.stringify('no'),
      // The code contains the tables’ paths and all texts, as on the dev server.
      'import.meta.env.DEV': 'true',
    },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
    },
  };
}
