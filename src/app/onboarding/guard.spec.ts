import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { freshness } from '#domain/constants/freshness.ts';
import { allAnswered, ofPerson } from '#domain/onboarding/testing/facts.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isGranted, selectFailure, selectProgress, selectRequest } from '#machines/app/onboarding/selectors.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { customer } from '../reads/customer.ts';
import { createApp } from '../start/createApp.ts';
import { forbiddenStorage, sessionOf, World, YEAR_2100 } from '../testing/browser.ts';
import { guardOf } from './guard.ts';

const settings = Settings.parse({ brand: 'Parkett', apiBase: 'http://shop.test/api/v2/shop/' });
const cleared = { ...ofPerson.customer, uuid: 'anna' };
const CUSTOMER = '/api/v2/shop/customers/anna';
const toHome = { type: 'path.requested', request: { path: '/', purpose: 'home' } } as const;
const toInvest = { type: 'path.requested', request: { path: '/order-process/token', purpose: 'investing' } } as const;

let world: World;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world = new World();
  world.install();
  world.answers[CUSTOMER] = cleared;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the page with the stored data of the tab and the device. */
async function load() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const guard = guardOf(app);
  return { app, guard, granted: () => isGranted(guard.getSnapshot(), 'home') };
}

/** Loads the page and waits until home is granted to Anna. */
async function letIn() {
  const page = await load();
  page.guard.send(toHome);
  await vi.waitFor(() => expect(page.granted()).toBe(true));
  return page;
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a stored result of the guard', () => {
  test('shows home at once after a reload, before any read, but does not allow investing unchecked', async () => {
    expect((await load()).granted()).toBe(false);
    await letIn();
    world.isUnreachable = true;
    const { guard, granted } = await load();
    expect([granted(), isGranted(guard.getSnapshot(), 'investing')]).toEqual([true, false]);
    guard.send(toInvest);
    expect(granted()).toBe(false);
  });

  test('is valid for five minutes from its check, however often the page is loaded', async () => {
    await letIn();
    for (const _ of [1, 2, 3]) {
      later(freshness.onboarding / 4);
      expect((await load()).granted()).toBe(true);
    }
    later(freshness.onboarding / 4);
    expect((await load()).granted()).toBe(false);
  });

  test('is valid from the time of its check, and no more after five minutes', async () => {
    await letIn();
    const { content } = JSON.parse(sessionStorage.getItem('parkett.draft.onboarding.granted') ?? '');
    const found = Number(content.at);
    const grantedAt = async (now: number) => {
      vi.setSystemTime(now);
      return (await load()).granted();
    };
    expect(await grantedAt(found)).toBe(true);
    expect(await grantedAt(found + freshness.onboarding - 1)).toBe(true);
    expect(await grantedAt(found + freshness.onboarding)).toBe(false);
  });

  test('is invalid if the clock was put back', async () => {
    await letIn();
    later(-60_000);
    expect((await load()).granted()).toBe(false);
  });

  test('ends with a logout, and does not count for the next customer', async () => {
    const { app, granted } = await letIn();
    app.session.send({ type: 'logout.requested' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect([granted(), Object.keys(sessionStorage)]).toEqual([false, []]);
    for (const customerUuid of ['anna', 'bernd']) {
      world.localStorage['parkett.session'] = sessionOf(customerUuid);
      expect((await load()).granted(), customerUuid).toBe(false);
    }
  });

  test('ends when another customer logs in in another tab', async () => {
    const { app, granted } = await letIn();
    world.localStorage['parkett.session'] = sessionOf('bernd');
    world.hear({ type: 'login', customerUuid: 'bernd', expiresAt: YEAR_2100 });
    await vi.waitFor(() => expect(app.session.getSnapshot().context.customerUuid).toBe('bernd'));
    expect(granted()).toBe(false);
    expect((await load()).granted()).toBe(false);
  });

  test('ends as soon as the shop says otherwise', async () => {
    await letIn();
    world.answers[CUSTOMER] = { ...cleared, status: 'rejected', defaultWallet: null };
    const { granted } = await load();
    expect(granted()).toBe(true);
    await vi.waitFor(() => expect(granted()).toBe(false));
    expect((await load()).granted()).toBe(false);
  });

  test.each(['{', '{}', '"x"', JSON.stringify({ customerUuid: 'anna', content: { at: 'soon' } })])(
    'is ignored if it is invalid: %s',
    async (text) => {
      sessionStorage.setItem('parkett.draft.onboarding.granted', text);
      expect((await load()).granted()).toBe(false);
    },
  );

  test('is kept in memory if the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage());
    await letIn();
    expect((await load()).granted()).toBe(false);
  });
});

