import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { open } from '../db/database.ts';
import { type RunningShop, startShop } from '../server.ts';
import { type Client, clientOf } from './client.ts';
import { keepTables } from './keepTables.ts';
import { startPostgres } from './postgres.ts';

export interface Fixture {
  shop: RunningShop;
  visitor: Client;
}

/**
 * Runs the same specs on SQLite and, where there is one, on PostgreSQL: each with a seeded shop, as
 * new for each test. Where PostgreSQL is missing the reason is printed.
 */
export function onBothDatabases(title: string, specs: (fixture: () => Fixture) => void): void {
  describe(`${title} (SQLite)`, () => withShop(specs, async () => startShop()));

  describe(`${title} (PostgreSQL)`, async () => {
    const postgres = await startPostgres();
    if (typeof postgres === 'string') {
      console.warn(`Not run on PostgreSQL: ${postgres}.`);
      return;
    }
    afterAll(() => postgres.stop());
    // Tests share the cluster, not the tables: each has a schema of its own.
    withShop(specs, async () => startShop({ databaseUrl: postgres.url, schema: await newSchema(postgres.url) }));
  });
}

/** The same on SQLite only, for specs that have nothing to do with the database. */
export function onShop(specs: (fixture: () => Fixture) => void): void {
  withShop(specs, async () => startShop());
}

function withShop(specs: (fixture: () => Fixture) => void, start: () => Promise<RunningShop>): void {
  let fixture: Fixture | null = null;
  let makeNew = async () => {};
  beforeAll(async () => {
    const shop = await start();
    makeNew = await keepTables(shop.database);
    fixture = { shop, visitor: clientOf(shop.url) };
  });
  beforeEach(() => makeNew());
  afterAll(() => fixture?.shop.close());
  specs(() => {
    if (!fixture) throw new Error('The shop is started before the first test.');
    return fixture;
  });
}

async function newSchema(databaseUrl: string): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const { db, close } = await open({ databaseUrl });
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await close();
  return schema;
}
