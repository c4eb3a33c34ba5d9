import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { Outbox } from '../outbox.ts';
import type { ShopSettings } from './settings.ts';

/** What fills a shop that is empty. */
export type Seed = (db: Db, clock: Clock) => Promise<void>;

/** `page` and `itemsPerPage` of a list, as they were asked for. */
export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

/** The variables in the context of every route of the shop. */
export interface ShopVariables {
  db: Db;
  clock: Clock;
  /** The sandbox's time when the request came in. */
  now: Date;
  settings: ShopSettings;
  outbox: Outbox;
  /** Fills the shop anew once it was emptied. */
  seed: Seed;
  reading: Reading;
  /** Origins of the app in both readings, without a slash at the end: mails and partners lead there. From settings, never from a request. */
  origins: Readonly<Record<Reading, string>>;
  /** The origin of this server's reading. */
  origin: string;
  locale: Locale;
  /** The page of a list that was asked for. */
  page?: PageRequest;
  /** The signed-in customer; set by `signedIn`. */
  customer: Row<'customers'>;
  /** The login that the customer's token belongs to; null for the token of one that still lacks its code. */
  family: string | null;
}

export type ShopEnv = { Bindings: Partial<HttpBindings>; Variables: ShopVariables };
export type ShopContext = Context<ShopEnv>;
export type ShopMiddleware = MiddlewareHandler<ShopEnv>;
