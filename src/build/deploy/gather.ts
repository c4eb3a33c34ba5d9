import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { writeServed } from './configure.ts';

/** Pages of the build, which visitors get with the settings of the deployment. */
const PAGE = /^(?:index|pages\/.*)\.html$/;
/** Files of the build that visitors do not get. */
const PRIVATE = new Set(['csp.json', 'pages.json', '.vite/manifest.json']);
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
    if (PRIVATE.has(name) || PAGE.test(name) || (assets.includes(name) && existsSync(join(site, name)))) continue;
    writeServed(join(site, name), readFileSync(join(distDir, name)));
  }
  const kept = [assets, ...earlierBuilds(folder).filter((each) => each.join() !== assets.join())].slice(0, BUILDS);
  const needed = new Set(kept.flat());
  for (const file of readdirSync(join(site, 'assets'), { recursive: true, encoding: 'utf8' })) {
    const path = join(site, 'assets', file);
    const name = `assets/${file
      .split(sep)
      .join('/')
      .replace(/\.(?:gz|br)$/, '')}`;
    if (statSync(path).isFile() && !needed.has(name)) rmSync(path);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'builds.json'), JSON.stringify(kept));
  for (const name of ['csp.json', 'pages.json']) copyFileSync(join(distDir, name), join(folder, name));
  rmSync(join(folder, 'unset'), { recursive: true, force: true });
  for (const name of names.filter((each) => PAGE.test(each))) cpSync(join(distDir, name), join(folder, 'unset', name));
}

/** Returns the assets of earlier builds, the latest build first. */
function earlierBuilds(folder: string): string[][] {
  const file = join(folder, 'builds.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
