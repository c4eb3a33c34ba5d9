import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { stubFetch } from '#api/testing/fetch.ts';
import { Settings } from '#domain/shop/settings.ts';
import { questionIn } from '#machines/app/confirmation/selectors.ts';
import { isOffline, selectPastSince } from '#machines/app/connectivity/selectors.ts';
import { shownIn } from '#machines/app/notifications/selectors.ts';
import { isLoggedIn, selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { readFields, storeFields } from '../drafts/drafts.ts';
import { ask } from '../flow/ask.ts';
import { blocks } from '../reads/blocks.ts';
import { customer } from '../reads/customer.ts';
import { sessionOf, World, YEAR_2100 } from '../testing/browser.ts';
import { stubCaches } from '../testing/caches.ts';
import { createApp } from './createApp.ts';

const settings = Settings.parse({ brand: 'Parkett', apiBase: 'http://shop.test/api/v2/shop/' });

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  return app;
}

/** Notifications shown to the person. */
const shownBy = (app: Awaited<ReturnType<typeof open>>) => shownIn(app.notifications.getSnapshot());

/** Every window signal that the app listens to, each with a check of its effect. */
const SIGNALS: Record<string, (app: Awaited<ReturnType<typeof open>>) => Promise<void> | void> = {
  offline(app) {
    world.happen('offline');
    expect(isOffline(app.connectivity.getSnapshot())).toBe(true);
  },
  async online(app) {
    await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
    world.status = 503;
    app.resources.request(customer);
    const session = vi.spyOn(app.session, 'send');
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches({ loading: { reading: 'pausing' } }));
    world.asked.length = 0;
    world.happen('offline');
    world.happen('online');
    expect(isOffline(app.connectivity.getSnapshot())).toBe(false);
    expect(session.mock.calls).toEqual([[{ type: 'connection.restored' }]]);
    // The read that failed meanwhile is retried at once, not at its next scheduled attempt.
    await vi.waitFor(() => expect(world.asked[0]).toBe('/api/v2/shop/customers/anna'));
  },
  async storage(app) {
    world.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'parkett.masked', newValue: 'yes' }));
    expect(app.preferences.getSnapshot().matches({ amounts: 'masked' })).toBe(true);
  },
  async 'vite:preloadError'(app) {
    world.happen('vite:preloadError');
    expect(app.connectivity.getSnapshot().matches({ version: 'comparing' })).toBe(true);
    await vi.waitFor(() => expect(world.asked).toContain('/'));
  },
};

describe('the app hears', () => {
  test('exactly these signals of the window', async () => {
    await open();
    expect(world.listened.toSorted()).toEqual(Object.keys(SIGNALS).toSorted());
  });

  test.each(Object.entries(SIGNALS))('%s', async (_signal, proves) => {
    await proves(await open());
  });

  test('a logout in another tab, and does not repeat it', async () => {
    const app = await open();
    delete world.localStorage['parkett.session'];
    world.hear({ type: 'logout', reason: 'loggedOut' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(world.said).toEqual([]);
  });

  test('another customer’s login in another tab, and does not repeat it', async () => {
    const app = await open();
    world.localStorage['parkett.session'] = sessionOf('bernd');
    world.hear({ type: 'login', customerUuid: 'bernd', expiresAt: YEAR_2100 });
    await waitFor(app.session, (snapshot) => selectCustomerUuid(snapshot) === 'bernd');
    await vi.waitFor(() => expect(world.asked).toContain('/api/v2/shop/customers/bernd'));
    expect(world.said).toEqual([]);
  });
});

describe('a read that fails for lack of a connection', () => {
  const failing = async (app: Awaited<ReturnType<typeof open>>) => {
    await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
    vi.useFakeTimers();
    world.isUnreachable = true;
    app.resources.request(customer);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  };

  test('is reported if the shop cannot be reached', async () => {
    const app = await open();
    await failing(app);
    expect(shownBy(app)).toMatchObject([{ message: 'fetchFailed', failure: { kind: 'offline' } }]);
  });

  test('is not reported once more if the device is offline', async () => {
    const app = await open();
    world.happen('offline');
    await failing(app);
    expect(shownBy(app)).toEqual([]);
  });
});

test('without a connection, a value of an earlier visit is shown with its age, until the customer logs out', async () => {
  const stored = stubCaches();
  Object.assign(document, { querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }) });
  const first = await open();
  first.resources.request(blocks);
  const kept = () => [...stored.values()].flatMap((entries) => [...entries.keys()]);
  await vi.waitFor(() => expect(kept()).toEqual(['/de/blocks']));
  first.session.stop();

  const app = await open();
  expect(selectPastSince(app.connectivity.getSnapshot())).toBeNull();
  world.isUnreachable = true;
  world.happen('offline');
  app.resources.request(blocks);
  expect(dataOf(await waitFor(app.resources.of(blocks), (snapshot) => snapshot.hasTag('settled')))).toEqual([]);
  expect(selectPastSince(app.connectivity.getSnapshot())).toBeCloseTo(Date.now(), -4);
  app.session.send({ type: 'logout.requested' });
  await vi.waitFor(() => expect(stored.size).toBe(0));
});

