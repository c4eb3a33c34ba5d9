import type { Hono } from 'hono';
import type { BrowserContext } from 'playwright';
import * as z from 'zod/mini';
import { claimsOf, skewOf } from '#domain/session/token.ts';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Reading, Settings } from '#domain/shop/settings.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { atlas as builtAtlas, DIST } from '#sandbox/build.ts';
import { appSettings } from '#sandbox/config.ts';
import { BONDS } from '#sandbox/content/bonds.ts';
import { seedManyItems } from '#sandbox/content/seed/manyItems.ts';
import { seed, seedDecade } from '#sandbox/content/seed.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { ShopSettings } from '#sandbox/http/settings.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import { startShop } from '#sandbox/server.ts';
import { type Estate, estateOf } from '#sandbox/testing/estate.ts';
import { keepTables } from '#sandbox/testing/keepTables.ts';
import { web } from '#sandbox/web.ts';

export interface Fault {
  /** Any method by default. */
  method?: string;
  /** Path below `/api/v2/shop/`; `*` matches part of a segment, `**` anything. */
  path: string;
  kind: 'status' | 'delay' | 'cutBefore' | 'cutAfter' | 'wrongShape' | 'change';
  status?: number;
  /**
   * Body of the answer; for a `change`, the control page’s call before it: `{ path: 'products/CODE', body: { price: 99
   * } }`.
   */
  body?: unknown;
  delayMs?: number;
  /**
   * Number of calls that it meets; one by default. Chromium itself repeats a request whose kept-alive connection was
   * cut, on each of up to six connections: a cut that the app should see needs more than that.
   */
  times?: number;
}

/** Transfer that the bank books, by default `exact` for the order. Amounts in cents. */
export interface Transfer {
  /** `tokenValue` or number of the order. */
  order?: string;
  kind?: 'exact' | 'short' | 'over' | 'wrongReference';
  amount?: number;
  purpose?: string;
}

