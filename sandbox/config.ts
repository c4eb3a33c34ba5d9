import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type Reading, Settings } from '#domain/shop/settings.ts';
import { CHANNELS } from './content/lookups.ts';
import { readPage } from './content/pages.ts';
import { STYLES, type Style } from './http/settings.ts';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Config {
  port: number;
  marketplacePort: number;
  /** Address that the servers listen on. */
  host: string;
  /** Origin of the app on each site, without a trailing slash. */
  origins: Readonly<Record<Reading, string>>;
  dataDir: string;
  smtpUrl: string | null;
  /** Style of the shop’s answers from this start on; null keeps the one set on the control page. */
  style: Style | null;
  /** Minimum number of works in the marketplace; 0 adds none to the seeds. */
  works: number;
}

/** Checks of the settings; `MEANT` has the message for each. */
const port = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), fallback);
const urlWith = (...protocols: string[]) =>
  z._default(
    z.nullable(z.string().check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)))),
    null,
  );
/** Address of a whole site: no path, no query, no password. */
const site = z._default(
  z.nullable(
    z
      .string()
      .check(
        z.refine((text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).href === `${originIn(text)}/`),
      ),
  ),
  null,
);
const originIn = (text: string) => new URL(text).origin;
const Environment = z.object({
  PORT: port(4000),
  MARKETPLACE_PORT: port(4001),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: site,
  MARKETPLACE_URL: site,
  DATA_DIR: z._default(z.string(), join(ROOT, '.data')),
  SMTP_URL: urlWith('smtp:', 'smtps:'),
  SHOP_STYLE: z._default(z.nullable(z.enum(STYLES)), null),
  WORKS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
  NODE_ENV: z._default(z.string().check(z.refine((value) => value !== 'production')), 'development'),
});
const MEANT: Record<keyof z.infer<typeof Environment>, string> = {
  PORT: 'must be a whole number from 1 to 65535',
  MARKETPLACE_PORT: 'must be a whole number from 1 to 65535',
  HOST: 'must be an address of this machine',
  PUBLIC_URL: 'must be an http:// or https:// address without a path',
  MARKETPLACE_URL: 'must be an http:// or https:// address without a path',
  DATA_DIR: 'must be a folder',
  SMTP_URL: 'must be an smtp:// address',
  SHOP_STYLE: `must be one of ${STYLES.join(', ')}`,
  WORKS: 'must be a whole number up to 10000',
  NODE_ENV:
    'must not be production: the sandbox lets anybody log in as anybody, point the app at your own shop instead',
};

/**
 * Parses the settings of the process. Empty variables count as not set.
 * @throws Error with one sentence that names the variable, what it must be and what it is.
 */
export function configFrom(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const name = z.keyof(Environment).parse(parsed.error.issues[0]?.path[0]);
    // The address may contain a password.
    const shown = name.endsWith('_URL') ? '' : `, not "${environment[name] ?? ''}"`;
    throw new Error(name === 'NODE_ENV' ? `${name} ${MEANT[name]}.` : `${name} ${MEANT[name]}${shown}.`);
  }
  const { PORT, MARKETPLACE_PORT, HOST, DATA_DIR, SMTP_URL, SHOP_STYLE, WORKS } = parsed.data;
  if (PORT === MARKETPLACE_PORT) throw new Error(`PORT and MARKETPLACE_PORT are both ${PORT}; they must differ.`);
  return {
    port: PORT,
    marketplacePort: MARKETPLACE_PORT,
    host: HOST,
    origins: originsOf(parsed.data),
    dataDir: DATA_DIR,
    smtpUrl: SMTP_URL,
    style: SHOP_STYLE,
    works: WORKS,
  };
}

/** Addresses without a name for browsers: loopback and all interfaces. */
const UNNAMED = /^(?:127(?:\.\d{1,3}){3}|::1|0\.0\.0\.0|::)$/;

/**
 * Returns the origins of both sites: by default HOST with the two ports, and for the marketplace the host of
 * PUBLIC_URL.
 */
function originsOf(settings: z.infer<typeof Environment>): Record<Reading, string> {
  const { HOST, PORT, MARKETPLACE_PORT, PUBLIC_URL, MARKETPLACE_URL } = settings;
  const name = UNNAMED.test(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  const investor = PUBLIC_URL ?? `http://${name}:${PORT}`;
  const beside = new URL(investor);
  beside.port = String(MARKETPLACE_PORT);
  return { investor: originIn(investor), marketplace: originIn(MARKETPLACE_URL ?? beside.href) };
}

/**
 * Message for a failed start; includes the data folder if SQLite’s own message does not name the full or broken disk.
 */
export const endOfStart = (reason: string, dataDir: string | null): string =>
  dataDir !== null && /disk (is full|I\/O error)|ENOSPC/i.test(reason)
    ? `The data folder ${dataDir} cannot be written to: ${reason}. Make room, or set DATA_DIR to another`
    : reason;

/** Name and address of the company in one line, from the shop’s content block. */
const company = readPage('company')
  .content.de.replace(/<[^>]*>/g, ' ')
  .trim();

/**
 * Settings of the page: one build serves both sites. The atlas may inspect actors, because the sandbox never runs in
 * production.
 */
export function appSettings(reading: Reading, origin?: string): Settings {
  const brand = CHANNELS.find((channel) => channel.reading === reading)?.name;
  // Polygon is the chain of every product in the catalogue.
  const walletChain = { id: '0x89', name: 'Polygon' };
  // A page under another name of this machine, such as 127.0.0.1, may still open the partners’ pages.
  const partnerOrigins = origin === undefined ? [] : [origin];
  const explorerUrl = '/sandbox/chain/{hash}';
  return Settings.parse({ partnerOrigins, reading, brand, company, walletChain, explorerUrl, inspect: true });
}