describe('a start', () => {
  test('without a session deletes the values of every customer, and no other cache', async () => {
    const stored = stubCaches();
    stored.set('parkett.values.anna', new Map());
    stored.set('parkett.page', new Map());
    delete world.localStorage['parkett.session'];
    createApp(settings);
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(['parkett.page']));
  });

  test.each([true, false])('of a customer deletes those of others with a connection: %s', async (online) => {
    const stored = stubCaches();
    stored.set('parkett.values.bernd', new Map());
    Object.assign(document, { querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }) });
    vi.stubGlobal('navigator', { onLine: online });
    const app = await open();
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.hasTag('settled'));
    if (online) return vi.waitFor(() => expect(stored.size).toBe(0));
    await import('../resources/pastValues.ts');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stored.size).toBe(1);
  });
});

describe('the end of the session', () => {
  test('is sent to the other tabs, once', async () => {
    const app = await open();
    app.session.send({ type: 'logout.requested' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(world.said).toEqual([{ type: 'logout', reason: 'loggedOut' }]);
  });

  test('closes the open question', async () => {
    const app = await open();
    const answer = ask(app.confirmation, 'order', 'loseData');
    expect(questionIn(app.confirmation.getSnapshot())).toBe('loseData');
    app.session.send({ type: 'unauthorized.received' });
    expect(await answer).toBe(false);
    expect(questionIn(app.confirmation.getSnapshot())).toBeNull();
  });

  test('deletes typed values on logout, and keeps them for their customer when the session expires', async () => {
    for (const [event, left] of [
      ['logout.requested', {}],
      ['unauthorized.received', { amount: '7000' }],
    ] as const) {
      world.localStorage['parkett.session'] = sessionOf('anna');
      const app = await open();
      storeFields('order.fields', 'anna', { amount: '7000' });
      app.session.send({ type: event });
      await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
      expect(readFields('order.fields', 'anna'), event).toEqual(left);
      expect(readFields('order.fields', 'bernd'), event).toEqual({});
    }
  });

  test('deletes another customer’s values in this tab, broken or not, and keeps the customer’s own', async () => {
    storeFields('order.fields', 'bernd', { amount: '7000' });
    storeFields('amount', 'anna', { amount: '5' });
    sessionStorage.setItem('parkett.draft.order', '{');
    world.localStorage['parkett.session'] = sessionOf('anna');
    await open();
    expect(Object.keys(sessionStorage)).toEqual(['parkett.draft.amount']);
    expect(readFields('amount', 'anna')).toEqual({ amount: '5' });
  });

  test('blocks calls for a customer’s data, but not for public data', async () => {
    const app = await open();
    app.session.send({ type: 'logout.requested' });
    const isAsked = (path: string) => world.asked.includes(`/api/v2/shop/${path}`);
    const { readOrders } = await import('#api/orders.ts');
    const { readBlocks } = await import('#api/blocks.ts');
    await expect(readOrders(app.http, 1)).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(isAsked('orders')).toBe(false);
    await expect(readBlocks(app.http)).rejects.toMatchObject({ failure: { kind: 'notFound' } });
    expect(isAsked('cms-plugin/blocks')).toBe(true);
  });
});

test('a chosen language is stored on this device, and reloads the shop’s texts in it', async () => {
  const app = await open();
  const invalidated = vi.spyOn(app.resources, 'invalidate');
  app.preferences.send({ type: 'locale.chosen', locale: 'en' });
  // The catalogue is compiled first, which is slow on a busy machine.
  await vi.waitFor(() => expect(world.localStorage['parkett.locale']).toBe('en'), 10_000);
  expect(invalidated.mock.calls).toEqual([['locale']]);
});

test('a language whose texts cannot be loaded is reported, and the old one remains, until it succeeds', async () => {
  const app = await open();
  Object.defineProperty(document.documentElement, 'lang', {
    configurable: true,
    set: () => {
      throw new Error('The texts of a language are shown after they have come.');
    },
  });
  app.preferences.send({ type: 'locale.chosen', locale: 'en' });
  await vi.waitFor(() => expect(shownBy(app)).toMatchObject([{ id: 'error:localeFailed' }]), 10_000);
  expect(app.preferences.getSnapshot().context.locale).toBe('de');
  Object.defineProperty(document.documentElement, 'lang', { configurable: true, writable: true });
  app.preferences.send({ type: 'locale.chosen', locale: 'en' });
  await vi.waitFor(() => expect(app.preferences.getSnapshot().context.locale).toBe('en'));
  expect(shownBy(app)).toEqual([]);
});

test('a failed read is reported with its reason', async () => {
  world.answers['/api/v2/shop/cms-plugin/blocks'] = { member: [{ code: 7 }] };
  const app = await open();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  app.resources.request(blocks);
  const failure = { kind: 'contract', path: 'member.0.code' };
  await vi.waitFor(() => expect(shownBy(app)).toMatchObject([{ id: 'error:fetchFailed', failure }]));
  vi.restoreAllMocks();
});

test('the message of a failed read disappears when the read succeeds', async () => {
  world.answers['/api/v2/shop/cms-plugin/blocks'] = { member: [{ code: 7 }] };
  const app = await open();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  app.resources.request(blocks);
  await vi.waitFor(() => expect(shownBy(app)).toHaveLength(1));
  app.notifications.send({ type: 'notification.raised', kind: 'error', message: 'downloadFailed' });
  world.answers['/api/v2/shop/cms-plugin/blocks'] = { member: [] };
  app.resources.of(blocks).send({ type: 'retry.requested' });
  await vi.waitFor(() => expect(shownBy(app)).toMatchObject([{ message: 'downloadFailed' }]));
  vi.restoreAllMocks();
});

test('the shop is called in the displayed language, and for no customer after the logout', async () => {
  const languages: (string | null)[] = [];
  const answer = fetch;
  stubFetch((path: string, init: RequestInit) => {
    languages.push(new Headers(init.headers).get('Accept-Language'));
    return answer(path, init);
  });
  const app = await open();
  await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
  expect([world.asked, languages]).toEqual([['/api/v2/shop/customers/anna'], ['de-DE,de;q=0.9']]);
  const request = vi.spyOn(app.resources, 'request');
  app.session.send({ type: 'logout.requested' });
  await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
  expect(request).not.toHaveBeenCalled();
});

test('actors report to the atlas if the settings allow it, and not otherwise', async () => {
  const machines = () => new Set(JSON.stringify(world.said).match(/(?<="machine":")\w+/g));
  await open();
  expect(machines()).toEqual(new Set());
  const app = createApp({ ...settings, inspect: true });
  app.resources.request(blocks);
  const all = ['session', 'preferences', 'notifications', 'confirmation', 'connectivity', 'resource'];
  await vi.waitFor(() => expect(machines()).toEqual(new Set(all)), 10_000);
});
