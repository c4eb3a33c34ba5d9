import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isRoot = () => process.getuid?.() === 0;

/** Folders of programs; those of servers are not on the path of users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Returns the path of an installed program; null if there is none. */
export const programPath = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** Returns the commands that install packages of Debian; none without apt or the right to use it. */
export const debianPackages = (...names: string[]): string[][] =>
  isRoot() && programPath('apt-get')
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names],
      ]
    : [];

/**
 * Runs a command without its output, and reports its progress. Failures are left to the caller, who looks for the
 * program.
 */
export async function install(
  reason: string,
  [command = '', ...args]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  say(`${reason}: ${command} ${args.join(' ')} …`);
  const started = Date.now();
  const ticking = setInterval(() => say(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  await new Promise<void>((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  clearInterval(ticking);
}
