import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../db/database.ts';

const run = promisify(execFile);

/** A PostgreSQL of our own. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL that listens to a socket only and forgets everything when it is stopped. It needs Debian's
 * `postgresql` package or another one whose `initdb` and `pg_ctl` are on the path.
 * @returns the reason, as part of a sentence, when none can be started.
 */
export async function startPostgres(): Promise<Postgres | string> {
  const bin = folderOf('pg_ctl', 'initdb');
  if (bin === null) return 'PostgreSQL is not installed';
  const user = serverUser();
  if (user === null) return 'PostgreSQL refuses to run as root, and there is no user "postgres"';

  const folder = await mkdtemp(join(tmpdir(), 'parkett-postgres-'));
  if (user !== 'self') await chown(folder, user.uid, user.gid);
  const as = user === 'self' ? {} : user;
  const data = join(folder, 'data');
  // Nothing has to survive a crash, and `lower` has to work for umlauts.
  const fast = '-c fsync=off -c full_page_writes=off -c max_connections=200';
  const options = `-k ${folder} -c listen_addresses= ${fast}`;
  const stopping = ['-D', data, '-m', 'immediate', 'stop'];
  try {
    const made = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
    await run(join(bin, 'initdb'), made, { ...as, cwd: folder });
    await run(join(bin, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start'], {
      ...as,
      cwd: folder,
    });
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    return `PostgreSQL did not start (${reasonOf(cause)})`;
  }
  const last = () => spawnSync(join(bin, 'pg_ctl'), stopping, { ...as, cwd: tmpdir() });
  process.once('exit', last);
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      process.off('exit', last);
      await run(join(bin, 'pg_ctl'), stopping, { ...as, cwd: tmpdir() });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder that holds these programs: on the path, or where Debian puts the newest version. */
function folderOf(...programs: string[]): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((name) => join(debian, name, 'bin'))];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** The user that the server may run as: the current one, or `postgres` where that is root; null where there is none. */
function serverUser(): 'self' | { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return 'self';
  const idOf = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  };
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid === null || gid === null ? null : { uid, gid };
}
