import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLock } from './lock.ts';
import { createSession, type SessionService } from './session.ts';
import { FakeBrowser, jwt } from './testing/browser.ts';
import { stubFetch } from './testing/fetch.ts';
import { httpOf } from './testing/shop.ts';
import { createVault } from './vault.ts';

const YEAR_2100 = 4_102_444_800;
const pair = () => ({ token: jwt(0, YEAR_2100), refresh_token: 'refresh1' });

let browser: FakeBrowser;
let calls: { path: string; body: unknown; authorization: string | null; keepalive: boolean | undefined }[];
/** Answer of the fake shop to a path; a number is a status. */
let shop: (path: string) => Promise<number | Record<string, unknown>>;

const open = (): SessionService =>
  createSession({
    http: httpOf({ settings: { apiBase: 'http://shop/' } }),
    vault: createVault(browser.open()),
    tabs: { tell: () => {}, listen: () => () => {} },
    lock: createLock('spec', null),
    now: Date.now,
  });
const logIn = (session: SessionService) => session.logIn({ email: 'a@b.example', password: 'geheim' });

beforeEach(() => {
  browser = new FakeBrowser();
  calls = [];
  shop = async () => ({ ...pair(), customer: '/customers/u1' });
  stubFetch(async (url: string, init: RequestInit) => {
    const path = new URL(url).pathname;
    const authorization = new Headers(init.headers).get('Authorization');
    calls.push({ path, body: JSON.parse(String(init.body)), authorization, keepalive: init.keepalive });
    const answer = await shop(path);
    if (answer === 204) return new Response(null, { status: 204 });
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('at the shop', () => {
  test.each<[string, (path: string) => number, string[]]>([
    ['a logout ends the login at the shop', () => 204, ['/token/invalidate']],
    [
      'a shop without this call is asked for the next token, which is discarded',
      (path) => (path === '/token/invalidate' ? 404 : 200),
      ['/token/invalidate', '/token/refresh'],
    ],
    ['a shop without either call is not called again', () => 404, ['/token/invalidate', '/token/refresh']],
    ['a shop that fails is not asked again', () => 500, ['/token/invalidate']],
  ])('%s', async (_, status, paths) => {
    const one = open();
    const two = open();
    await logIn(one);
    two.read();
    calls = [];
    shop = async (path) => (status(path) === 200 ? pair() : status(path));
    one.end({ reason: 'loggedOut', elsewhere: false });
    expect(browser.stored.size).toBe(0);
    two.end({ reason: 'loggedOut', elsewhere: true });
    await expect.poll(() => calls.map(({ path }) => path)).toEqual(paths);
    // A customer who logs out may close the page at once: the call outlives it.
    for (const { body, authorization, keepalive } of calls)
      expect([body, authorization, keepalive]).toEqual([{ refresh_token: 'refresh1' }, null, true]);
    one.catchUp();
    expect(calls).toHaveLength(paths.length);
    expect(browser.stored.size).toBe(0);
  });

  test('a logout without a connection ends here at once, and at the shop when the connection is back', async () => {
    const session = open();
    await logIn(session);
    calls = [];
    shop = async () => {
      throw new TypeError('Failed to fetch');
    };
    session.end({ reason: 'loggedOut', elsewhere: false });
    expect(browser.stored.size).toBe(0);
    session.catchUp();
    await expect.poll(() => calls).toHaveLength(1);
    shop = async () => 204;
    await expect
      .poll(() => {
        session.catchUp();
        return calls.map(({ path }) => path);
      })
      .toEqual(['/token/invalidate', '/token/invalidate']);
  });

  test('a session that the shop itself has ended is not ended there once more', async () => {
    const session = open();
    await logIn(session);
    calls = [];
    session.end({ reason: 'sessionEnded', elsewhere: false });
    session.catchUp();
    expect(calls).toEqual([]);
  });
});
