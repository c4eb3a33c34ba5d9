import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const TABLES = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
/** 31 bits of the schema's digest. Another schema is another version: nothing is migrated. */
const VERSION = createHash('sha256').update(TABLES).digest().readUInt32BE() >>> 1;

/** The database was written by another version of the shop. */
export class OtherVersion extends Error {}

/**
 * Makes the tables of `schema.sql` in an empty database. Doing so again, or in two servers at once, does no harm.
 * @throws OtherVersion
 */
export async function makeTables(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx);
    if (rows[0]?.user_version === VERSION) return;
    const tables = await sql`select name from sqlite_master where type = 'table'`.execute(trx);
    if (tables.rows.length > 0) throw new OtherVersion();
    for (const statement of TABLES.trim().split(/;\s*\n|;$/)) if (statement) await sql.raw(statement).execute(trx);
    await sql.raw(`pragma user_version = ${VERSION}`).execute(trx);
  });
}

/** Deletes everything the shop holds, and keeps the tables. */
export async function empty(db: Kysely<Schema>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db);
  for (const table of await db.introspection.getTables()) await sql`delete from ${sql.table(table.name)}`.execute(db);
  await sql`delete from sqlite_sequence`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
}
