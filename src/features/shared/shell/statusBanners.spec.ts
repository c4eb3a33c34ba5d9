import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { guardOf } from '#app/onboarding/guard.ts';
import { customer } from '#app/reads/customer.ts';
import { createApp } from '#app/start/createApp.ts';
import { dismissBanner, endBannerSession, noteWelcome, readBannerMemory } from '#app/statusBanners/bannerMemory.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { polls } from '#domain/constants/polls.ts';
import { ofPerson } from '#domain/onboarding/testing/facts.ts';
import { type Reading, Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { selectBanners } from '#machines/app/statusBanners/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { statusBannersFlow } from './statusBanners.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const CUSTOMER = '/api/v2/shop/customers/anna';
const CHECK = '/api/v2/shop/identification';
const cleared = { ...ofPerson.customer, uuid: 'anna' };
const uncleared = { ...cleared, status: 'requested', kycPassed: true };

let world: World;
/** The document, visible or behind another tab. */
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
});
// Before the world: hooks after a test run in reverse order.
afterEach(() => {
  vi.useRealTimers();
});
openWorldForEachTest((opened) => {
  world = opened;
  page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {}, lang: 'de' } });
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => null }));
});

async function begin(fields: object, reading: Reading = 'investor') {
  world.answers[CUSTOMER] = fields;
  const app = createApp({ ...settings, reading });
  await waitFor(app.session, isLoggedIn);
  const { actor, stop } = startFlow(statusBannersFlow(app));
  stopAfterTest(stop);
  const shown = () => selectBanners(actor.getSnapshot())[0] ?? null;
  const begun = shown();
  await vi.waitFor(() => expect(app.resources.of(customer).getSnapshot().matches('ready')).toBe(true));
  return { app, begun, stop, banner: shown };
}

