import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres.ts';
import { type DialectName, open } from '../database.ts';
import { withdrawals } from './012-withdrawals.ts';
import { withdrawalDays } from './015-withdrawal-days.ts';

/** Half an hour before midnight in London, in winter and in summer: the next day where the shop is. */
const WINTER = '2026-01-14T23:30:00.000Z';
const SUMMER = '2026-06-14T22:30:00.000Z';

async function backFilled(databaseUrl: string | null, dialect: DialectName): Promise<void> {
  const { db, close } = await open({ databaseUrl });
  try {
    await backFill(db as Kysely<unknown>, dialect);
  } finally {
    await close();
  }
}

async function backFill(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const declare = (contract: string, at: string, day?: string) =>
    day === undefined
      ? sql`insert into "withdrawals" ("name", "contract", "email", "receivedAt")
          values ('Clara', ${contract}, 'clara@example.org', ${at})`.execute(db)
      : sql`insert into "withdrawals" ("name", "contract", "email", "receivedAt", "day")
          values ('Clara', ${contract}, 'clara@example.org', ${at}, ${day})`.execute(db);
  await sql`create table "orders" ("id" integer primary key)`.execute(db);
  await withdrawals(dialect).up(db);
  await declare('000000001', WINTER);
  await declare('000000002', SUMMER);
  await withdrawalDays().up(db);
  const { rows } = await sql`select "contract", "receivedAt", "day" from "withdrawals" order by "id"`.execute(db);
  expect(rows).toEqual([
    { contract: '000000001', receivedAt: WINTER, day: '2026-01-15' },
    { contract: '000000002', receivedAt: SUMMER, day: '2026-06-15' },
  ]);
  await declare('000000001', SUMMER, '2026-06-15');
  await expect(declare('000000001', WINTER, '2026-01-15')).rejects.toThrow(/unique/i);
}

describe('the day of declarations that were there before', () => {
  test('is the one in Berlin, and the same words on another day are another (SQLite)', () =>
    backFilled(null, 'sqlite'));
});

describe('the same on PostgreSQL', async () => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') {
    console.warn(`Not run on PostgreSQL: ${postgres}.`);
    return;
  }
  afterAll(() => postgres.stop());
  test('is the one in Berlin, and the same words on another day are another (PostgreSQL)', () =>
    backFilled(postgres.url, 'postgres'));
});
