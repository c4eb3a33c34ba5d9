import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './config.ts';

/** What the built app is made from. */
const SOURCES = ['src', 'machines', 'locales', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'];
export const DIST = join(ROOT, 'dist');

/** Builds the app when it was never built, or something that it is made from is newer. */
export async function buildIfNeeded(): Promise<void> {
  const page = join(DIST, 'index.html');
  const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (SOURCES.every((name) => newestIn(join(ROOT, name)) <= builtAt)) return;
  const started = Date.now();
  console.log(builtAt === 0 ? 'Building the app …' : 'Building the app, its sources have changed …');
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite.config.ts'), root: join(ROOT, 'src'), logLevel: 'warn' });
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** When the newest file at or below a path was changed, in milliseconds since 1970; specs do not count. */
function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => !/(^|[\\/])node_modules[\\/]|\.spec\.tsx?$/.test(name));
  return Math.max(0, ...files.map((name) => statSync(join(path, name)).mtimeMs));
}
