import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './config.ts';
import type { AtlasFiles } from './web.ts';

/** The sources of the built pages. */
const SOURCES = ['src', 'machines', 'locales', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'];
/** Sources that only the atlas uses: a change there does not rebuild the app. */
const ATLAS_ONLY = /(?:^|[\\/])(?:atlas|testing)[\\/]/;
export const DIST = join(ROOT, 'dist');
/** The kit's page. It is not part of the app and is built beside it, for the sandbox only. */
export const KIT = join(ROOT, 'node_modules', '.cache', 'parkett-kit');

/** The atlas of machines, which is not part of the app either: a folder that any web server can serve. */
export const ATLAS = join(ROOT, 'dist-atlas');

/** Builds that the script `builder.ts` makes. */
export type BuildName = 'app' | 'kit' | 'atlas';

/**
 * Runs builds in a process of their own: Vite takes half a gigabyte, which this process would keep to its end.
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

/** Builds of the app and the kit's page what has never been built or is older than a source. */
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

/** The build of the atlas that is under way, which all who ask for one share. */
let underWay: Promise<void> | null = null;

const isAtlasBuilt = () =>
  underWay === null &&
  [...SOURCES, 'vite.atlas.config.ts'].every((name) => newestIn(join(ROOT, name)) <= timeOf(join(ATLAS, 'index.html')));

/** Builds the atlas if it has never been built or a source is newer. */
export async function buildAtlasIfNeeded(): Promise<void> {
  if (isAtlasBuilt()) return;
  underWay ??= run('atlas').finally(() => {
    underWay = null;
  });
  await underWay;
}

/** The atlas, which `npm start` builds at the first visit: most people who start the app never open it. */
export const atlas = (): AtlasFiles => ({
  dir: ATLAS,
  coverage: machineCoverage,
  screens: SCREENS,
  isBuilt: isAtlasBuilt,
  build: buildAtlasIfNeeded,
});

/** The folder of the pictures that `npm run atlas:screens` takes. */
export const SCREENS = join(ROOT, 'coverage', 'screens');

/** The latest coverage of the machines by the tests, as JSON; `null` when they have not run. */
export function machineCoverage(): string {
  const file = join(ROOT, 'coverage', 'machines.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
}

const timeOf = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** When the newest file at or below a path was changed, in milliseconds since 1970; specs do not count. */
function newestIn(path: string, but?: RegExp): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => !/(^|[\\/])node_modules[\\/]|\.spec\.tsx?$/.test(name) && !but?.test(name));
  return Math.max(0, ...files.map((name) => statSync(join(path, name)).mtimeMs));
}
