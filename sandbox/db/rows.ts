import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Changes, NewRow, Row, Schema } from './schema.ts';

type Table = keyof Schema;

const pairs = (values: object) => Object.entries(values).filter(([, value]) => value !== undefined);

/**
 * SQL condition; `is` compares null as well.
 * @throws Error for an undefined value, which would match every row.
 */
function where(values: object) {
  const conditions = Object.entries(values).map(([name, value]) => {
    if (value === undefined) throw new Error(`The value of ${name} is missing.`);
    return sql`${sql.ref(name)} is ${value}`;
  });
  return sql.join([sql`1`, ...conditions], sql` and `);
}

/** Returns the rows of a table with these values, in the order of their creation. */
export async function rowsOf<T extends Table>(db: Db, table: T, values: Partial<Row<T>> = {}): Promise<Row<T>[]> {
  const found = sql<Row<T>>`select * from ${sql.table(table)} where ${where(values)} order by rowid`;
  return (await found.execute(db)).rows;
}

/** Returns the first row with these values; undefined if there is none. */
export async function findRow<T extends Table>(db: Db, table: T, values: Partial<Row<T>>): Promise<Row<T> | undefined> {
  const found = sql<Row<T>>`select * from ${sql.table(table)} where ${where(values)} order by rowid limit 1`;
  return (await found.execute(db)).rows[0];
}

/** Returns the first row with these values; throws if there is none. */
export async function rowOf<T extends Table>(db: Db, table: T, values: Partial<Row<T>> = {}): Promise<Row<T>> {
  const row = await findRow(db, table, values);
  if (!row) throw new Error(`${table} has no row with ${JSON.stringify(values)}.`);
  return row;
}

export async function insert<T extends Table>(db: Db, table: T, values: NewRow<T>): Promise<Row<T>> {
  const columns = sql.join(pairs(values).map(([name]) => sql.ref(name)));
  const added = sql.join(pairs(values).map(([, value]) => value));
  const row = sql<Row<T>>`insert into ${sql.table(table)} (${columns}) values (${added}) returning *`;
  const [made] = (await row.execute(db)).rows;
  if (!made) throw new Error(`${table} has no new row.`);
  return made;
}

/** Changes all rows of a table with these values. */
export async function update<T extends Table>(db: Db, table: T, changes: Changes<T>, values: Partial<Row<T>> = {}) {
  const set = sql.join(pairs(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  await sql`update ${sql.table(table)} set ${set} where ${where(values)}`.execute(db);
}

/** Deletes all rows of a table with these values. */
export async function remove<T extends Table>(db: Db, table: T, values: Partial<Row<T>> = {}) {
  await sql`delete from ${sql.table(table)} where ${where(values)}`.execute(db);
}
