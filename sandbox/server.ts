import { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { type Clock, clockOf } from './clock.ts';
import { seed } from './content/seed.ts';
import { sandboxPages } from './control/pages.ts';
import { control } from './control.ts';
import { type Database, type DatabaseOptions, open } from './db/database.ts';
import { LOCK_WAIT } from './db/sqlite.ts';
import { contentOf } from './documents/on-demand.ts';
import { graphql } from './graphql/route.ts';
import { API } from './http/answer.ts';
import type { Seed, ShopEnv, ShopMiddleware } from './http/env.ts';
import { answerError, notFound, Refused } from './http/errors.ts';
import { faults } from './http/faults.ts';
import { etag, everyAnswer, headers } from './http/headers.ts';
import { knownHost } from './http/knownHost.ts';
import { FILES, isBucket, negotiation } from './http/negotiation.ts';
import { origins } from './http/origins.ts';
import { requests } from './http/requests.ts';
import { readSettings, shownOf } from './http/settings.ts';
import { type Outbox, outboxOf } from './mails/outbox.ts';
import { clearance } from './people/clearance.ts';
import { account } from './routes/account.ts';
import { addresses } from './routes/addresses.ts';
import { authentication } from './routes/authentication.ts';
import { catalogue } from './routes/catalogue.ts';
import { collections } from './routes/collections.ts';
import { companies } from './routes/companies.ts';
import { content } from './routes/content.ts';
import { customers } from './routes/customers.ts';
import { docs } from './routes/docs.ts';
import { documents } from './routes/documents.ts';
import { files } from './routes/files.ts';
import { identification } from './routes/identification.ts';
import { invoices } from './routes/invoices.ts';
import { items } from './routes/items.ts';
import { lookups } from './routes/lookups.ts';
import { media } from './routes/media.ts';
import { migration } from './routes/migration.ts';
import { orders } from './routes/orders.ts';
import { passwords } from './routes/passwords.ts';
import { questionnaires } from './routes/questionnaires.ts';
import { referrals } from './routes/referrals.ts';
import { signUp } from './routes/signUp.ts';
import { transfers } from './routes/transfers.ts';
import { twoFactor } from './routes/twoFactor.ts';
import { uboUsers } from './routes/uboUsers.ts';
import { wallets } from './routes/wallets.ts';
import { withdrawals } from './routes/withdrawals.ts';

/** Origins of `npm start` without settings. */
const ORIGINS = { investor: 'http://localhost:4000', marketplace: 'http://localhost:4001' };
/** Maximum size of a JSON body in bytes; uploads have their own limits. */
const BODY_LIMIT = 1_000_000;

export interface ShopOptions {
  database: Pick<Database, 'db'>;
  clock: Clock;
  reading: Reading;
  /**
   * Origins of the app on both sites, without a trailing slash. Mails and partners link to them, and the shop accepts
   * their hosts.
   */
  origins?: Readonly<Record<Reading, string>>;
  /** Sends mails; by default the database only stores them. */
  outbox?: Outbox;
  /** Listening address; the shop accepts it as a host besides loopback and the hosts of `origins`. */
  host?: string;
  /** Refills the shop after a reset. */
  seed?: Seed;
  /** Answers every path outside the API and the sandbox: the built app. */
  web?: Hono;
}

/**
 * Creates the embedded shop as one Hono app: the API of requirements section 7, the partners, the control page and the
 * app.
 */
export function createShop(options: ShopOptions): Hono<ShopEnv> {
  const {
    database,
    clock,
    reading,
    origins: places = ORIGINS,
    host,
    web,
    outbox = outboxOf(null, contentOf),
    seed: fill = seed,
  } = options;
  const prepare: ShopMiddleware = async (context, next) => {
    context.set('db', database.db);
    context.set('clock', clock);
    context.set('reading', reading);
    context.set('origins', places);
    context.set('origin', places[reading]);
    context.set('outbox', outbox);
    context.set('seed', fill);
    const languages = context.req.header('accept-language') ?? '';
    context.set('locale', context.req.path.startsWith(API) ? localeOf(languages) : languageOf(languages));
    context.set('settings', await readSettings(database.db));
    const now = await clock.now();
    context.set('now', now);
    await next();
    // RFC 9110 section 6.6.1: the shop’s time, which the control page can move.
    context.res.headers.set('Date', now.toUTCString());
  };
  const limitOfJson = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => {
      throw new Refused(413, 'Content Too Large');
    },
  });
  const limit: ShopMiddleware = (context, next) =>
    (context.req.method === 'POST' && context.req.path === FILES) || isBucket(context.req.method, context.req.path)
      ? next()
      : limitOfJson(context, next);
  const shop = new Hono<ShopEnv>().use(
    everyAnswer,
    knownHost(() => [host, ...Object.values(places).map((origin) => new URL(origin).hostname)]),
  );
  const ask = (path: string, init: RequestInit) => shop.request(path, init);
  const api = new Hono<ShopEnv>().use(
    ...([headers, limit, prepare, requests, etag, faults(ask), origins, negotiation, clearance] as const),
  );
  for (const routes of [
    authentication,
    signUp,
    customers,
    passwords,
    companies,
    twoFactor,
    migration,
    addresses,
    lookups,
    wallets,
    transfers,
    catalogue,
    collections,
    items,
    media,
    orders,
    withdrawals,
    invoices,
    files,
    account,
    referrals,
    documents,
    identification,
    questionnaires,
    uboUsers,
    content,
    graphql,
    docs,
  ])
    api.route('/', routes);
  api.all('*', () => {
    throw notFound();
  });

  shop.onError((error, context) => answerError(error, context));
  shop.route(API, api);
  shop.use('/sandbox/*', sameOrigin, limit, prepare);
  shop.route('/sandbox', control);
  shop.route('/sandbox', sandboxPages(ask));
  // The forms of these pages make the same calls as the tests: the control routes above.
  if (web) {
    shop.use('*', async (context, next) => {
      context.set('shownSettings', async () => shownOf(await readSettings(database.db)));
      await next();
    });
    shop.route('/', web);
  }
  return shop;
}