describe('the result of the guard', () => {
  test('allows investing to a customer who has done every step', async () => {
    world.answers['/api/v2/shop/answered-questionnaires'] = allAnswered.map((answer, id) => ({ id, ...answer }));
    const { app, guard } = await load();
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
    guard.send(toInvest);
    await vi.waitFor(() => expect(isGranted(guard.getSnapshot(), 'investing')).toBe(true));
  });

  test('follows the facts: a write within a step shows in the progress at once', async () => {
    const ANSWERS = '/api/v2/shop/answered-questionnaires';
    const all = allAnswered.map((answer, id) => ({ id, ...answer }));
    world.answers[ANSWERS] = all;
    const { app, guard } = await load();
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
    guard.send({ type: 'disclosure.opened' });
    await vi.waitFor(() => expect(selectProgress(guard.getSnapshot())?.step).toBeNull());
    world.answers[ANSWERS] = all.slice(1);
    app.resources.invalidate('answers');
    await vi.waitFor(() => expect(selectProgress(guard.getSnapshot())?.elsewhere).toBe('adequacyOptional'));
    world.answers[ANSWERS] = all;
    app.resources.invalidate('answers');
    await vi.waitFor(() => expect(selectProgress(guard.getSnapshot())?.elsewhere).toBeNull());
  });

  test('stays valid while a read says the same as before', async () => {
    world.answers['/api/v2/shop/answered-questionnaires'] = allAnswered.map((answer, id) => ({ id, ...answer }));
    const { app, guard } = await load();
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
    guard.send({ type: 'disclosure.opened' });
    await vi.waitFor(() => expect(selectProgress(guard.getSnapshot())).not.toBeNull());
    const sent = vi.spyOn(guard, 'send');
    const read = app.resources.of(customer);
    read.send({ type: 'resource.invalidated' });
    await waitFor(read, (snapshot) => snapshot.matches('ready'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('is a failure if the customer cannot be read, and the next request checks again', async () => {
    delete world.answers[CUSTOMER];
    const { app, guard, granted } = await load();
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('failed'));
    guard.send(toHome);
    await vi.waitFor(() => expect(selectFailure(guard.getSnapshot())).toEqual({ kind: 'notFound' }));
    expect(granted()).toBe(false);
    world.answers[CUSTOMER] = cleared;
    guard.send(toHome);
    await vi.waitFor(() => expect(granted()).toBe(true));
  });

  test('is empty without a login', () => {
    delete world.localStorage['parkett.session'];
    const guard = guardOf(createApp(settings));
    expect([isGranted(guard.getSnapshot(), 'home'), selectRequest(guard.getSnapshot())]).toEqual([false, null]);
  });
});

describe('the requested path', () => {
  test('is stored with its request, and not without one', async () => {
    const { guard } = await load();
    expect(Object.keys(sessionStorage)).toEqual([]);
    guard.send(toHome);
    expect(selectRequest((await load()).guard.getSnapshot())).toEqual(toHome.request);
  });

  test('survives a reload and the end of a session, for the same customer', async () => {
    const { guard, app } = await load();
    guard.send(toInvest);
    expect(selectRequest((await load()).guard.getSnapshot())).toEqual(toInvest.request);
    app.session.send({ type: 'unauthorized.received' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(selectRequest(guard.getSnapshot())).toBeNull();
    world.localStorage['parkett.session'] = sessionOf('anna');
    const again = await load();
    expect(selectRequest(again.guard.getSnapshot())).toEqual(toInvest.request);
    again.app.session.send({ type: 'logout.requested' });
    await waitFor(again.app.session, (snapshot) => snapshot.matches('loggedOut'));
    world.localStorage['parkett.session'] = sessionOf('anna');
    expect(selectRequest((await load()).guard.getSnapshot())).toBeNull();
  });
});

test('an app has one guard', async () => {
  const { app, guard } = await load();
  expect(guardOf(app)).toBe(guard);
  expect((await load()).guard).not.toBe(guard);
});
