import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SizeChange } from '../../../src/workbench/atlas/changes/changes.ts';

const KINDS: Readonly<Record<string, string>> = { JavaScript: '*.js', CSS: '*.css', pages: '*.html' };

/** Builds the app of a folder and returns the compressed bytes of its files, by kind; null if the build fails. */
export function sizesOf(root: string, out: string): Record<string, number> | null {
  const { status } = spawnSync('vite', ['build', '--outDir', out, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return null;
  return Object.fromEntries(
    Object.entries(KINDS).map(([name, pattern]) => [
      name,
      globSync(`**/${pattern}`, { cwd: out })
        .map((path) => brotliCompressSync(readFileSync(join(out, path))).length)
        .reduce((sum, bytes) => sum + bytes, 0),
    ]),
  );
}

/** Returns the sizes that differ; null if one of the builds failed. */
export const compareSizes = (
  before: Readonly<Record<string, number>> | null,
  after: Readonly<Record<string, number>> | null,
): SizeChange[] | null =>
  before && after
    ? Object.entries(after)
        .map(([name, size]) => ({ name, before: before[name] ?? 0, after: size }))
        .filter((each) => each.before !== each.after)
    : null;
