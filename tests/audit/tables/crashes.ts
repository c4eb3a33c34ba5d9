import { copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { clockOf } from '#sandbox/clock.ts';
import { seed } from '#sandbox/content/seed.ts';
import { type Db, open } from '#sandbox/db/database.ts';
import { fillDatabase } from '#sandbox/server.ts';
import { clientOf } from '#sandbox/testing/client.ts';
import { BY_CARD, readyOrder } from '#sandbox/testing/orders.ts';
import { ended, kill, run, started } from '../process.ts';
import type { Attempt, Table } from '../table.ts';
import type { World } from '../world.ts';
import { complete, investors, onHand } from './races.ts';

const VICTIM = 'tests/audit/victim.ts';
const QUANTITY = 250;

/** Does something with a shop's database file while no shop runs on it. */
async function within<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await open({ dataDir });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const isWhole = (dataDir: string) =>
  within(dataDir, async (db) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const broken = await sql`pragma foreign_key_check`.execute(db);
    return rows[0]?.integrity_check === 'ok' && broken.rows.length === 0;
  });

/** Kills a shop amid orders: what it said to have taken is there afterwards, once. */
async function amidOrders(attempt: Attempt, world: World, round: number): Promise<number> {
  const dataDir = mkdtempSync(join(world.folder, 'killed-'));
  const first = await open({ dataDir });
  await fillDatabase(first, clockOf(first.db), seed);
  const buyers = await investors(first.db, world, clientOf(''), 6);
  const stock = await onHand(first.db);
  await first.close();

  const { child, url } = await started([VICTIM, dataDir]);
  const acknowledged: string[] = [];
  // Each round a little later in the orders' life.
  const enough = Promise.withResolvers<void>();
  const buying = buyers.map(async ({ token }) => {
    const client = clientOf(url).with(token ?? '');
    for (;;) {
      const order = await readyOrder(client, BY_CARD, QUANTITY, 'card');
      const { status } = await complete(client, order.tokenValue);
      if (status !== 200) return;
      acknowledged.push(order.tokenValue);
      if (acknowledged.length === 3 + round) enough.resolve();
    }
  });
  const ending = Promise.allSettled(buying);
  await Promise.race([enough.promise, ending]);
  await kill(child);
  await ending;

  attempt(`round ${round}: the database is whole`, await isWhole(dataDir));
  await within(dataDir, async (db) => {
    const taken = await db
      .selectFrom('orders')
      .select(['id', 'tokenValue', 'number'])
      .where('checkoutState', '=', 'completed')
      .execute();
    const lost = acknowledged.filter((token) => !taken.some(({ tokenValue }) => tokenValue === token));
    attempt(`round ${round}: of ${acknowledged.length} acknowledged orders none is lost`, lost.length === 0, lost);
    const items = await db
      .selectFrom('orderItems')
      .innerJoin('orders', 'orders.id', 'orderItems.orderId')
      .select('quantity')
      .where('checkoutState', '=', 'completed')
      .where('productCode', '=', BY_CARD)
      .where('orders.customerId', 'in', (at) => at.selectFrom('customers').select('id').where('personaKey', 'is', null))
      .execute();
    const sold = items.reduce((sum, { quantity }) => sum + quantity, 0);
    attempt(`round ${round}: the stock is exact`, stock - (await onHand(db)) === sold, [stock, await onHand(db), sold]);
    const numbers = taken.flatMap(({ number }) => number ?? []);
    attempt(
      `round ${round}: each has its own number`,
      numbers.length === taken.length && new Set(numbers).size === numbers.length,
    );
  });
  const again = await started([VICTIM, dataDir]);
  const { status } = await clientOf(again.url).call('GET', 'channels');
  attempt(`round ${round}: it starts again`, status === 200, status);
  await kill(again.child, 'SIGTERM');
  return acknowledged.length;
}

/** Kills a start or a reset so many milliseconds after its begin: the next one is as if nothing had been. */
async function early(
  attempt: Attempt,
  dataDir: string,
  what: string,
  args: readonly string[],
  after: number,
): Promise<void> {
  await ended(run(args, { DATA_DIR: dataDir }, { timeout: after, killSignal: 'SIGKILL' }));
  const again = await started([VICTIM, dataDir]);
  const client = clientOf(again.url);
  const persona = await client.control('POST', 'login', { persona: 'julia' });
  await kill(again.child, 'SIGTERM');
  attempt(`${what} killed after ${after} ms`, persona.status === 200 && (await isWhole(dataDir)), persona.status);
}

/** What may stand where the database is expected. */
async function broken(attempt: Attempt, world: World): Promise<void> {
  const good = mkdtempSync(join(world.folder, 'good-'));
  const database = await open({ dataDir: good });
  await fillDatabase(database, clockOf(database.db), seed);
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await database.close();
  const kinds: [what: string, spoil: (file: string) => void][] = [
    ['garbage', (file) => writeFileSync(file, 'garbage '.repeat(1_000))],
    ['an empty file', (file) => writeFileSync(file, '')],
    [
      'half of a file',
      (file) => {
        copyFileSync(join(good, 'shop.sqlite'), file);
        truncateSync(file, readFileSync(file).length / 2);
      },
    ],
    [
      'a file with a page overwritten',
      (file) => {
        const bytes = readFileSync(join(good, 'shop.sqlite'));
        writeFileSync(file, bytes.fill('x', 4_096, 8_192));
      },
    ],
  ];
  for (const [what, spoil] of kinds) {
    const dataDir = mkdtempSync(join(world.folder, 'broken-'));
    spoil(join(dataDir, 'shop.sqlite'));
    const { code, said } = await ended(run(['sandbox/main.ts', '--reset'], { DATA_DIR: dataDir }));
    const clean = code === 0 && (await isWhole(dataDir));
    const people = clean ? await within(dataDir, (db) => db.selectFrom('customers').select('id').execute()) : [];
    attempt(`reset of ${what}`, clean && people.length > 20, `${code} ${said.slice(0, 150)}`);
  }
}

const killing =
  (name: string, rounds: number): Table['run'] =>
  async (attempt, world) => {
    let acknowledged = 0;
    for (let round = 1; round <= rounds; round += 1) acknowledged += await amidOrders(attempt, world, round);
    attempt(`${name}: orders were acknowledged before`, acknowledged >= rounds * 3, acknowledged);
  };

export const crashes: Table[] = [
  { name: 'kill −9 amid orders, twice', least: 11, run: killing('twice', 2) },
  { name: 'kill −9 amid orders, 20 times', least: 101, long: true, run: killing('20 times', 20) },
  {
    name: 'kill −9 amid the first start and amid a reset',
    least: 12,
    long: true,
    async run(attempt, world) {
      for (const after of [30, 90, 150, 210, 300, 400]) {
        const dataDir = mkdtempSync(join(world.folder, 'early-'));
        await early(attempt, dataDir, 'a first start', [VICTIM, dataDir], after);
      }
      const dataDir = mkdtempSync(join(world.folder, 'reset-'));
      await ended(run(['sandbox/main.ts', '--reset'], { DATA_DIR: dataDir }));
      for (const after of [60, 150, 240, 330, 420, 600])
        await early(attempt, dataDir, 'a reset', ['sandbox/main.ts', '--reset'], after);
    },
  },
  { name: 'a broken database, then a reset', least: 4, run: broken },
];
