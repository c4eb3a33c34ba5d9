import { pastAge } from '#domain/constants/freshness.ts';
import { isAccountOrTaxNumber } from '#domain/session/secrets.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { pause } from '../start/pause.ts';
import { runningEntry } from '../start/startConnectivity.ts';
import type { PastValue } from './resources.ts';

/** Customer and language of a request, which decide the shop's answer. */
export interface Owner {
  customerUuid: string;
  locale: Locale;
}

/** Prefix of the names of the browser's caches that hold values; `createPast.ts` deletes them. */
const VALUES = 'parkett.values.';

/** Identifies the app's version and settings: another one may read values differently, or from another shop. */
function version(): string | null {
  const entry = runningEntry();
  let hash = 0;
  for (const character of document.getElementById('settings')?.textContent ?? '')
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return entry && `${entry}.${hash}`;
}

const cacheOf = (customerUuid: string) => `${VALUES}${customerUuid}${version()}`;
const addressOf = ({ locale }: Owner, name: string) => `/${locale}/${name}`;

/** Returns a value that was read at an earlier visit; null without one, and if it is too old. */
export async function findPast(owner: Owner, name: string): Promise<PastValue | null> {
  const entry = await caches.match(addressOf(owner, name), { cacheName: cacheOf(owner.customerUuid) });
  if (!entry) return null;
  const { value, readAt } = fieldsOf(await entry.json());
  const isRecent = typeof readAt === 'number' && Date.now() - readAt < pastAge;
  return isRecent ? { value, readAt } : null;
}

/**
 * Keeps a value on the device, to be shown without a connection, but no account or tax number.
 * @param customer Returns the present customer: the value of one who has left is not kept.
 */
export async function keepPast(
  owner: Owner,
  name: string,
  past: PastValue,
  customer: () => string | null,
): Promise<void> {
  const { customerUuid } = owner;
  if (version() === null) return;
  // Storing waits for what the page still has to do.
  await pause();
  if (customer() !== customerUuid) return;
  const cache = await caches.open(cacheOf(customerUuid));
  if (customer() === customerUuid) {
    const text = JSON.stringify(past, (key, value) => (isAccountOrTaxNumber(key) ? null : value));
    return cache.put(addressOf(owner, name), new Response(text));
  }
  // Opening may have created it again, after the logout has deleted it.
  await caches.delete(cacheOf(customerUuid));
}

/** Deletes the values of other customers and versions, and has the page kept. */
export async function followCustomer(customerUuid: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(VALUES) && name !== cacheOf(customerUuid)) await caches.delete(name);
  const present = version();
  if (present !== null) await keepPage(present);
}

interface Policy {
  createScriptURL(url: string): string;
}
type TrustedTypes = { createPolicy(name: 'worker', rules: Policy): Policy };

/** A page may create a policy of a name only once. */
let policy: Policy | undefined;

/**
 * Has a service worker serve the page without a connection (`public/sw.js`). Its address changes with the version, so
 * that it keeps the page again.
 */
async function keepPage(present: string): Promise<void> {
  const types: { trustedTypes?: TrustedTypes } & Window = window;
  policy ??= types.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const address = `${location.origin}/sw.js?version=${encodeURIComponent(present)}`;
  const worker = await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  if (!worker?.installing) return;
  // The page for any address has no style sheets: the browser keeps the files of those that this page carries.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-file]')) await fetch(`/${dataset.file}`);
}
