// Rules of the session in isolation: fake vault, tabs and lock, with one fact changed per test.
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeRefusals } from './codeRefusals.ts';
import type { Http } from './http.ts';
import { lastError, rememberError } from './lastError.ts';
import { createSession, type SessionNews } from './session.ts';
import type { TabMessage } from './tabs.ts';
import { jwt } from './testing/browser.ts';
import type { Stored } from './vault.ts';

const NOW = 1_800_000_000_000;
const seconds = NOW / 1000;
const hour = 3600;
const ending = (inSeconds: number, name: string, customerUuid = 'anna'): Stored => ({
  token: jwt(seconds, seconds + inSeconds, name),
  refreshToken: `refresh ${name}`,
  customerUuid,
  skew: 0,
});
const good = ending(hour, 'good');
const fresh = ending(hour, 'fresh');
const stale = ending(-1, 'stale');
const unreadable: Stored = { ...good, token: 'x' };

let stored: Stored | null;
let waited: boolean;
let time: number;
let told: TabMessage[];
let calls: unknown[];
let untils: { holds: boolean; timeout: number }[];
/** Runs while the shop answers. */
let meanwhile: () => void;
let hear: (message: TabMessage) => unknown;

const answer = { token: jwt(seconds, seconds + hour, 'new'), refresh_token: 'refresh new' };
const refreshed: Stored = { token: answer.token, refreshToken: 'refresh new', customerUuid: 'anna', skew: -1000 };

const open = () => {
  const ask = async <S extends z.core.$ZodType>(path: unknown, body: unknown, schema: S, options: object) => {
    calls.push({ path, body, ...options });
    meanwhile();
    return z.parse(schema, {
      ...answer,
      customer: '/customers/anna',
      twoFactorRequired: half,
    });
  };
  const unused = () => {
    throw new Error('The session makes no such call.');
  };
  const http: Http = {
    apiBase: '',
    localeCodeOf: unused,
    get: unused,
    patch: unused,
    delete: unused,
    graphql: unused,
    blob: unused,
    post: ask,
    put: ask,
  };
  const session = createSession({
    http,
    vault: {
      read: () => stored,
      store: (session) => {
        stored = session;
      },
      clear: () => {
        stored = null;
      },
      until: async (holds, timeout) => {
        untils.push({ holds: holds(stored), timeout });
      },
    },
    tabs: {
      tell: (message) => told.push(message),
      listen: (listener) => {
        hear = listener;
        return () => {};
      },
    },
    lock: { run: (task) => task(waited) },
    now: () => time,
  });
  const news: SessionNews[] = [];
  session.listen((each) => news.push(each));
  return { session, news };
};
let half: boolean;

beforeEach(() => {
  stored = good;
  waited = false;
  half = false;
  time = NOW;
  told = [];
  calls = [];
  untils = [];
  meanwhile = () => {};
});

describe('a refresh', () => {
  const unauthorized = { failure: { kind: 'unauthorized' } };
  const asked = (refreshToken: string) => [
    { path: 'token/refresh', body: { refresh_token: refreshToken }, call: 'refresh', as: 'none', signal: undefined },
  ];
  /** Refreshes in a tab that shows `held` while the vault holds `before`. */
  const refreshOf = async (held: Stored, before: Stored | null) => {
    stored = held;
    const { session } = open();
    session.read();
    stored = before;
    return session.refresh();
  };

  test('uses the vault’s token, stores the new tokens, and reports their expiry to the other tabs', async () => {
    expect(await refreshOf(good, good)).toEqual({
      customerUuid: 'anna',
      expiresIn: hour * 1000 - 1000 - 5,
    });
    expect(calls).toEqual(asked('refresh good'));
    expect(stored).toEqual(refreshed);
    expect(told).toEqual([{ type: 'tokens', customerUuid: 'anna', expiresAt: seconds + hour }]);
    expect(untils).toEqual([]);
  });

  test('takes another tab’s tokens instead, and sends no request', async () => {
    expect(await refreshOf(stale, fresh)).toMatchObject({ customerUuid: 'anna' });
    expect([stored, calls, told]).toEqual([fresh, [], []]);
  });

  test('takes another tab’s tokens also before this tab has read the vault', async () => {
    expect(await open().session.refresh()).toMatchObject({ customerUuid: 'anna' });
    expect([stored, calls]).toEqual([good, []]);
  });

  test('is sent if the vault’s tokens have expired or cannot be read', async () => {
    await refreshOf(good, stale);
    expect(calls).toEqual(asked('refresh stale'));
    calls = [];
    await refreshOf(good, { ...unreadable, refreshToken: 'r' });
    expect(calls).toEqual(asked('r'));
  });

  test('fails for a session that has ended', async () => {
    await expect(refreshOf(good, null)).rejects.toMatchObject(unauthorized);
    expect(calls).toEqual([]);
  });

  test.each([
    [fresh, true],
    [good, false],
    [null, true],
  ])('after another tab’s waits at most 200 ms for its tokens (%#)', async (before, isThere) => {
    waited = true;
    await refreshOf(good, before).catch(() => null);
    expect(untils).toEqual([{ holds: isThere, timeout: 200 }]);
  });

  test.each<[why: string, after: Stored | null, kept: Stored | null, isRefused: boolean]>([
    ['a logout', null, null, true],
    ['another customer', ending(hour, 'other', 'bernd'), ending(hour, 'other', 'bernd'), true],
    ['a refresh of another tab', fresh, fresh, false],
    ['a refresh whose token has expired already', stale, refreshed, false],
    ['nothing', good, refreshed, false],
  ])('respects an event in the meantime: %s', async (_, after, kept, isRefused) => {
    meanwhile = () => {
      stored = after;
    };
    const lease = refreshOf(good, good);
    if (isRefused) await expect(lease).rejects.toMatchObject(unauthorized);
    else expect((await lease).customerUuid).toBe('anna');
    expect(stored).toEqual(kept);
    expect(told).toHaveLength(kept === refreshed ? 1 : 0);
  });
});

