import { closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { makeTables, VERSION } from './makeTables.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;

export interface DatabaseOptions {
  /** Folder of the database; null keeps the database in memory. */
  dataDir?: string | null;
}

export interface Database {
  db: Db;
  close(): Promise<void>;
}

/**
 * Path of the database in a folder. Each version of `schema.sql` has a separate file, so that no migration is needed.
 */
export const databaseFile = (dataDir: string): string => join(dataDir, `shop-${VERSION}.sqlite`);

/** Names of databases in the folder from other versions of the shop. */
export const otherDatabases = (dataDir: string): string[] =>
  readdirSync(dataDir).filter(
    (name) => /^shop(?:-[0-9a-f]+)?\.sqlite$/.test(name) && join(dataDir, name) !== databaseFile(dataDir),
  );

/**
 * Opens the shop’s database and creates its tables if it is new.
 * @throws Error with a sentence for the person at the terminal if the database cannot be opened.
 */
export async function open({ dataDir = null }: DatabaseOptions): Promise<Database> {
  const db = connect(dataDir === null ? ':memory:' : fileIn(dataDir));
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await db.destroy();
    isClosed = true;
  };
  try {
    await makeTables(db);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function connect(file: string): Db {
  try {
    // Other users of this machine must not read password hashes and personal data; SQLite creates its other files with
    // the same mode.
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
  return databaseFile(dataDir);
}

/**
 * Replaces `mkdirSync` with `recursive`, which never returns if a folder cannot be created although its parent exists
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

/** Returns the first line of the error’s message, without the full stop. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