const storedEntries = () => Object.entries(world.localStorage).filter(([key]) => key.startsWith('parkett.banners'));
const asked = (path: string) => world.asked.filter((each) => each === path).length;
const show = (isShown: boolean) => {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('the account’s banners', () => {
  test('are empty before the shop has reported the customer’s status', async () => {
    const { begun, banner } = await begin({ ...cleared, cryptoRegistrarStatus: 'follow_up' });
    expect([begun, banner()]).toEqual([null, 'moreInfo']);
  });

  test.each([
    ['a returning customer', cleared, null],
    ['a new customer', { ...cleared, tokenAmount: 0 }, 'welcome'],
    ['a customer with tokens', { ...cleared, tokenAmount: 5 }, null],
    ['a customer who is not admitted', { ...uncleared, tokenAmount: 0 }, 'pending'],
    ['a banned customer', { ...cleared, tokenAmount: 0, cryptoRegistrarStatus: 'rejected' }, null],
    ['a customer who owes more information', { ...cleared, tokenAmount: 0, status: 'follow_up' }, 'moreInfo'],
  ])('to %s: welcome only an admitted customer without tokens', async (_, fields, expected) => {
    expect((await begin(fields)).banner()).toBe(expected);
  });

  test('welcome a customer who was admitted while away, also at a shop that does not report holdings', async () => {
    (await begin(uncleared)).stop();
    expect((await begin(cleared)).banner()).toBe('welcome');
    // Kept over a reload, until the logout.
    const again = await begin(cleared);
    expect(again.banner()).toBe('welcome');
    expect(readBannerMemory('anna').welcome).toBe('shown');
    guardOf(again.app);
    world.hear({ type: 'logout', reason: 'loggedOut' });
    await waitFor(again.app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(readBannerMemory('anna')).toEqual({ dismissed: [], welcome: 'over' });
  });

  test('that are dismissed stay so until the logout, a welcome for good', async () => {
    const { app } = await begin(uncleared);
    guardOf(app);
    dismissBanner('anna', 'pending');
    dismissBanner('anna', 'welcome');
    dismissBanner('anna', 'pending');
    dismissBanner(null, 'pending');
    expect(readBannerMemory('anna')).toEqual({ dismissed: ['pending', 'welcome'], welcome: 'over' });
    expect(readBannerMemory('bert')).toEqual({ dismissed: [], welcome: null });
    noteWelcome('anna', 'shown');
    expect(readBannerMemory('anna').welcome).toBe('over');
    dismissBanner('bert', 'unfinished');
    world.hear({ type: 'logout', reason: 'loggedOut' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(readBannerMemory('anna')).toEqual({ dismissed: [], welcome: 'over' });
    // A single entry remains: it does not name its customer, and customers without a welcome leave none.
    expect(storedEntries()).toEqual([[expect.not.stringContaining('anna'), expect.not.stringContaining('anna')]]);
  });

  test('store nothing at the logout of a customer who was not welcomed', async () => {
    const { app } = await begin({ ...cleared, tokenAmount: 5 });
    guardOf(app);
    dismissBanner('anna', 'moreInfo');
    expect(storedEntries()).toHaveLength(1);
    world.hear({ type: 'logout', reason: 'loggedOut' });
    await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(storedEntries()).toEqual([]);
  });

  test.each(['moreInfo', 'banned'])('expect no welcome of a customer who is %s', async (clearance) => {
    const registrar = { moreInfo: 'follow_up', banned: 'rejected' }[clearance];
    await begin({ ...cleared, cryptoRegistrarStatus: registrar });
    expect(readBannerMemory('anna').welcome).toBeNull();
  });

  test('keep a welcome that was shown to a customer who waits again', async () => {
    noteWelcome('anna', 'shown');
    await begin(uncleared);
    expect(readBannerMemory('anna').welcome).toBe('shown');
  });

  test('are deleted 30 days after the last visit, by whichever app is opened next', async () => {
    noteWelcome('anna', 'shown');
    dismissBanner('bert', 'pending');
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    noteWelcome('anna', 'shown');
    endBannerSession();
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    // Anna's entry was used again, and is kept for longer; an entry that no visit used is not.
    noteWelcome('anna', 'awaited');
    expect(readBannerMemory('anna').welcome).toBe('over');
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    expect(readBannerMemory('anna')).toEqual({ dismissed: [], welcome: null });
    world.localStorage['parkett.banners'] = '{"anna":{"dismissed":[],"welcome":"over"}}';
    expect(storedEntries()).toHaveLength(2);
    createApp(settings);
    expect(storedEntries()).toEqual([]);
  });

  test.each(['{', '{}', '{"dismissed":[],"welcome":"later","at":1}', 'null'])(
    'ignore an entry of another version, and keep the others: %s',
    (text) => {
      noteWelcome('anna', 'shown');
      const key = String(storedEntries()[0]?.[0]);
      noteWelcome('bert', 'shown');
      world.localStorage[key] = text;
      expect([readBannerMemory('anna').welcome, readBannerMemory('bert').welcome]).toEqual([null, 'shown']);
    },
  );

  test('read the rest of an entry with an unknown banner', () => {
    dismissBanner('anna', 'pending');
    const [key, text] = storedEntries()[0] ?? [];
    world.localStorage[String(key)] = String(text).replace('"pending"', '"pending","other"');
    expect(readBannerMemory('anna').dismissed).toContain('pending');
  });

  test('are kept only in the page if storing is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    dismissBanner('anna', 'moreInfo');
    expect(readBannerMemory('anna').dismissed).toEqual(['moreInfo']);
    endBannerSession();
    expect(readBannerMemory('anna').dismissed).toEqual([]);
  });

  test('do not read the identity check of a customer who has passed it', async () => {
    await begin(cleared);
    expect(asked(CHECK)).toBe(0);
    await begin({ ...cleared, kycPassed: false });
    await vi.waitFor(() => expect(asked(CHECK)).toBe(1));
  });
});

describe('the shop', () => {
  test('is read every minute for a customer who is not admitted, and not for an admitted one', async () => {
    await begin(uncleared);
    const before = asked(CUSTOMER);
    await vi.advanceTimersByTimeAsync(2 * polls.customer + 1_000);
    expect(asked(CUSTOMER) - before).toBe(2);
  });

  test('is not read by a hidden page, and read once when it is shown again', async () => {
    await begin(uncleared);
    const before = asked(CUSTOMER);
    show(false);
    await vi.advanceTimersByTimeAsync(10 * polls.customer);
    expect(asked(CUSTOMER)).toBe(before);
    show(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked(CUSTOMER)).toBe(before + 1);
  });

  test('is not read without a connection', async () => {
    await begin(uncleared);
    const before = asked(CUSTOMER);
    Object.assign(navigator, { onLine: false });
    world.happen('offline');
    await vi.advanceTimersByTimeAsync(10 * polls.customer);
    expect(asked(CUSTOMER)).toBe(before);
  });

  test('is not read after the banners are gone', async () => {
    const { stop } = await begin(uncleared);
    const before = asked(CUSTOMER);
    stop();
    show(false);
    show(true);
    await vi.advanceTimersByTimeAsync(10 * polls.customer);
    expect(asked(CUSTOMER)).toBe(before);
  });
});

describe('in the marketplace', () => {
  const waiting = { ...uncleared, kycPassed: false };
  const check = (stateAsString: string) => ({ member: [{ id: 1, stateAsString }], totalItems: 1 });

  test('the pending identity check is read every five minutes, and then the customer, once', async () => {
    world.answers[CHECK] = check('pending');
    const { app } = await begin(waiting, 'marketplace');
    await vi.waitFor(() => expect(asked(CHECK)).toBe(1));
    const before = asked(CUSTOMER);
    await vi.advanceTimersByTimeAsync(polls.identity + 1_000);
    expect([asked(CHECK), asked(CUSTOMER)]).toEqual([2, before]);
    world.answers[CHECK] = check('approved');
    world.answers[CUSTOMER] = { ...waiting, kycPassed: true };
    await vi.advanceTimersByTimeAsync(polls.identity + 1_000);
    await vi.waitFor(() => expect(dataOf(app.resources.of(customer).getSnapshot())?.kycPassed).toBe(true));
    await vi.advanceTimersByTimeAsync(10 * polls.identity);
    expect([asked(CHECK), asked(CUSTOMER)]).toEqual([3, before + 1]);
  });

  test('nothing is read for a customer who waits for nothing', async () => {
    world.answers[CHECK] = check('rejected');
    await begin(waiting, 'marketplace');
    await vi.waitFor(() => expect(asked(CHECK)).toBe(1));
    const before = asked(CUSTOMER);
    await vi.advanceTimersByTimeAsync(10 * polls.identity);
    expect([asked(CHECK), asked(CUSTOMER)]).toEqual([1, before]);
  });
});
