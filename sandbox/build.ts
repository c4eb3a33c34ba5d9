import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './config.ts';
import type { AtlasFiles } from './web.ts';

/** Sources of the built pages. */
const SOURCES = ['src', 'machines', 'locales', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'];
/** Sources that only the atlas uses: changes to them do not rebuild the app. */
const ATLAS_ONLY = /(?:^|[\\/])(?:atlas|testing)[\\/]/;
export const DIST = join(ROOT, 'dist');
/** Folder of the kit’s page, which is built apart from the app and only for the sandbox. */
export const KIT = join(ROOT, 'node_modules', '.cache', 'parkett-kit');

/** Folder of the atlas of machines, built apart from the app: any web server can serve it. */
export const ATLAS = join(ROOT, 'dist-atlas');

export type BuildName = 'app' | 'kit' | 'atlas';

/**
 * Runs builds in a child process: Vite takes half a gigabyte, which this process would keep until it ends.
 * @throws Error if one fails; the reason is on the terminal.
 */
async function run(...names: BuildName[]): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'sandbox', 'builder.ts'), ...names], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0) throw new Error(`The build of ${names.join(' and ')} failed`);
}

/** Builds the app and the kit’s page if a build is missing or older than a source. */
export async function buildIfNeeded(): Promise<void> {
  const changedAt = Math.max(...SOURCES.map((name) => newestIn(join(ROOT, name), ATLAS_ONLY)));
  const pages = [
    [DIST, 'app'],
    [KIT, 'kit'],
  ] as const;
  const due = pages.filter(([folder]) => timeOf(join(folder, 'index.html')) < changedAt);
  if (due.length === 0) return;
  const started = Date.now();
  console.log(existsSync(DIST) ? 'Building the app, its sources have changed …' : 'Building the app …');
  await run(...due.map(([, name]) => name));
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Running build of the atlas, which all callers share; null when idle. */
let underWay: Promise<void> | null = null;

const isAtlasBuilt = () =>
  underWay === null &&
  [...SOURCES, 'vite.atlas.config.ts'].every((name) => newestIn(join(ROOT, name)) <= timeOf(join(ATLAS, 'index.html')));

export async function buildAtlasIfNeeded(): Promise<void> {
  if (isAtlasBuilt()) return;
  underWay ??= run('atlas').finally(() => {
    underWay = null;
  });
  await underWay;
}

/** Files of the atlas. `npm start` builds it at the first visit: most people who start the app never open it. */
export const atlas = (): AtlasFiles => ({
  dir: ATLAS,
  coverage: machineCoverage,
  screens: SCREENS,
  isBuilt: isAtlasBuilt,
  build: buildAtlasIfNeeded,
});

/** Folder of the screenshots that `npm run atlas:screens` takes. */
export const SCREENS = join(ROOT, 'coverage', 'screens');

/** Returns the latest coverage of the machines by the tests, as JSON; `'null'` before the first run. */
export function machineCoverage(): string {
  const file = join(ROOT, 'coverage', 'machines.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
}

const timeOf = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Returns the time of the newest change at or below a path, in milliseconds since 1970; ignores specs. */
function newestIn(path: string, but?: RegExp): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => !/(^|[\\/])node_modules[\\/]|\.spec\.tsx?$/.test(name) && !but?.test(name));
  return Math.max(0, ...files.map((name) => statSync(join(path, name)).mtimeMs));
}
