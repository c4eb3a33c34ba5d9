import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres.ts';
import { type DialectName, open } from '../database.ts';
import { partsOf } from '../fileParts.ts';
import { fileParts } from './019-file-parts.ts';

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 251);

async function moved(databaseUrl: string | null, dialect: DialectName): Promise<void> {
  const { db: typed, close } = await open({ databaseUrl });
  const db = typed as Kysely<unknown>;
  const bytes = sql.raw(dialect === 'postgres' ? 'bytea' : 'blob');
  try {
    await sql`create table "files" ("uuid" text, "content" ${bytes})`.execute(db);
    await sql`create table "uploads" ("id" integer, "uuid" text)`.execute(db);
    await sql`create table "uploadParts" ("uploadId" integer, "start" integer, "content" ${bytes})`.execute(db);
    await sql`insert into "files" values ('large', ${bytesOf(1_234_567)}), ('small', ${bytesOf(500_000)})`.execute(db);
    await sql`insert into "uploads" values (1, 'begun')`.execute(db);
    await sql`insert into "uploadParts" values (1, 0, ${bytesOf(10)}), (1, 10, ${bytesOf(5)})`.execute(db);
    await fileParts(dialect).up(db);
    const large: Uint8Array[] = [];
    for await (const part of partsOf(typed, 'large', 0, 1_234_566)) large.push(part);
    expect(large.map(({ length }) => length)).toEqual([500_000, 500_000, 234_567]);
    expect(Buffer.concat(large).equals(bytesOf(1_234_567))).toBe(true);
    const { rows } = await sql`select "uuid", length("content") as "length" from "files" order by "uuid"`.execute(db);
    expect(rows).toEqual([
      { uuid: 'large', length: 0 },
      { uuid: 'small', length: 500_000 },
    ]);
    const begun = await typed.selectFrom('fileParts').select('start').where('fileUuid', '=', 'begun').execute();
    expect(begun).toEqual([{ start: 0 }, { start: 10 }]);
  } finally {
    await close();
  }
}

describe('files that were there before', () => {
  test('are in parts if they are large, and begun uploads go on (SQLite)', () => moved(null, 'sqlite'));
});

describe('the same on PostgreSQL', async () => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') {
    console.warn(`Not run on PostgreSQL: ${postgres}.`);
    return;
  }
  afterAll(() => postgres.stop());
  test('are in parts if they are large, and begun uploads go on (PostgreSQL)', () => moved(postgres.url, 'postgres'));
});
