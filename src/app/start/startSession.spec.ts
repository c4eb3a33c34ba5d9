import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { readBlocks } from '#api/blocks.ts';
import type { Http } from '#api/http.ts';
import { readOrders } from '#api/orders.ts';
import { jwt } from '#api/testing/browser.ts';
import { stubFetch } from '#api/testing/fetch.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn, isSettled, selectCustomerUuid, selectFailure } from '#machines/app/session/selectors.ts';
import { GREETING } from '../drafts/forgetDrafts.ts';
import { sessionOf, World, YEAR_2100 } from '../testing/browser.ts';
import { type SessionActor, startSession } from './startSession.ts';

const API = '/api/v2/shop';
const settings = Settings.parse({ apiBase: `http://shop.test${API}/` });
const LOGIN = `POST ${API}/authentication-token`;
const REFRESH = `POST ${API}/token/refresh`;
const token = jwt(0, YEAR_2100, 'new');
const pair = { token, refresh_token: 'next' };
const expired = JSON.stringify({ token: jwt(0, 1), refreshToken: 'refresh', customerUuid: 'anna', skew: 0 });

let world: World;
/** `Authorization` header of each call, in order. */
let sentAs: (string | null)[];
beforeEach(() => {
  world = new World();
  world.install();
  sentAs = [];
  const answer = fetch;
  stubFetch((path: string, init: RequestInit) => {
    sentAs.push(new Headers(init.headers).get('Authorization'));
    return answer(path, init);
  });
  world.answers[`GET ${API}/orders`] = [];
  world.answers[`GET ${API}/cms-plugin/blocks`] = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function begin(stored: string | null = sessionOf('anna')) {
  if (stored === null) delete world.localStorage['parkett.session'];
  else world.localStorage['parkett.session'] = stored;
  const started = startSession(
    settings,
    () => 'de',
    undefined,
    null,
    () => undefined,
  );
  await waitFor(started.session, isSettled);
  return started;
}
const ended = (session: SessionActor) => waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
/** Returns the failure kind of the customer's call; null if it succeeds. */
const outcomeOf = async (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: { failure?: { kind: string } }) => error.failure?.kind ?? String(error),
  );
const askOrders = (http: Http) => outcomeOf(readOrders(http, 1));
const callsOf = () => world.calls.map((call) => call.replace(`${API}/`, ''));

describe('a customer’s call', () => {
  test.each<[string, string | null | undefined, string | null, string[]]>([
    ['of a logged-in customer is sent', undefined, null, ['GET orders']],
    ['without a login is not sent', null, 'unauthorized', []],
    ['with an expired token waits for the next one', expired, null, ['POST token/refresh', 'GET orders']],
  ])('%s', async (_, stored, failure, calls) => {
    world.answers[REFRESH] = pair;
    const { http } = await begin(stored);
    expect(await askOrders(http)).toBe(failure);
    expect(callsOf()).toEqual(calls);
  });

  /** Requirement 12.4: no request has an expired token. */
  test('whose token expired while the device slept is renewed first', async () => {
    const { http, session } = await begin();
    world.answers[REFRESH] = pair;
    world.localStorage['parkett.session'] = expired;
    expect(session.getSnapshot().matches({ loggedIn: 'fresh' })).toBe(true);
    expect(await askOrders(http)).toBeNull();
    expect(callsOf()).toEqual(['POST token/refresh', 'GET orders']);
    expect(sentAs).toEqual([null, `Bearer ${token}`]);
  });

  test.each<[number, string]>([
    [401, 'unauthorized'],
    [503, 'general'],
  ])('is not sent if the shop answers a refresh with %i, and fails with %s', async (status, failure) => {
    world.status = status;
    const { http, session } = await begin(expired);
    expect(await askOrders(http)).toBe(failure);
    expect(callsOf()).not.toContain('GET orders');
    expect(isLoggedIn(session.getSnapshot())).toBe(status !== 401);
  });

  test('is not sent anonymously if its session ended while another tab logged in as another customer', async () => {
    const { http } = await begin();
    world.localStorage['parkett.session'] = expired;
    world.status = 401;
    const late = fetch;
    stubFetch(async (path: string, init: RequestInit) => {
      world.localStorage['parkett.session'] = sessionOf('bernd');
      return late(path, init);
    });
    expect(await askOrders(http)).toBe('unauthorized');
    expect(callsOf()).toEqual(['POST token/refresh']);
  });

  test('requests the token once more after a failed renewal', async () => {
    world.status = 503;
    const { http, session } = await begin(expired);
    expect(session.getSnapshot().matches({ loggedIn: 'waiting' })).toBe(true);
    world.answers[REFRESH] = pair;
    expect(await askOrders(http)).toBeNull();
    expect(callsOf()).toEqual(['POST token/refresh', 'POST token/refresh', 'GET orders']);
  });

  test('that the shop answers with 401 ends the session, and informs the other tabs once', async () => {
    delete world.answers[`GET ${API}/orders`];
    world.status = 401;
    const { http, session } = await begin();
    expect(await askOrders(http)).toBe('unauthorized');
    await ended(session);
    expect(world.said).toEqual([{ type: 'logout', reason: 'sessionEnded' }]);
    expect(world.localStorage['parkett.session']).toBeUndefined();
  });

  test('whose token has expired by the shop’s clock is repeated with the next one, and the session continues', async () => {
    const { http, session } = await begin();
    world.answers[REFRESH] = pair;
    const answer = fetch;
    const expiredHere = () => Response.json({ code: 401, message: 'Expired JWT Token' }, { status: 401 });
    stubFetch(async (path: string, init: RequestInit) => {
      const isOld = path.includes('/orders') && !new Headers(init.headers).get('Authorization')?.endsWith(token);
      const answered = await answer(path, init);
      return isOld ? expiredHere() : answered;
    });
    expect(await Promise.all([askOrders(http), askOrders(http)])).toEqual([null, null]);
    expect(isLoggedIn(session.getSnapshot())).toBe(true);
    expect(callsOf().filter((call) => call.startsWith('POST'))).toEqual(['POST token/refresh']);
    expect(callsOf()).toHaveLength(5);
  });

  test('of an earlier token that is answered with 401 does not end the session', async () => {
    delete world.answers[`GET ${API}/orders`];
    world.status = 401;
    const { http, session } = await begin();
    const late = fetch;
    stubFetch(async (path: string, init: RequestInit) => {
      // Another tab renews the token while the answer is on its way.
      world.localStorage['parkett.session'] = JSON.stringify({
        token,
        refreshToken: 'next',
        customerUuid: 'anna',
        skew: 0,
      });
      return late(path, init);
    });
    expect(await askOrders(http)).toBe('unauthorized');
    expect(isLoggedIn(session.getSnapshot())).toBe(true);
  });

  test.each<['before the call' | 'during it', string[]]>([
    ['before the call', []],
    ['during it', ['GET orders']],
  ])('ends the session of a tab that missed a logout elsewhere %s, and does not repeat it', async (when, calls) => {
    const { http, session } = await begin();
    if (when === 'before the call') delete world.localStorage['parkett.session'];
    else {
      delete world.answers[`GET ${API}/orders`];
      world.status = 401;
      const late = fetch;
      stubFetch(async (path: string, init: RequestInit) => {
        delete world.localStorage['parkett.session'];
        return late(path, init);
      });
    }
    expect(await askOrders(http)).toBe('unauthorized');
    await ended(session);
    expect(callsOf()).toEqual(calls);
    expect(world.said).toEqual([]);
  });
});

test('public data is requested without a session', async () => {
  const { http } = await begin(null);
  expect(await outcomeOf(readBlocks(http))).toBeNull();
  expect([callsOf(), sentAs]).toEqual([['GET cms-plugin/blocks'], [null]]);
});

describe('a login', () => {
  const credentials = { type: 'credentials.submitted', email: 'anna@example.org', password: 'geheim' } as const;

  test('calls the shop, stores the tokens and informs the other tabs', async () => {
    world.answers[LOGIN] = { ...pair, customer: '/api/v2/shop/customers/anna' };
    const { session } = await begin(null);
    session.send(credentials);
    await waitFor(session, isLoggedIn);
    expect(selectCustomerUuid(session.getSnapshot())).toBe('anna');
    expect(callsOf()).toEqual(['POST authentication-token']);
    expect(world.said).toEqual([{ type: 'login', customerUuid: 'anna', expiresAt: YEAR_2100 }]);
    expect(String(world.localStorage['parkett.session'])).toContain(token);
  });

  test('of a customer with a second factor asks for the code, and stores nothing before', async () => {
    world.answers[LOGIN] = { ...pair, customer: 'anna', twoFactorRequired: true };
    world.answers[`PUT ${API}/customers/anna/2fa/verify`] = pair;
    const { session } = await begin(null);
    session.send(credentials);
    await waitFor(session, (snapshot) => snapshot.matches('codeRequired'));
    expect([world.said, world.localStorage['parkett.session']]).toEqual([[], undefined]);
    session.send({ type: 'code.submitted', code: '123456' });
    await waitFor(session, isLoggedIn);
    expect(callsOf()).toEqual(['POST authentication-token', 'PUT customers/anna/2fa/verify']);
  });

  test('that is refused gives the reason', async () => {
    world.status = 401;
    const { session } = await begin(null);
    session.send(credentials);
    await waitFor(session, (snapshot) => selectFailure(snapshot) !== null);
    expect(selectFailure(session.getSnapshot())).toEqual({ kind: 'badCredentials' });
  });
});

describe('the end of a session', () => {
  const DRAFT = 'parkett.draft.order';

  /** Cause of the end, deletion of the drafts, and the message to further tabs. */
  test.each<[string, (session: SessionActor) => void, boolean, unknown[]]>([
    [
      'by a logout',
      (session) => session.send({ type: 'logout.requested' }),
      true,
      [{ type: 'logout', reason: 'loggedOut' }],
    ],
    [
      'by a 401',
      (session) => session.send({ type: 'unauthorized.received' }),
      false,
      [{ type: 'logout', reason: 'sessionEnded' }],
    ],
    ['by a logout in another tab', () => world.hear({ type: 'logout', reason: 'loggedOut' }), true, []],
    ['by a 401 in another tab', () => world.hear({ type: 'logout', reason: 'sessionEnded' }), false, []],
  ])('%s', async (_, ends, deletes, said) => {
    world.sessionStorage[DRAFT] = '{}';
    world.localStorage[DRAFT] = '{}';
    world.localStorage[GREETING] = '{}';
    const { session } = await begin();
    ends(session);
    await ended(session);
    expect([DRAFT in world.sessionStorage, DRAFT in world.localStorage]).toEqual([!deletes, !deletes]);
    // Every end of a session deletes the name.
    expect(world.localStorage[GREETING]).toBeUndefined();
    expect(world.said).toEqual(said);
    expect(world.localStorage['parkett.session']).toBeUndefined();
    // Only the tab of the logout invalidates the token at the shop, without waiting for the answer.
    expect(callsOf().filter((call) => call !== 'POST token/refresh')).toEqual(
      deletes && said.length > 0 ? ['POST token/invalidate'] : [],
    );
  });

  test('by a logout without a connection is completed when that is back', async () => {
    const { session, catchUp } = await begin();
    const online = fetch;
    stubFetch(async () => {
      throw new TypeError('Failed to fetch');
    });
    session.send({ type: 'logout.requested' });
    await ended(session);
    expect(world.localStorage['parkett.session']).toBeUndefined();
    stubFetch(online);
    world.answers[`POST ${API}/token/invalidate`] = {};
    await expect
      .poll(() => {
        catchUp();
        return callsOf();
      })
      .toEqual(['POST token/invalidate']);
  });
});

/** Requirement 17.3. */
test('an answer that violates the contract is logged by its call and field, without its values', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  world.answers[`GET ${API}/orders`] = { member: [{ tokenValue: 'geheim' }] };
  const { http } = await begin();
  expect(await askOrders(http)).toBe('contract');
  expect(warned.mock.calls).toEqual([
    [expect.stringMatching(/^The answer to readOrders is not as agreed at [\w.]+\.$/)],
  ]);
  warned.mockRestore();
});
