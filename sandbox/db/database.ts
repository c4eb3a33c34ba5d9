import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { makeTables, OtherVersion } from './makeTables.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

export interface DatabaseOptions {
  /** Folder of `shop.sqlite`; null keeps everything in memory. */
  dataDir?: string | null;
}

export interface Database {
  db: Db;
  /** Name of the file that now holds the data of another version; null if there were none. */
  putAway: string | null;
  close(): Promise<void>;
}

/**
 * Opens the shop's database, with its tables. Data of another version are put away under another name, and the database is
 * empty then.
 * @throws Error with a sentence for the person at the terminal when it cannot be opened.
 */
export async function open({ dataDir = null }: DatabaseOptions): Promise<Database> {
  const file = dataDir === null ? ':memory:' : fileIn(dataDir);
  const db = connect(file);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.destroy();
    isClosed = true;
  };
  try {
    await makeTables(db);
    return { db, putAway: null, close };
  } catch (error) {
    await close();
    if (!(error instanceof OtherVersion)) throw error;
    const putAway = rename(file);
    return { ...(await open({ dataDir })), putAway };
  }
}

function connect(file: string): Db {
  try {
    // Password hashes and personal data are nobody else's on this machine; SQLite makes its other files like this one.
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
    return new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqlite(file) }) });
  } catch (cause) {
    throw new Error(
      `The database ${file} cannot be opened: ${reasonOf(cause)}. \`npm run reset\` starts with an empty one.`,
      { cause },
    );
  }
}

function fileIn(dataDir: string): string {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${reasonOf(cause)}. Set DATA_DIR to another.`, {
      cause,
    });
  }
  return join(dataDir, 'shop.sqlite');
}

/**
 * Replaces `mkdirSync` with `recursive`, which never returns where a folder cannot be made although its parent exists
 * (/proc).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error('it is a file');
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Puts a closed database away beside itself, under a name with the moment. */
function rename(file: string): string {
  const to = join(dirname(file), `shop-${new Date().toISOString().replace(/\W/g, '')}.sqlite`);
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, to + ending);
  return to;
}

/** The first line of the error's message, without a full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
