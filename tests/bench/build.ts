import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the floor page after `buildFloor`. */
export const FLOOR = `${root}coverage/floor`;

/** The folder of the login as plain HTML, without a script or a style: nothing is painted sooner. */
export const FORM = `${root}tests/bench/form`;

/** Builds the app into `dist/`, as `npm run build` does. */
export async function buildApp(): Promise<void> {
  await build({ root: `${root}src`, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
}

/** Builds the page of the bare libraries with the app's own settings, except for the folders and the static shell. */
export async function buildFloor(): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}vite.config.ts`);
  if (!loaded) throw new Error('vite.config.ts is missing');
  const { plugins, build: settings, resolve, define } = loaded.config;
  await build({
    configFile: false,
    root: `${root}tests/bench/floor`,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    ...(resolve && { resolve }),
    ...(define && { define }),
    build: { ...settings, rolldownOptions: {}, outDir: FLOOR, emptyOutDir: true },
  });
}
