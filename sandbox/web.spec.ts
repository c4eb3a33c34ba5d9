import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { appSettings, ROOT } from './config.ts';
import { type AtlasFiles, web } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-web-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [distDir, dir] = [join(folder, 'dist'), join(folder, 'atlas')];
mkdirSync(distDir);
writeFileSync(join(distDir, 'index.html'), '<title>x</title>');

/** Atlas whose build ends when the test says so. */
function atlasToBuild() {
  rmSync(dir, { recursive: true, force: true });
  const builds: { end: () => void; fail: (error: Error) => void }[] = [];
  let isBuilt = false;
  const atlas: AtlasFiles = {
    dir,
    coverage: () => 'null',
    screens: join(folder, 'screens'),
    isBuilt: () => isBuilt,
    build: () =>
      new Promise((resolve, reject) => {
        const end = () => {
          mkdirSync(join(dir, 'assets'), { recursive: true });
          writeFileSync(join(dir, 'index.html'), '<h1>Atlas</h1>');
          writeFileSync(join(dir, 'assets', 'a.js'), 'a');
          isBuilt = true;
          resolve();
        };
        builds.push({ end, fail: reject });
      }),
  };
  const site = web({ distDir, settings: appSettings('investor'), atlas });
  return { builds, get: async (path: string) => site.request(path) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
let said = vi.spyOn(console, 'error');
beforeEach(() => {
  said.mockRestore();
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the atlas says that it is being built, reloads by itself, and is built once for all requests', async () => {
  const { builds, get } = atlasToBuild();
  expect((await get('/atlas/assets/a.js')).status).toBe(503);
  expect((await get('/atlas/anything')).headers.get('retry-after')).toBe('2');
  expect(builds).toHaveLength(0);
  const waiting = await Promise.all(Array.from({ length: 20 }, () => get('/atlas/')));
  for (const answer of waiting) {
    expect([answer.status, answer.headers.get('refresh'), answer.headers.get('retry-after')]).toEqual([503, '2', '2']);
    const text = await answer.text();
    expect(text).toContain('wird gerade gebaut');
    expect(text).toContain('is being built');
  }
  expect(builds).toHaveLength(1);
  // The rest of the site answers during the build.
  expect((await get('/login')).status).toBe(200);
  builds[0]?.end();
  await settled();
  const built = await get('/atlas/');
  expect([built.status, built.headers.get('refresh'), await built.text()]).toEqual([200, null, '<h1>Atlas</h1>']);
  expect(await (await get('/atlas/assets/a.js')).text()).toBe('a');
  expect((await get('/atlas/assets/b.js')).status).toBe(404);
  expect(builds).toHaveLength(1);
});

test('an atlas that cannot be built says so once, without retrying by itself, and is built again at the next visit', async () => {
  const { builds, get } = atlasToBuild();
  await get('/atlas/');
  builds[0]?.fail(new Error('a source is wrong'));
  await settled();
  const failed = await get('/atlas/');
  expect([failed.status, failed.headers.get('refresh')]).toEqual([500, null]);
  expect(await failed.text()).toContain('could not be built');
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'a source is wrong' }));
  expect(builds).toHaveLength(1);
  expect((await get('/atlas/')).status).toBe(503);
  builds[1]?.end();
  await settled();
  expect((await get('/atlas/')).status).toBe(200);
});

test('no module that the server loads, now or later, loads Vite or a compiler', () => {
  const loaded = new Map<string, string[]>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    const text = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '');
    const names = [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm)].map(([, name]) => name ?? '');
    loaded.set(file, names);
    for (const name of names) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name));
      if (/^#(?:domain|sandbox)/.test(name))
        visit(join(ROOT, name.replace('#domain', 'src/domain').replace('#sandbox', 'sandbox')));
    }
  };
  visit(join(ROOT, 'sandbox', 'main.ts'));
  expect([...loaded.keys()]).toContain(join(ROOT, 'sandbox', 'build.ts'));
  expect(loaded.size).toBeGreaterThan(150);
  const compilers = /^(?:vite|rolldown|esbuild|typescript|elkjs|@babel|@vitejs|@lingui\/(?:vite|cli))/;
  expect([...loaded].filter(([, names]) => names.some((name) => compilers.test(name)))).toEqual([]);
});
