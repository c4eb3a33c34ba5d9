import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { writeServed } from './configure.ts';

/** Files of the build that visitors do not get as they are. */
const PRIVATE = new Set(['csp.json', 'index.html', '.vite/manifest.json']);
/** Number of builds whose assets stay for open pages, the present one included. */
const BUILDS = 5;

/**
 * Puts a build into the folder of the deployment: the files to serve, compressed, and beside them those from which
 * `configure` makes the page. Pages that were opened with an earlier build load its chunks until the fifth build after
 * it: `builds.json` lists the assets of each.
 */
export function gather(distDir: string, folder: string): void {
  const site = join(folder, 'site');
  const names = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(distDir, name)).isFile())
    .map((name) => name.split(sep).join('/'));
  const assets = names.filter((name) => name.startsWith('assets/')).sort();
  for (const name of names) {
    // The name of an asset contains a hash of its content.
    if (PRIVATE.has(name) || (assets.includes(name) && existsSync(join(site, name)))) continue;
    writeServed(join(site, name), readFileSync(join(distDir, name)));
  }
  const kept = [assets, ...earlierBuilds(folder).filter((each) => each.join() !== assets.join())].slice(0, BUILDS);
  const needed = new Set(kept.flat());
  for (const file of readdirSync(join(site, 'assets')))
    if (!needed.has(`assets/${file.replace(/\.(?:gz|br)$/, '')}`)) rmSync(join(site, 'assets', file));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'builds.json'), JSON.stringify(kept));
  writeFileSync(join(folder, 'csp.json'), readFileSync(join(distDir, 'csp.json')));
  writeFileSync(join(folder, 'page.html'), readFileSync(join(distDir, 'index.html')));
}

/** Returns the assets of earlier builds, the latest build first. */
function earlierBuilds(folder: string): string[][] {
  const file = join(folder, 'builds.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
