import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';

interface Copied {
  own: RawBuilder<unknown>;
  kept: RawBuilder<unknown>;
}

/**
 * Keeps a copy of all that a shop's database holds now, and returns what brings it back: in a few milliseconds, where
 * seeding anew takes some hundred, before each of hundreds of tests. Requests must have been answered before.
 */
export const keepTables = ({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<() => Promise<void>> =>
  dialect === 'sqlite' ? keepSqlite(db) : keepPostgres(db);

/** In a second database, in memory. */
async function keepSqlite(db: Db): Promise<() => Promise<void>> {
  await sql`attach ':memory:' as kept`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select name from main.sqlite_master where type = 'table' and name not like 'kysely_%'`.execute(db);
  const tables: Copied[] = rows.map(({ name }) => ({
    own: sql.id('main', name),
    kept: sql.id('kept', name.replace('sqlite_', '')),
  }));
  for (const { own, kept } of tables) await sql`create table ${kept} as select * from ${own}`.execute(db);
  return async () => {
    await sql`pragma foreign_keys = off`.execute(db);
    for (const { own, kept } of tables) {
      await sql`delete from ${own}`.execute(db);
      await sql`insert into ${own} select * from ${kept}`.execute(db);
    }
    await sql`pragma foreign_keys = on`.execute(db);
  };
}

/** In a second schema, whose name ends in `_kept`. What numbers the rows of each table is no table, so it is kept as well. */
async function keepPostgres(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(db);
  const tables: Copied[] = rows.map(({ name, schema }) => ({
    own: sql.id(schema, name),
    kept: sql.id(`${schema}_kept`, name),
  }));
  await sql`create schema ${sql.id(`${rows[0]?.schema}_kept`)}`.execute(db);
  for (const { own, kept } of tables) await sql`create table ${kept} as table ${own}`.execute(db);
  const { rows: numbered } = await sql<{ name: string; last: number }>`
    select quote_ident(sequencename) as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(db);
  return () =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`truncate ${sql.join(tables.map(({ own }) => own))} restart identity`.execute(trx);
      for (const { own, kept } of tables) await sql`insert into ${own} table ${kept}`.execute(trx);
      for (const { name, last } of numbered) await sql`select setval(${name}::regclass, ${last})`.execute(trx);
    });
}
