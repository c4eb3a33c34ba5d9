import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Commit } from '../../../src/workbench/atlas/changes/changes.ts';
import { git } from '../git.ts';
import { ROOT } from '../machines/folders.ts';

/** Returns a commit by any name that git knows; throws an Error with one sentence if there is none. */
export function commitOf(name: string): Commit {
  const [hash = '', day = '', subject = ''] = git('log', '-1', '--format=%H%n%cs%n%s', name, '--')?.split('\n') ?? [];
  if (hash === '')
    throw new Error(`There is no commit ${name} to compare with. A shallow clone has only its last ones.`);
  return { hash, day, subject };
}

/** Returns the checked-out commit; null if files differ from it. */
export const currentCommit = (): Commit | null => (git('status', '--porcelain') === '' ? commitOf('HEAD') : null);

/** Writes a commit’s files into a temporary folder, with this checkout’s packages, and deletes it after use. */
export async function withCommit<T>({ hash }: Commit, use: (root: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-before-'));
  const root = join(folder, 'project');
  // An index of its own: neither the checkout nor its index changes.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  try {
    for (const args of [
      ['read-tree', hash],
      ['checkout-index', '--all', `--prefix=${root}/`],
    ]) {
      const { status, stderr } = spawnSync('git', args, { cwd: ROOT, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`The files of ${hash} cannot be written: ${stderr.trim()}`);
    }
    symlinkSync(`${ROOT}node_modules`, join(root, 'node_modules'), 'junction');
    return await use(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