test.each<[why: string, session: Stored | null, isExpired: boolean, expiresIn: number | null]>([
  ['without a session', null, false, null],
  ['that is valid', good, false, hour * 1000 - 5],
  ['that has expired', stale, true, 0],
  ['that cannot be read', unreadable, true, 0],
])('a token %s', (_, present, isExpired, expiresIn) => {
  stored = present;
  const { session } = open();
  expect(session.isExpired()).toBe(isExpired);
  expect(session.isGone()).toBe(present === null);
  expect(session.read()).toEqual(
    expiresIn === null ? { kind: 'none' } : { kind: 'present', customerUuid: 'anna', expiresIn },
  );
});

test('a token is given for the displayed customer, whichever tab refreshed it', () => {
  const { session } = open();
  expect(session.token()).toBeNull();
  session.read();
  expect(session.token()).toBe(good.token);
  stored = fresh;
  expect(session.token()).toBe(fresh.token);
  stored = ending(hour, 'other', 'bernd');
  expect(session.token()).toBeNull();
  stored = null;
  expect(session.token()).toBeNull();
});

test('the second factor is requested with the token of the first step, once', async () => {
  half = true;
  const { session } = open();
  expect(await session.logIn({ email: 'a', password: 'b' })).toEqual({ kind: 'codeRequired', customerUuid: 'anna' });
  expect([stored, told]).toEqual([good, []]);
  calls = [];
  await session.verifyCode({ customerUuid: 'anna', code: '1' });
  const path = 'customers/anna/2fa/verify';
  const as = { token: answer.token };
  expect(calls).toEqual([
    { path, body: { code: '1' }, call: 'verifyCode', refusals: codeRefusals, as, signal: undefined },
  ]);
  expect(told).toEqual([{ type: 'login', customerUuid: 'anna', expiresAt: seconds + hour }]);
  // The token of the first step is valid for one code.
  await expect(session.verifyCode({ customerUuid: 'anna', code: '1' })).rejects.toMatchObject({
    failure: { kind: 'unauthorized' },
  });
});

describe('the end of a session', () => {
  test.each<[why: string, elsewhere: boolean, now: Stored | null, left: Stored | null]>([
    ['in this tab', false, good, null],
    ['after a refresh in another tab', false, fresh, null],
    ['after another customer’s login', false, ending(hour, 'b', 'bernd'), ending(hour, 'b', 'bernd')],
    ['in another tab', true, good, null],
    ['in another tab, after a new login', true, fresh, fresh],
    ['without stored tokens', false, null, null],
  ])('%s', (_, elsewhere, now, left) => {
    const { session } = open();
    session.read();
    stored = now;
    session.end({ reason: 'loggedOut', elsewhere });
    expect(stored).toEqual(left);
    expect(told).toEqual(elsewhere ? [] : [{ type: 'logout', reason: 'loggedOut' }]);
    stored = good;
    expect(session.token()).toBeNull();
  });

  test('from another tab, before this tab has read the vault, keeps the vault', () => {
    open().session.end({ reason: 'loggedOut', elsewhere: true });
    expect([stored, told]).toEqual([good, []]);
  });

  test('clears the first step of a login and the last error', async () => {
    half = true;
    const { session } = open();
    await session.logIn({ email: 'a', password: 'b' });
    rememberError({ call: 'login', status: 500, body: 'anna' });
    session.end({ reason: 'sessionEnded', elsewhere: false });
    expect(lastError()).toBeNull();
    expect(told).toEqual([{ type: 'logout', reason: 'sessionEnded' }]);
    await expect(session.verifyCode({ customerUuid: 'anna', code: '1' })).rejects.toMatchObject({
      failure: { kind: 'unauthorized' },
    });
  });
});

describe('a message from another tab', () => {
  const news = (type: 'login' | 'tokens', expiresAt = seconds + hour) => ({ type, customerUuid: 'anna', expiresAt });

  test.each<[why: string, session: Stored | null, isAdopted: boolean]>([
    ['the announced session', good, true],
    ['a newer session', ending(2 * hour, 'newer'), true],
    ['an older session', ending(hour - 1, 'older'), false],
    ['unreadable data', unreadable, false],
    ['another customer’s session', ending(hour, 'b', 'bernd'), false],
    ['nothing', null, false],
  ])('counts if the vault has it within a second: the vault has %s', async (_, session, isAdopted) => {
    for (const type of ['login', 'tokens'] as const) {
      stored = session;
      untils = [];
      const tab = open();
      await hear(news(type));
      expect(untils).toEqual([{ holds: isAdopted, timeout: 1000 }]);
      expect(tab.news.map((each) => each.type)).toEqual(isAdopted ? ['session.adopted'] : []);
      if (isAdopted) expect(tab.news).toMatchObject([{ customerUuid: 'anna' }]);
    }
  });

  test.each(['loggedOut', 'sessionEnded'] as const)('%s ends the session in this tab at once', async (reason) => {
    const tab = open();
    await hear({ type: 'logout', reason });
    expect(tab.news).toEqual([{ type: 'session.ended', reason }]);
    expect(untils).toEqual([]);
  });
});
