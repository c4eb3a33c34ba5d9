import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pastAge } from '#domain/constants/freshness.ts';
import { type StoredCaches, stubCaches } from '../testing/caches.ts';
import { findPast, followCustomer, keepPast, type Owner } from './pastValues.ts';

const ANNA: Owner = { customerUuid: 'anna', locale: 'de' };
const NOON = Date.UTC(2026, 10, 29, 12);
/** Style sheets that the page carries. */
const SHEETS = [{ dataset: { file: 'assets/home.css' } }];

let stored: StoredCaches;
let registered: string[];
let fetched: string[];
let entry: string | null;
let settings: string;
beforeEach(() => {
  stored = stubCaches();
  registered = [];
  fetched = [];
  entry = '/assets/index-1.js';
  settings = '{}';
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'http://parkett.test' });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'settings' ? { textContent: settings } : null),
    querySelector: () => (entry === null ? null : { getAttribute: () => entry }),
    querySelectorAll: (of: string) => (of === 'style[data-file]' ? SHEETS : []),
  });
  vi.stubGlobal('fetch', async (address: string) => fetched.push(address));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Registers a worker; one with the same address is installed already. */
async function register(address: string) {
  const installing = registered.includes(address) ? null : {};
  registered.push(address);
  return { installing };
}

const keep = (value: unknown, customer: () => string | null = () => 'anna') =>
  keepPast(ANNA, 'payouts', { value, readAt: NOON }, customer);

describe('a kept value', () => {
  test('is found for its customer and language, with the time of its read', async () => {
    await keep([{ amount: 100 }]);
    expect(await findPast(ANNA, 'payouts')).toEqual({ value: [{ amount: 100 }], readAt: NOON });
    expect(await findPast({ ...ANNA, customerUuid: 'bernd' }, 'payouts')).toBeNull();
    expect(await findPast({ ...ANNA, locale: 'en' }, 'payouts')).toBeNull();
    expect(await findPast(ANNA, 'orders')).toBeNull();
  });

  test('is not found by another version of the app, or with other settings', async () => {
    await keep([]);
    settings = '{"apiBase":"https://other.example/"}';
    expect(await findPast(ANNA, 'payouts')).toBeNull();
    settings = '{}';
    entry = '/assets/index-2.js';
    expect(await findPast(ANNA, 'payouts')).toBeNull();
  });

  test('has no account and no tax number', async () => {
    await keep({ email: 'a@example.de', iban: 'DE89', company: { bic: 'COBADEFF', taxnumber: '12/345', name: 'A' } });
    const { value } = (await findPast(ANNA, 'payouts')) ?? {};
    expect(value).toEqual({ email: 'a@example.de', iban: null, company: { bic: null, taxnumber: null, name: 'A' } });
  });

  test('that another program has written is none', async () => {
    await keep([]);
    for (const entries of stored.values()) entries.set('/de/payouts', '{"value":[]}');
    expect(await findPast(ANNA, 'payouts')).toBeNull();
  });

  test('is shown for seven days', async () => {
    await keep([]);
    vi.setSystemTime(NOON + pastAge - 1);
    expect(await findPast(ANNA, 'payouts')).toEqual({ value: [], readAt: NOON });
    vi.setSystemTime(NOON + pastAge);
    expect(await findPast(ANNA, 'payouts')).toBeNull();
  });

  test('needs a built app', async () => {
    entry = null;
    await keep([]);
    expect(stored.size).toBe(0);
  });

  test.each([0, 1])('of a customer who has left is not kept: left after %s checks', async (checks) => {
    let asked = 0;
    await keep([], () => (asked++ < checks ? 'anna' : 'bernd'));
    expect(stored.size).toBe(0);
  });
});

describe('the values of a customer', () => {
  beforeEach(() => keep([]));

  test('remain if the same one is there, and are deleted for another one; other caches remain', async () => {
    stored.set('parkett.page', new Map());
    await followCustomer('anna');
    expect(stored.size).toBe(2);
    await followCustomer('bernd');
    expect([...stored.keys()]).toEqual(['parkett.page']);
  });

  test('are deleted by another version', async () => {
    entry = '/assets/index-2.js';
    await followCustomer('anna');
    expect(stored.size).toBe(0);
  });
});

describe('the page', () => {
  test('is kept for each version and its settings, with the style sheets that this page carries', async () => {
    await followCustomer('anna');
    await followCustomer('anna');
    settings = '{"brand":"Anlagen"}';
    await followCustomer('anna');
    entry = null;
    await followCustomer('anna');
    expect(registered[0]).toMatch(/^http:\/\/parkett\.test\/sw\.js\?version=%2Fassets%2Findex-1\.js\.\d+$/);
    expect(new Set(registered).size).toBe(2);
    expect(fetched).toEqual(['/assets/home.css', '/assets/home.css']);
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
    await followCustomer('anna');
    await followCustomer('bernd');
    expect(names).toEqual(['worker']);
    expect(registered.length).toBe(2);
    for (const address of registered) expect(address).toMatch(/^trusted http/);
  });
});
