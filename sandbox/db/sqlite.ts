import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 500;

/**
 * Milliseconds for which a statement waits for another process’s write lock: during the start, and later. The driver is
 * synchronous, so a waiting statement blocks all other requests.
 */
export const LOCK_WAIT = { start: 5_000, later: 250 };

/** True if a statement failed because another process holds the lock (SQLITE_BUSY, SQLITE_LOCKED). */
export const isLocked = (error: unknown): boolean => [5, 6].includes(codeOf(error));

/**
 * True if SQLite finds the file corrupt (SQLITE_CORRUPT, SQLITE_NOTADB), which may be a temporary fault of the read.
 */
export const isSpoilt = (error: unknown): boolean =>
  error instanceof Error && ([11, 26].includes(codeOf(error)) || isSpoilt(error.cause));

/** Primary result code of SQLite; 0 for other errors. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/**
 * Wraps Node’s SQLite in the small interface of Kysely’s `SqliteDialect`, so that a newcomer’s machine has to compile
 * no native module. Caches prepared statements: preparing is most of the time of a short query.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT.start });
  // SQLite notices only here that a file is not a database. In WAL mode `normal` may lose commits at a power failure.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // SQLite’s own `lower` handles ASCII only: a search for „ökostrom“ would not find „Ökostrom“.
  database.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text));
  let isTaken = false;
  // While another process holds the lock, only the first statement waits for it; the following ones fail at once.
  const attempted: Attempt = (write) => {
    try {
      const done = write();
      if (isTaken) database.exec(`pragma busy_timeout = ${LOCK_WAIT.later}`);
      isTaken = false;
      return done;
    } catch (error) {
      if (isLocked(error) && !isTaken) {
        database.exec('pragma busy_timeout = 0');
        isTaken = true;
      }
      throw error;
    }
  };
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that begins with a read cannot write after another process has written.
      const text = sql === 'begin' ? 'begin immediate' : sql;
      const known = kept.get(text);
      if (known) return known;
      const statement = adapt(database.prepare(text), /^select\b/i.test(text) ? (read) => read() : attempted);
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

type Attempt = <T>(write: () => T) => T;

function adapt(statement: StatementSync, attempt: Attempt): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...parameters.map(bindable))),
    run: (parameters) => attempt(() => statement.run(...parameters.map(bindable))),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}; the tables hold text, numbers and bytes.`);
}
