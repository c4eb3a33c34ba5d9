import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { Settings } from '#domain/shop/settings.ts';
import { selectLiked } from '#machines/app/favourites/selectors.ts';
import { shownIn } from '#machines/app/notifications/selectors.ts';
import { isLoggedIn, isSettled } from '#machines/app/session/selectors.ts';
import { createApp } from '../start/createApp.ts';
import { forbiddenStorage, sessionOf, World } from '../testing/browser.ts';
import { favouritesOf } from './startFavourites.ts';

const settings = Settings.parse({ brand: 'Parkett', apiBase: 'http://shop.test/api/v2/shop/' });
const API = '/api/v2/shop';
const LIKE = `POST ${API}/product-collection-items`;
const item = {
  id: 7,
  amount: 1,
  position: 0,
  product: { id: 1, code: 'LAND-3', name: 'Land', slug: 'land', allowToBuy: true, whitelisting: false },
};

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
  leadToLogin.mockReset();
  world.answers[`GET ${API}/product-collections`] = { member: [{ id: 8, type: 'favourites', items: [] }] };
  world.answers[LIKE] = item;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Navigates to the login; its argument reports that the login was left. */
const leadToLogin = vi.fn<(onLeft: () => void) => void>();

async function open() {
  const app = createApp(settings);
  await waitFor(app.session, isSettled);
  return app;
}
const wish = (liked: boolean) => ({ type: 'wish.made', productCode: 'LAND-3', liked }) as const;
/** Pending like from Anna's session. */
const annas = { productCode: 'LAND-3', customerUuid: 'anna' };
const kept = () => JSON.parse(String(world.sessionStorage['parkett.favourite'] ?? null));
const writes = () => world.calls.filter((call) => /^(POST|DELETE)/.test(call));

test('a page has one actor, which reads once and writes the likes', async () => {
  const app = await open();
  await waitFor(app.session, isLoggedIn);
  const favourites = favouritesOf(app, leadToLogin);
  expect(favouritesOf(app, leadToLogin)).toBe(favourites);
  favourites.send(wish(true));
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  expect(selectLiked(favourites.getSnapshot(), 'LAND-3')).toBe(true);
  world.answers[`DELETE ${API}/product-collection-items/7`] = {};
  favourites.send(wish(false));
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  expect(writes()).toEqual([LIKE, `DELETE ${API}/product-collection-items/7`]);
  expect(world.calls.filter((call) => call.endsWith('/product-collections'))).toHaveLength(1);
});

test('a visitor’s like outlives a reload and is written after the login, once', async () => {
  world.localStorage['parkett.session'] = '';
  const app = await open();
  favouritesOf(app, leadToLogin).send(wish(true));
  expect(leadToLogin).toHaveBeenCalledOnce();
  expect(kept()).toEqual({ productCode: 'LAND-3', customerUuid: null });
  world.localStorage['parkett.session'] = sessionOf('anna');
  const again = await open();
  await waitFor(again.session, isLoggedIn);
  const favourites = favouritesOf(again, leadToLogin);
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  expect(writes()).toEqual([LIKE]);
  expect(world.sessionStorage['parkett.favourite']).toBeUndefined();
  expect(selectLiked(favourites.getSnapshot(), 'LAND-3')).toBe(true);
});

test('a failed write is reported, and the shop is read again', async () => {
  delete world.answers[LIKE];
  world.status = 400;
  const app = await open();
  await waitFor(app.session, isLoggedIn);
  const favourites = favouritesOf(app, leadToLogin);
  favourites.send(wish(true));
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  expect(selectLiked(favourites.getSnapshot(), 'LAND-3')).toBe(false);
  const said = shownIn(app.notifications.getSnapshot()).map(({ message }) => message);
  expect(said.filter((message) => message === 'favouritesFailed')).toHaveLength(1);
});

test('a logout deletes the likes, and a failed read is repeated when the connection is back', async () => {
  world.isUnreachable = true;
  const app = await open();
  const favourites = favouritesOf(app, leadToLogin);
  await waitFor(favourites, (snapshot) => snapshot.matches({ reading: 'pausing' }));
  world.isUnreachable = false;
  world.happen('offline');
  world.happen('online');
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  app.session.send({ type: 'logout.requested' });
  await waitFor(favourites, (snapshot) => snapshot.matches('loggedOut'));
  expect(favourites.getSnapshot().context.known).toBeNull();
});

test('a session that ends at a like asks for the login, and keeps the like for it', async () => {
  const app = await open();
  await waitFor(app.session, isLoggedIn);
  const favourites = favouritesOf(app, leadToLogin);
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  delete world.answers[LIKE];
  world.status = 401;
  favourites.send(wish(true));
  await waitFor(favourites, (snapshot) => snapshot.matches('loggedOut'));
  expect(leadToLogin).toHaveBeenCalledOnce();
  expect(kept()).toEqual(annas);
});

test.each([
  ['anna', [LIKE]],
  ['bernd', []],
])(
  'a like at the end of a session is written only for its own customer, also after a reload: %s',
  async (who, written) => {
    world.sessionStorage['parkett.favourite'] = JSON.stringify(annas);
    world.localStorage['parkett.session'] = sessionOf(who);
    const app = await open();
    await waitFor(app.session, isLoggedIn);
    const favourites = favouritesOf(app, leadToLogin);
    await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
    expect(writes()).toEqual(written);
    expect(kept()).toBeNull();
  },
);

test.each(['LAND-3', '{"productCode":1}', 'null'])('an invalid stored like is ignored: %s', async (text) => {
  world.sessionStorage['parkett.favourite'] = text;
  const app = await open();
  await waitFor(app.session, isLoggedIn);
  const favourites = favouritesOf(app, leadToLogin);
  await waitFor(favourites, (snapshot) => snapshot.matches('idle'));
  expect(writes()).toEqual([]);
});

test('a logout at a like deletes it', async () => {
  const app = await open();
  await waitFor(app.session, isLoggedIn);
  const favourites = favouritesOf(app, leadToLogin);
  favourites.send(wish(true));
  app.session.send({ type: 'logout.requested' });
  await waitFor(favourites, (snapshot) => snapshot.matches('loggedOut'));
  expect(favourites.getSnapshot().context.remembered).toBeNull();
});

test('a visitor’s like is deleted when the login is abandoned', async () => {
  world.localStorage['parkett.session'] = '';
  const favourites = favouritesOf(await open(), leadToLogin);
  favourites.send(wish(true));
  leadToLogin.mock.lastCall?.[0]();
  expect(world.sessionStorage['parkett.favourite']).toBeUndefined();
});

test('a like stored for a login is deleted when a visitor sees hearts again', async () => {
  world.localStorage['parkett.session'] = '';
  world.sessionStorage['parkett.favourite'] = JSON.stringify({ productCode: 'LAND-3', customerUuid: null });
  const favourites = favouritesOf(await open(), leadToLogin);
  await waitFor(favourites, (snapshot) => snapshot.context.remembered === null);
  expect(world.sessionStorage['parkett.favourite']).toBeUndefined();
});

test('a heart works in a browser without storage', async () => {
  vi.stubGlobal('sessionStorage', forbiddenStorage());
  world.localStorage['parkett.session'] = '';
  const favourites = favouritesOf(await open(), leadToLogin);
  favourites.send(wish(true));
  expect(favourites.getSnapshot().context.remembered?.productCode).toBe('LAND-3');
});
