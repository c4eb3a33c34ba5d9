import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { payouts } from '../reads/payouts.ts';
import { createApp } from '../start/createApp.ts';
import { World } from '../testing/browser.ts';
import { awaitValue } from './awaitValue.ts';

const { signal } = new AbortController();

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  const { session, resources } = createApp(Settings.parse({ apiBase: 'http://shop.test/' }));
  await waitFor(session, isLoggedIn);
  return resources;
}

test('a port gets the value that the shop answers', async () => {
  world.answers['/customer-payouts'] = { 'hydra:member': [], 'hydra:totalItems': 0 };
  expect(await awaitValue(await open(), payouts, signal)).toEqual([]);
});

test('a port gets the failure instead of a value of an earlier visit', async () => {
  const resources = await open();
  resources.request(payouts);
  resources.of(payouts).send({ type: 'past.found', data: [], readAt: 1 });
  await expect(awaitValue(resources, payouts, signal)).rejects.toMatchObject({ failure: { kind: 'notFound' } });
});
