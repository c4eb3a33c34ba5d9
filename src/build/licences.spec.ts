import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { noticesFor } from './licences.ts';

const root = resolve(import.meta.dirname, '../..');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const inPackage = (name: string) => join(root, 'node_modules', name, 'any/file.js');

let made: string | null = null;
afterEach(() => {
  if (made) rmSync(made, { recursive: true });
  made = null;
});

test('every package of the app is named with its version and the text of its licence', () => {
  const names = Object.keys(dependencies);
  expect(names.length).toBeGreaterThan(10);
  const notices = noticesFor(names.map(inPackage))
    .split(`${'='.repeat(80)}\n`)
    .slice(1);
  expect(notices.map((notice) => notice.split(' ')[0]).toSorted()).toEqual(names.toSorted());
  for (const notice of notices) {
    expect(notice).toMatch(/^[@\w/-]+ \d+\.\d+\.\d+\S* \(.+\)\n/);
    expect([notice.slice(0, 40), /permi(?:t|ssion)/i.test(notice) && notice.length > 1000]).toEqual([
      notice.slice(0, 40),
      true,
    ]);
  }
});

test('all texts of a package with several are listed, and each package once', () => {
  const notices = noticesFor([inPackage('ibantools'), inPackage('ibantools')]);
  expect(notices.match(/^ibantools /gm)).toHaveLength(1);
  expect(notices).toContain('Mozilla Public License Version 2.0');
  expect(notices).toContain('Permission is hereby granted');
});

test('modules outside of packages need none, and a nested package has its own', () => {
  expect(noticesFor(['\0vite/preload-helper.js', join(root, 'src/main.tsx')]).split('\n')).toHaveLength(2);
  const outer = packageIn('outer', 'MIT', 'LICENSE');
  packageIn('outer/node_modules/inner', 'ISC', 'licence.md');
  const notices = noticesFor([join(outer, 'node_modules/inner/index.js')]);
  expect(notices).toContain('inner 1.0.0 (ISC)');
  expect(notices).not.toContain('outer 1.0.0');
});

test('a package without the text of its licence stops the build', () => {
  const folder = packageIn('bare', 'MIT');
  expect(() => noticesFor([join(folder, 'index.js')])).toThrow('bare 1.0.0 (MIT) has no file');
});

function packageIn(path: string, license: string, text?: string): string {
  made ??= mkdtempSync(join(tmpdir(), 'parkett-licences-'));
  const folder = join(made, 'node_modules', path);
  mkdirSync(folder, { recursive: true });
  const name = path.slice(path.lastIndexOf('/') + 1);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  if (text) writeFileSync(join(folder, text), 'You are permitted to use it.');
  return folder;
}
