import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { ROOT } from './machines/folders.ts';

/** Returns the output of git in this checkout; null on failure, and without a repository of its own. */
export function git(...args: string[]): string | null {
  // An unpacked archive may lie in another repository, whose files and commits are not the project's.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(ROOT) };
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
