import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/*
 * Types of the tables in `schema.sql`.
 *
 * - `Flag` is 0 or 1; SQLite has no booleans.
 * - `Json` is text from `JSON.stringify`.
 * - `Moment` is ISO 8601 text in UTC with milliseconds, so that it sorts by time; `Day` is `YYYY-MM-DD`.
 * - Amounts are whole cents. The database generates ids: never insert an id.
 */
export type Flag = number;
export type Json = string;
export type Moment = string;
export type Day = string;
export type Cents = number;
export type Id = GeneratedAlways<number>;
/** Column with a default in the database. */
export type Given<T> = Generated<T>;
/** Optional on insert; defaults to null. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
