import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const TABLES = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
/** Digits of the schema’s digest, which ignores comments and white space. */
export const VERSION: string = createHash('sha256')
  .update(TABLES.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '))
  .digest('hex')
  .slice(0, 8);

/** Creates the tables of `schema.sql` in an empty database. Repeated or simultaneous calls are harmless. */
export async function makeTables(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = await sql`select name from sqlite_master where type = 'table'`.execute(trx);
    if (tables.rows.length > 0) return;
    for (const statement of TABLES.trim().split(/;\s*\n|;$/)) if (statement) await sql.raw(statement).execute(trx);
  });
}

/** Deletes all rows and keeps the tables. */
export async function empty(db: Kysely<Schema>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of await db.introspection.getTables()) await sql`delete from ${sql.table(table.name)}`.execute(db);
  await sql`delete from sqlite_sequence`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
}
