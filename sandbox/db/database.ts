import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type DialectName = 'sqlite' | 'postgres';

export interface DatabaseOptions {
  /** `postgres://…`; wins over `dataDir`. */
  databaseUrl?: string | null;
  /** Folder of `shop.sqlite`; null keeps everything in memory. */
  dataDir?: string | null;
  /** PostgreSQL only: schema to live in, so that tests share a cluster. */
  schema?: string;
}

export interface Database {
  db: Db;
  dialect: DialectName;
  close(): Promise<void>;
}

/**
 * Opens the shop's database without changing its content; `migrate` makes the tables.
 * @throws Error with a sentence for the person at the terminal when it cannot be opened.
 */
export async function open(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.schema ?? 'public')
    : openFile(options.dataDir ?? null);
}

async function openFile(dataDir: string | null): Promise<Database> {
  let file = ':memory:';
  if (dataDir !== null) {
    file = join(dataDir, 'shop.sqlite');
    try {
      makeFolder(dataDir);
    } catch (cause) {
      throw new Error(`The data folder ${dataDir} cannot be used: ${reasonOf(cause)}. Set DATA_DIR to another.`, {
        cause,
      });
    }
  }
  try {
    // Password hashes and personal data are nobody else's on this machine; SQLite makes its other files like this one.
    if (dataDir !== null) closeSync(openSync(file, 'a', 0o600));
    const sqlite = openSqlite(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    return { db, dialect: 'sqlite', close: () => closeOnce(db) };
  } catch (cause) {
    throw new Error(
      `The database ${file} cannot be opened: ${reasonOf(cause)}. \`npm run reset\` starts with an empty one.`,
      { cause },
    );
  }
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

async function openPostgres(url: string, schema: string): Promise<Database> {
  // Loaded on demand: most people run the sandbox without PostgreSQL, and the first start should be quick.
  const { Pool, types } = (await import('pg')).default;
  // int8 and numeric come as text by default; the shop's amounts and counts fit a double exactly.
  const INT8 = 20;
  const NUMERIC = 1700;
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new Pool({ connectionString: url, max: 10, options: `-c search_path=${schema}` });
  // A database server that disappears while a connection idles must not end this process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: 'postgres', close: () => closeOnce(db) };
}

const closed = new WeakSet<Db>();
async function closeOnce(db: Db): Promise<void> {
  if (closed.has(db)) return;
  closed.add(db);
  await db.destroy();
}

/** The first line of the error's message, without a full stop. */
export function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const message = inner instanceof Error ? inner.message : String(inner);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
