import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { pastAge } from '#domain/constants/freshness.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { connectivityMachine } from '#machines/app/connectivity/machine.ts';
import { selectPastSince } from '#machines/app/connectivity/selectors.ts';
import { preferencesMachine } from '#machines/app/preferences/machine.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import type { StoredSession } from '#machines/app/session/ports.ts';
import { isSettled } from '#machines/app/session/selectors.ts';
import { type StoredCaches, stubCaches } from '../testing/caches.ts';
import { findPast, followCustomer, keepPast } from './pastValues.ts';

const NOON = new Date('2026-11-29T12:00:00Z');
/** Style sheets that the page carries. */
const SHEETS = [{ dataset: { file: 'assets/home.css' } }];

let stored: StoredCaches;
let registered: string[];
let fetched: string[];
let version: string | null;
beforeEach(() => {
  stored = stubCaches();
  registered = [];
  fetched = [];
  version = '/assets/index-1.js';
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'http://parkett.test' });
  vi.stubGlobal('document', {
    querySelector: () => (version === null ? null : { getAttribute: () => version }),
    querySelectorAll: (of: string) => (of === 'style[data-file]' ? SHEETS : []),
  });
  vi.stubGlobal('fetch', async (address: string) => fetched.push(address));
  vi.stubGlobal('navigator', { serviceWorker: { register: async (address: string) => registered.push(address) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a device without a connection, with the customer signed in; null for a visitor. */
async function deviceOf(customerUuid: string | null, locale: Locale = 'de') {
  const found: StoredSession =
    customerUuid === null ? { kind: 'none' } : { kind: 'present', customerUuid, expiresIn: 3_600_000 };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(async () => found),
        endSession: fromPromise(async (): Promise<void> => {}),
      },
    }),
  ).start();
  await waitFor(session, isSettled);
  const preferences = createActor(preferencesMachine, { input: { locale, theme: 'system' } }).start();
  const connectivity = createActor(connectivityMachine, { input: { online: false } }).start();
  return { session, preferences, connectivity };
}

describe('a kept value', () => {
  test('is found for its customer, language and version, and the page says from when it is', async () => {
    const device = await deviceOf('anna');
    await keepPast(device, 'payouts', [{ amount: 100 }]);
    for (const other of [await deviceOf('bernd'), await deviceOf('anna', 'en')]) {
      expect(await findPast(other, 'payouts')).toBeNull();
      expect(selectPastSince(other.connectivity.getSnapshot())).toBeNull();
    }
    expect(await findPast(device, 'orders')).toBeNull();
    vi.setSystemTime(NOON.getTime() + 60_000);
    expect(await findPast(device, 'payouts')).toEqual([{ amount: 100 }]);
    expect(selectPastSince(device.connectivity.getSnapshot())).toBe(NOON.getTime());
    version = '/assets/index-2.js';
    expect(await findPast(device, 'payouts')).toBeNull();
  });

  test('is shown for seven days', async () => {
    const device = await deviceOf('anna');
    await keepPast(device, 'payouts', []);
    vi.setSystemTime(NOON.getTime() + pastAge - 1);
    expect(await findPast(device, 'payouts')).toEqual([]);
    vi.setSystemTime(NOON.getTime() + pastAge);
    expect(await findPast(device, 'payouts')).toBeNull();
  });

  test('needs a customer', async () => {
    await keepPast(await deviceOf(null), 'products', []);
    expect(stored.size).toBe(0);
  });

  test('of a customer who leaves meanwhile is not kept', async () => {
    const device = await deviceOf('anna');
    const keeping = keepPast(device, 'payouts', []);
    device.session.send({ type: 'session.adopted', customerUuid: 'bernd', expiresIn: 3_600_000 });
    await keeping;
    expect(stored.size).toBe(0);
  });
});

describe('the values of a customer', () => {
  beforeEach(async () => keepPast(await deviceOf('anna'), 'payouts', []));

  test('stay while the customer does, and go with another one, but nothing else in the browser’s caches', async () => {
    stored.set('parkett.page', new Map());
    await followCustomer(await deviceOf('anna'));
    expect(stored.size).toBe(2);
    await followCustomer(await deviceOf('bernd'));
    expect([...stored.keys()]).toEqual(['parkett.page']);
  });

  test('go with a logout', async () => {
    await followCustomer(await deviceOf(null));
    expect(stored.size).toBe(0);
  });

  test('go with another version', async () => {
    version = '/assets/index-2.js';
    await followCustomer(await deviceOf('anna'));
    expect(stored.size).toBe(0);
  });
});

describe('the page', () => {
  test('is kept for a signed-in customer, again for each version, with the style sheets that this one carries', async () => {
    await followCustomer(await deviceOf('anna'));
    await followCustomer(await deviceOf(null));
    version = null;
    await followCustomer(await deviceOf('anna'));
    expect(registered).toEqual(['http://parkett.test/sw.js?version=%2Fassets%2Findex-1.js']);
    expect(fetched).toEqual(['/assets/home.css']);
  });

  test('has an address that Trusted Types allow', async () => {
    const names: string[] = [];
    vi.stubGlobal('window', {
      trustedTypes: {
        createPolicy: (name: string, rule: { createScriptURL: (url: string) => string }) => {
          names.push(name);
          return { createScriptURL: (url: string) => `trusted ${rule.createScriptURL(url)}` };
        },
      },
    });
    await followCustomer(await deviceOf('anna'));
    await followCustomer(await deviceOf('bernd'));
    expect(names).toEqual(['worker']);
    const address = 'trusted http://parkett.test/sw.js?version=%2Fassets%2Findex-1.js';
    expect(registered).toEqual([address, address]);
  });
});