/** Refuses calls from pages of other sites, which could use the control page in the tester’s browser. */
const sameOrigin: ShopMiddleware = async (context, next) => {
  const origin = context.req.header('origin');
  if (origin !== undefined && context.req.method !== 'GET' && origin !== new URL(context.req.url).origin)
    throw new Refused(403, 'Forbidden');
  await next();
};

/**
 * Returns the one of the channel’s two languages with the highest weight in the header; German if the header has
 * neither. Sylius compares whole locale codes: the channel has `de-DE`, but neither `de` nor `en`.
 */
function localeOf(acceptLanguage: string): Locale {
  const asked = acceptLanguage
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='));
      return { tag: tag.replace('_', '-'), weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const found = asked.find(({ tag }) => tag === 'de-de' || tag === 'en-us');
  return found?.tag === 'en-us' ? 'en' : 'de';
}

/** Language of the partners’ pages, which match less exactly (requirement 9.1). */
const languageOf = (acceptLanguage: string): Locale =>
  /\b(de|en)\b/i.exec(acceptLanguage)?.[1]?.toLowerCase() === 'en' ? 'en' : 'de';

export interface StartOptions extends DatabaseOptions {
  /** 0 takes a free port. */
  port?: number;
  host?: string;
  reading?: Reading;
  /** Fills the empty database; null leaves it empty. */
  seed?: Seed | null;
  web?: Hono;
}

export interface RunningShop {
  /** Origin, without a trailing slash. */
  url: string;
  database: Database;
  clock: Clock;
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a separate shop for a test: on a free port, seeded, by default with a fresh database in memory.
 * @throws Error with a sentence if the database cannot be opened or the port is taken.
 */
export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const database = await open(options);
  const clock = clockOf(database.db);
  try {
    const { reading = 'investor', host, web, seed: fill = seed } = options;
    await fillDatabase(database, clock, fill);
    const origins = { ...ORIGINS };
    const app = createShop({ database, clock, reading, origins, host, web, ...(fill && { seed: fill }) });
    const server = await listen(app, options.port ?? 0, options.host);
    // The free port is known only after listening.
    origins[reading] = urlOf(server);
    return {
      url: urlOf(server),
      database,
      clock,
      async close() {
        await stop(server);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function fillDatabase({ db }: Pick<Database, 'db'>, clock: Clock, fill: Seed | null): Promise<void> {
  const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(db);
  // Seeds are reproducible: a commit of them need not be on the disk before the next one begins.
  await pragma('synchronous = normal');
  const channel = await db.selectFrom('channels').select('id').executeTakeFirst();
  if (!channel && fill !== null) await fill(db, clock);
  await pragma('synchronous = full');
  await pragma(`busy_timeout = ${LOCK_WAIT.later}`);
}

/** Starts the HTTP server. @throws Error with a sentence if the port is taken. */
export async function listen(app: Hono<ShopEnv>, port: number, host = '127.0.0.1'): Promise<HttpServer> {
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof HttpServer)) throw new Error('The sandbox speaks HTTP/1.1.');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new Error(sentenceOf(cause.code, port, host), { cause }));
    });
    server.listen(port, host, resolve);
  });
  return server;
}

/** Returns the sentence for the person at the terminal: the setting to change. */
function sentenceOf(code: string | undefined, port: number, host: string): string {
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST must be an address of this machine, not "${host}".`;
  const why = code === 'EADDRINUSE' ? `Port ${port} is in use` : `Port ${port} cannot be opened (${code})`;
  return `${why}. Set PORT and MARKETPLACE_PORT to others.`;
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

export function urlOf(server: HttpServer): string {
  const address = server.address();
  if (!isAddress(address)) throw new Error('The server is not listening.');
  return `http://localhost:${address.port}`;
}

/** Milliseconds between a closing server’s checks for idle connections. */
const IDLE_CHECK = 50;
/** Milliseconds after which a closing server drops incomplete requests and silent connections. */
const GRACE = 5_000;

/** Accepts no new requests and waits up to `GRACE` for the running ones; drops idle keep-alive connections. */
export async function stop(server: HttpServer): Promise<void> {
  const checking = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
  const ending = setTimeout(() => server.closeAllConnections(), GRACE);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(checking);
  clearTimeout(ending);
}
