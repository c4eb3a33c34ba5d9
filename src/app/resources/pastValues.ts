import * as z from 'zod/mini';
import { pastAge } from '#domain/constants/freshness.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import type { App } from '../app.ts';
import { pause } from '../start/pause.ts';
import { runningEntry } from '../start/startConnectivity.ts';

type World = Pick<App, 'session' | 'preferences' | 'connectivity'>;

/** Prefix of the caches with values, one for each customer and version of the app. */
const VALUES = 'parkett.values.';

const Entry = z.object({
  /** Milliseconds since 1970. */
  readAt: z.number(),
  value: z.unknown(),
});

const customerOf = ({ session }: World) => selectCustomerUuid(session.getSnapshot());

/** Another version of the app may read values differently. */
const cacheOf = (customerUuid: string | null) => `${VALUES}${customerUuid}${runningEntry()}`;

/** The shop answers in the language of the request. */
const addressOf = ({ preferences }: World, name: string) => `/${selectLocale(preferences.getSnapshot())}/${name}`;

/**
 * Returns a value that was read at an earlier visit, and has the page say from when it is; null without one, and if it
 * is too old.
 */
export async function findPast(world: World, name: string): Promise<unknown> {
  const entry = await caches.match(addressOf(world, name), { cacheName: cacheOf(customerOf(world)) });
  if (!entry) return null;
  const { readAt, value } = Entry.parse(await entry.json());
  if (Date.now() - readAt >= pastAge) return null;
  world.connectivity.send({ type: 'past.shown', readAt });
  return value;
}

/** Keeps a value on the device, to be shown without a connection. Keeps nothing of a customer who leaves meanwhile. */
export async function keepPast(world: World, name: string, value: unknown): Promise<void> {
  const customerUuid = customerOf(world);
  if (customerUuid === null) return;
  const address = addressOf(world, name);
  // The page comes first.
  await pause();
  const cache = await caches.open(cacheOf(customerUuid));
  if (customerOf(world) !== customerUuid) return forgetOthers(customerOf(world));
  await cache.put(address, new Response(JSON.stringify({ readAt: Date.now(), value })));
}

/** Deletes the values of all other customers and versions; keeps the page for a signed-in customer. */
export async function followCustomer(world: World): Promise<void> {
  const customerUuid = customerOf(world);
  const version = runningEntry();
  await forgetOthers(customerUuid);
  if (customerUuid !== null && version !== null) await keepPage(version);
}

async function forgetOthers(customerUuid: string | null): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(VALUES) && (customerUuid === null || name !== cacheOf(customerUuid))) await caches.delete(name);
}

interface Policy {
  createScriptURL(url: string): string;
}
type TrustedTypes = { createPolicy(name: 'worker', rules: Policy): Policy };

/** A page may create a policy of a name only once. */
let policy: Policy | undefined;

/**
 * Has a service worker serve the page without a connection (`public/sw.js`). Its address changes with the app's
 * version, so that it keeps the page again.
 */
async function keepPage(version: string): Promise<void> {
  const types: { trustedTypes?: TrustedTypes } & Window = window;
  policy ??= types.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const address = `${location.origin}/sw.js?version=${encodeURIComponent(version)}`;
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  // The page for any address has no style sheets: the browser keeps the files of those that this page carries.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-file]')) await fetch(`/${dataset.file}`);
}
