import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import { open } from '../db/database.ts';
import { type RunningShop, startShop } from '../server.ts';
import { type Client, clientOf } from './client.ts';
import { startPostgres } from './postgres.ts';

export interface Fixture {
  shop: RunningShop;
  visitor: Client;
}

/**
 * Runs the same specs on SQLite and, where there is one, on PostgreSQL: each with a shop of its own per test, seeded.
 * Where PostgreSQL is missing the reason is printed.
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
  beforeEach(async () => {
    const shop = await start();
    fixture = { shop, visitor: clientOf(shop.url) };
  });
  afterEach(async () => {
    await fixture?.shop.close();
    fixture = null;
  });
  specs(() => {
    if (!fixture) throw new Error('The shop is started before each test.');
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
