import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, personaOf } from '../personas.ts';
import { type RunningShop, startShop } from '../server.ts';
import { clientOf } from '../testing/client.ts';
import { databaseFile } from './database.ts';
import { insert } from './rows.ts';

describe('a shop that keeps its data in a file', () => {
  let folder = '';
  let shop: RunningShop;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parkett-'));
    shop = await startShop({ dataDir: folder });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  // https://sqlite.org/pragma.html#pragma_synchronous: in WAL mode a commit survives a power failure with FULL (2)
  // only.
  test('has every acknowledged write on the disk', async () => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(shop.database.db);
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

  test('answers 503 within a second while another process has the lock, reads meanwhile, and recovers afterwards', async () => {
    const visitor = clientOf(shop.url);
    const clara = await visitor.as('cleared');
    const mail = personaOf('cleared').email;
    const other = new DatabaseSync(databaseFile(folder));
    other.exec('begin immediate');
    const writes = [
      () => clara.call('POST', 'addresses', {}),
      () => clara.call('POST', 'orders', { localeCode: 'de_DE' }),
      () => clara.call('PUT', 'customers/x', {}),
      () => clara.call('DELETE', 'customer-documents/1'),
      () => visitor.call('POST', 'authentication-token', { email: mail, password: PASSWORD }),
      () => visitor.call('POST', 'reset-password-requests', { email: mail }),
      () => visitor.control('POST', 'clock', { seconds: 1 }),
    ];
    const started = performance.now();
    const answers = await Promise.all([...writes, ...writes, ...writes].map((write) => write()));
    const reads = [await visitor.call('GET', 'channels'), await clara.call('GET', 'orders')];
    const seconds = (performance.now() - started) / 1_000;
    other.exec('rollback');
    other.close();
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '1']),
    );
    expect(reads.map(({ status }) => status)).toEqual([200, 200]);
    expect(seconds).toBeLessThan(1);
    expect((await clara.call('POST', 'orders', { localeCode: 'de_DE' })).status).toBe(201);
  });

  test('answers 503 to a query that also has to write, such as for a due webhook', async () => {
    const clara = await clientOf(shop.url).as('cleared');
    const due = { eventId: 'due', sessionId: 'none', outcome: 'failed', dueAt: '2020-01-01T00:00:00.000Z' } as const;
    await insert(shop.database.db, 'paymentEvents', due);
    const other = new DatabaseSync(databaseFile(folder));
    other.exec('begin immediate');
    const query = '{ channel: countries { collection { code } } orders { collection { number } } }';
    const locked = await clara.call('POST', 'graphql', { query });
    other.close();
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await clara.call('POST', 'graphql', { query })).status).toBe(200);
  });
});
