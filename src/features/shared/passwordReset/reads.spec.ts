import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createApp } from '#app/start/createApp.ts';
import { World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { linkOf } from './reads.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reads a link and returns the app's state of it. */
async function look(token: string) {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  app.resources.request(linkOf(token));
  const actor = app.resources.of(linkOf(token));
  const snapshot = await waitFor(actor, (each) => each.hasTag('settled'));
  return { actor, snapshot };
}

describe('the link of a mail', () => {
  test('is open if the shop says so, and its token is in no machine', async () => {
    world.answers['/api/v2/shop/reset-password-requests/secret-token'] = {};
    const { actor, snapshot } = await look('secret-token');
    expect(snapshot.context.data).toBe('open');
    expect(JSON.stringify([snapshot.context, actor.getPersistedSnapshot()])).not.toContain('secret-token');
  });

  test('is read separately for each token', () => {
    expect(linkOf('a')).toBe(linkOf('a'));
    expect(linkOf('a')).not.toBe(linkOf('b'));
  });

  test.each([
    [404, 'invalid'],
    [409, 'used'],
    [410, 'expired'],
    [405, 'open'],
  ])('that is answered with %i is %s', async (status, state) => {
    world.status = status;
    const { snapshot } = await look(`answered-${status}`);
    expect(snapshot.context.data).toBe(state);
  });

  test('is not judged without an answer of the shop', async () => {
    world.status = 403;
    const { snapshot } = await look('forbidden');
    expect([snapshot.context.data, snapshot.context.failure?.kind]).toEqual([null, 'general']);
  });
});
