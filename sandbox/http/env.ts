import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { Outbox } from '../mails/outbox.ts';
import type { ShopSettings } from './settings.ts';

/** Fills an empty shop. */
export type Seed = (db: Db, clock: Clock) => Promise<void>;

/** Requested `page` and `itemsPerPage` of a list. */
export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

export interface ShopVariables {
  db: Db;
  clock: Clock;
  /** The sandbox’s time at the arrival of the request. */
  now: Date;
  settings: ShopSettings;
  outbox: Outbox;
  /** Refills the shop after a reset. */
  seed: Seed;
  reading: Reading;
  /**
   * Origins of the app on both sites, without a trailing slash: mails and partners link to them. From settings, never
   * from a request.
   */
  origins: Readonly<Record<Reading, string>>;
  /** Origin of this server’s site. */
  origin: string;
  locale: Locale;
  page?: PageRequest;
  /** Logged-in customer; set by `signedIn`. */
  customer: Row<'customers'>;
  /** Login of the customer’s token; null for the token of a login that still lacks its code. */
  family: string | null;
}

export type ShopEnv = { Bindings: Partial<HttpBindings>; Variables: ShopVariables };
export type ShopContext = Context<ShopEnv>;
export type ShopMiddleware = MiddlewareHandler<ShopEnv>;
