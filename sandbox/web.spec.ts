import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './config.ts';

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
