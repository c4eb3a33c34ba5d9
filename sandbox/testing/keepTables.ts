import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Copies all tables of a shop’s database into a second database and returns a function that restores them: in a few
 * milliseconds, where seeding takes some hundred, before each of hundreds of tests. No request may be running.
 */
export async function keepTables(db: Db): Promise<() => Promise<void>> {
  await sql`attach ':memory:' as kept`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from main.sqlite_master where type = 'table'`.execute(db);
  const tables = rows.map(({ name }) => ({
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
