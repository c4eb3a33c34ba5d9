import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const FLOOR = `${root}coverage/floor`;

export const FORM = `${root}coverage/form`;

/** Builds the app into `dist/`, as `npm run build` does. */
export async function buildApp(): Promise<void> {
  await build({ root: `${root}src`, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
}

/**
 * Builds the page of the bare libraries with the app’s own settings, except for the folders, the static shell, and the
 * hints to the compiler: the limits in milliseconds were set by a floor without them.
 */
export async function buildFloor(): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}vite.config.ts`);
  if (!loaded) throw new Error('vite.config.ts is missing');
  const { plugins, build: settings, resolve, define } = loaded.config;
  await build({
    configFile: false,
    root: `${root}tests/bench/floor`,
    publicDir: false,
    logLevel: 'warn',
    plugins: plugins?.filter((each) => !each || !('name' in each) || each.name !== 'parkett:compile-hints'),
    ...(resolve && { resolve }),
    ...(define && { define }),
    build: { ...settings, rolldownOptions: {}, outDir: FLOOR, emptyOutDir: true },
  });
}

/**
 * Writes the login as a static page: the form as it is painted first, with its styles and its font, and no script.
 * Nothing can paint the same form sooner, so the delay of the login’s paint is the cost of starting the app.
 */
export function writeForm(distDir: string): void {
  cpSync(distDir, FORM, { recursive: true });
  const page = readFileSync(`${distDir}/pages/investor/login.html`, 'utf8');
  const still = page.replace(/<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  writeFileSync(`${FORM}/pages/investor/login.html`, still);
}
