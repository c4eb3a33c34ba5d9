import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/*
 * The types of the tables that `schema.sql` makes.
 *
 * - `Flag` is 0 or 1; SQLite has no booleans.
 * - `Json` is text that `JSON.stringify` made.
 * - `Moment` is ISO 8601 text in UTC with milliseconds, so that it sorts by time; `Day` is `YYYY-MM-DD`.
 * - Amounts are whole cents. The database makes ids: never insert one.
 */
export type Flag = number;
export type Json = string;
export type Moment = string;
export type Day = string;
export type Cents = number;
export type Id = GeneratedAlways<number>;
/** Has a default in the database. */
export type Given<T> = Generated<T>;
/** May be left out when a row is made, which leaves it null. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