const Mail = z.object({ recipient: z.string(), locale: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.infer<typeof Mail>;

/** Sandbox for one test that serves the built app, with the control page’s actions as functions. */
export interface Shop {
  /** Origin, without a slash at the end. */
  url: string;
  /** Resets people, products, orders, clock and faults to the start. */
  reset(): Promise<void>;
  /** Adds the ten years of the investor `longStanding`, until the next reset. */
  addDecade(): Promise<void>;
  /** Fills the marketplace up to `count` works. */
  addItems(count: number): Promise<void>;
  /** Returns the app’s entries in localStorage for a signed-in persona. */
  sessionOf(persona: PersonaKey): Promise<Record<string, string>>;
  /** Signs the persona in on every page that the context opens from now on. */
  loginAs(context: BrowserContext, persona: PersonaKey): Promise<void>;
  armFault(fault: Fault): Promise<void>;
  disarmFaults(): Promise<void>;
  moveClock(by: { days?: number; seconds?: number }): Promise<void>;
  now(): Promise<Date>;
  bookTransfer(transfer: Transfer): Promise<void>;
  /** Moves an order, by `tokenValue` or number, to its next state. `settle` mints its tokens. */
  advanceOrder(order: string, step: 'pay' | 'settle' | 'cancel' | 'refund' | 'return' | 'authorize'): Promise<void>;
  changeCustomer(persona: PersonaKey, change: CustomerChange): Promise<void>;
  changeProduct(code: string, change: ProductChange): Promise<void>;
  /** Changes the style of the shop's answers, the lifetime of its tokens and more. */
  configure(settings: Partial<ShopSettings>): Promise<void>;
  /**
   * Returns possessions and transactions of all investors, from the tables, and the payouts to the customers of
   * `uuids`.
   */
  estate(uuids: readonly string[]): Promise<Estate>;
  /** The shop’s tables, for fixtures without an action of the control page and for figures computed from rows. */
  tables: Db;
  /** Returns the outbox, newest first. */
  mails(): Promise<Mail[]>;
  close(): Promise<void>;
}

export interface CustomerChange {
  status?: string;
  cryptoRegistrarStatus?: string;
  roles?: string;
  identification?: string;
  whitelist?: string[];
  referralPartner?: boolean;
  /** Cents for each customer whom they refer from now on. */
  referralCommission?: number | null;
}

export interface ProductChange {
  onHand?: number;
  allowToBuy?: boolean;
  whitelisting?: boolean;
  investors?: number;
  /** Cents for each token; open carts change with it. */
  price?: number;
  /** Name of a legal document that the issuer adds. */
  document?: string;
}

/** Day on which tests in the browser begin, so that what is due and what has passed does not depend on the calendar. */
export const FIRST_DAY = '2026-11-24';

export interface ShopOptions {
  /** Override the sandbox’s own, as a deployment would. */
  settings?: Partial<Settings>;
  /** Its folder and the tests’ coverage. */
  atlas?: ReturnType<typeof builtAtlas>;
  /** Wraps the web server. */
  front?: (site: Hono) => Hono;
  /** Day of the shop at its start, at the machine’s time of day; null for the machine’s day. */
  day?: string | null;
}

/** Starts a sandbox on a free port with its database in memory. `dist/` must have been built. */
export async function openShop(reading: Reading = 'investor', options: ShopOptions = {}): Promise<Shop> {
  const { settings, atlas = builtAtlas(), front = (site) => site, day = FIRST_DAY } = options;
  const running = await startShop({
    reading,
    web: front(web({ distDir: DIST, settings: { ...appSettings(reading), ...settings }, atlas })),
    async seed(db, clock) {
      const today = dayOf((await clock.now()).toISOString());
      await clock.move(Date.parse(day ?? today) - Date.parse(today));
      await seed(db, clock);
    },
  });
  const restore = await keepTables(running.database.db);

  const ask = (method: string, path: string, body?: unknown) => askSandbox(running.url, method, path, body);
  const post = async (path: string, body: unknown = {}) => {
    await ask('POST', path, body);
  };

  const sessionOf = (persona: PersonaKey) => sessionAt(running.url, persona);

  return {
    url: running.url,
    sessionOf,
    async loginAs(context, persona) {
      const { origins, cookies } = await context.storageState();
      const kept = origins.find(({ origin }) => origin === running.url)?.localStorage ?? [];
      const session = Object.entries(await sessionOf(persona)).map(([name, value]) => ({ name, value }));
      const localStorage = [...kept.filter(({ name }) => name !== 'parkett.session'), ...session];
      await context.setStorageState({ cookies, origins: [{ origin: running.url, localStorage }] });
    },
    reset: restore,
    addDecade: () => seedDecade(running.database.db, running.clock),
    addItems: (count) => seedManyItems(running.database.db, count),
    armFault: (fault) => post('faults', fault),
    async disarmFaults() {
      await ask('DELETE', 'faults');
    },
    moveClock: (by) => post('clock', by),
    now: () => running.clock.now(),
    bookTransfer: (transfer) => post('bank-transfers', transfer),
    advanceOrder: (order, step) => post(`orders/${order}/${step}`),
    changeCustomer: (persona, change) => post(`customers/${persona}`, change),
    changeProduct: (code, change) => post(`products/${code}`, change),
    configure: (changes) => post('settings', changes),
    tables: running.database.db,
    estate: async (uuids) => estateOf(running.database.db, uuids, await running.clock.now()),
    async mails() {
      return z.array(Mail).parse(await ask('GET', 'mails'));
    },
    close: () => running.close(),
  };
}

/** Returns the app’s entries in localStorage for a persona signed in at the sandbox of this origin. */
export async function sessionAt(url: string, persona: PersonaKey): Promise<Record<string, string>> {
  const askedAt = Date.now();
  const { token, refresh_token, customer } = AuthAnswer.parse(await askSandbox(url, 'POST', 'login', { persona }));
  const claims = claimsOf(token);
  const skew = claims ? skewOf(claims, askedAt - 1_000) : 0;
  const stored = { token, refreshToken: refresh_token, customerUuid: idOf(customer), skew };
  return { 'parkett.session': JSON.stringify(stored) };
}

async function askSandbox(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} /sandbox/${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Returns the code of a bond that every approved customer may buy, by both payment methods. */
export function openBond(): string {
  const bond = BONDS.find(
    ({ allowToBuy, whitelisting, professionalOnly, hasVariant, inStock, onHand, methods }) =>
      allowToBuy &&
      !whitelisting &&
      !professionalOnly &&
      hasVariant &&
      inStock &&
      onHand > 10_000 &&
      methods.length > 1,
  );
  if (!bond) throw new Error('The sandbox has no bond that all investors may buy.');
  return bond.code;
}
