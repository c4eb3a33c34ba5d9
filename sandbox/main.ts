import { existsSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { atlas, buildIfNeeded, DIST, KIT } from './build.ts';
import { clockOf } from './clock.ts';
import { appSettings, type Config, configFrom, endOfStart } from './config.ts';
import { seedManyItems } from './content/seed/manyItems.ts';
import { seed, seedAll, seedDecade } from './content/seed.ts';
import { type Database, databaseFile, open, otherDatabases, reasonOf } from './db/database.ts';
import { empty } from './db/makeTables.ts';
import { isSpoilt } from './db/sqlite.ts';
import { contentOf } from './documents/on-demand.ts';
import { inStyle, writeSettings } from './http/settings.ts';
import { outboxOf } from './mails/outbox.ts';
import { PERSONAS } from './personas.ts';
import { createShop, fillDatabase, listen, stop } from './server.ts';
import { web } from './web.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

let dataDir: string | null = null;
try {
  const config = configFrom(process.env);
  dataDir = config.dataDir;
  if (process.argv.includes('--reset')) await reset(config);
  else await start(config);
} catch (error) {
  console.error(`${endOfStart(reasonOf(error), dataDir)}.`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  await buildIfNeeded();
  const isNew = !existsSync(databaseFile(config.dataDir));
  const database = await open(config);
  const others = otherDatabases(config.dataDir);
  if (isNew && others.length > 0)
    console.log(
      `\nThe data in ${config.dataDir} (${others.join(', ')}) belong to another version of Parkett and stay as they are. The shop starts with new ones; \`npm run reset\` removes the others.`,
    );
  const clock = clockOf(database.db);
  const servers: Server[] = [];
  try {
    await fillDatabase(database, clock, seed);
    if (config.style !== null) await writeSettings(database.db, { style: config.style });
    const outbox = outboxOf(config.smtpUrl, contentOf);
    for (const [reading, port] of [
      ['investor', config.port],
      ['marketplace', config.marketplacePort],
    ] as const) {
      const app = createShop({
        database,
        clock,
        reading,
        origins: config.origins,
        outbox,
        host: config.host,
        seed: inStyle(config.style, seedAll),
        web: web({
          distDir: DIST,
          kitDir: KIT,
          settings: appSettings(reading, config.origins[reading]),
          atlas: atlas(),
        }),
      });
      servers.push(await listen(app, port, config.host));
    }
  } catch (error) {
    await shutDown(servers, database);
    throw error;
  }
  console.log(greeting(config.origins));
  if (!LOOPBACK.includes(config.host))
    console.log(
      `\nAchtung: HOST ist ${config.host}. Wer diesen Rechner erreicht, kann sich als jede dieser Personen anmelden.`,
    );
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      ending = true;
      void shutDown(servers, database).then(() => process.exit(0));
    });
  // The shop is open and works without these data; ending it may close the database during the seeding.
  await seedDecade(database.db, clock).catch((error: unknown) => {
    if (!ending) console.error(`The investor of ten years has no orders: ${endOfStart(reasonOf(error), dataDir)}.`);
  });
  await seedManyItems(database.db, config.works).catch((error: unknown) => {
    if (!ending) console.error(`The marketplace has fewer works: ${endOfStart(reasonOf(error), dataDir)}.`);
  });
}

async function shutDown(servers: readonly Server[], database: Database): Promise<void> {
  await Promise.all(servers.map(stop));
  await database.close();
}

/**
 * Empties and refills the shop; a running server continues with the new data. Replaces a corrupt file and removes data
 * of other versions.
 */
async function reset(config: Config): Promise<void> {
  try {
    await refill(config);
  } catch (error) {
    const file = databaseFile(config.dataDir);
    if (!existsSync(file) || !isSpoilt(error)) throw error;
    remove(file);
    await refill(config);
  }
  for (const name of otherDatabases(config.dataDir)) remove(join(config.dataDir, name));
  console.log('The sandbox is as new.');
}

function remove(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

async function refill(config: Config): Promise<void> {
  const database = await open(config);
  try {
    await empty(database.db);
    await inStyle(config.style, seedAll)(database.db, clockOf(database.db));
  } finally {
    await database.close();
  }
}

function greeting({ investor, marketplace }: Config['origins']): string {
  const width = Math.max(...PERSONAS.map(({ email }) => email.length));
  const people = PERSONAS.map(({ email, description }) => `  ${email.padEnd(width)}  ${description.de}`);
  return `
  Anlegen      ${investor}
  Marktplatz   ${marketplace}
  Steuerung    ${investor}/sandbox
  Maschinen    ${investor}/atlas

Anmelden mit dem Passwort ${PERSONAS[0]?.password ?? ''} als:
${people.join('\n')}

Beenden mit Strg+C.`;
}
