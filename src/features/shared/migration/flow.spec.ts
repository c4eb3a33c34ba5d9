import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure, selectStage } from '#machines/flows/migration/selectors.ts';
import { migrationFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const ANNA = '/api/v2/shop/customers/anna';
const MIGRATION = 'PUT /api/v2/shop/customers/migration/anna';
const anna = (migrationState: number | null) => ({
  id: 1,
  uuid: 'anna',
  email: 'anna@example.org',
  accountType: 'personal',
  status: 'unchecked',
  cryptoRegistrarStatus: 'untouched',
  kycPassed: false,
  twoFactorEnabled: false,
  verified: true,
  migrationState,
});

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
});

/** Starts the migration of a customer in this state without a page. */
async function begin(migrationState: number | null) {
  world.answers[ANNA] = anna(migrationState);
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  // As the header does.
  stopAfterTest(app.resources.of(customer).subscribe(() => undefined).unsubscribe);
  await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
  world.calls.length = 0;
  const { actor, stop } = startFlow(migrationFlow(app, 'anna'));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
  return { app, actor, settled };
}

test.each([
  [0, 'asking'],
  [1, 'notNeeded'],
  [null, 'notNeeded'],
])('a customer whose migration is %j: %s, without another call to the shop', async (state, stage) => {
  const { settled } = await begin(state);
  expect(selectStage(await settled())).toBe(stage);
  expect(world.calls).toEqual([]);
});

test('the number is sent, and the customer is reloaded', async () => {
  const { app, actor, settled } = await begin(0);
  await settled();
  world.answers[MIGRATION] = anna(1);
  world.answers[ANNA] = anna(1);
  const fetched = vi.spyOn(globalThis, 'fetch');
  actor.send({ type: 'number.submitted', customerId: 'K-1' });
  expect(selectStage(await settled())).toBe('loaded');
  const body = JSON.stringify({ customerId: 'K-1' });
  expect(fetched.mock.calls).toContainEqual([expect.anything(), expect.objectContaining({ method: 'PUT', body })]);
  await waitFor(app.resources.of(customer), (snapshot) => snapshot.context.data?.migrationState === 1);
});

test.each([
  [1, 'loaded', null],
  [0, 'asking', { kind: 'general', status: 500, detail: null }],
] as const)('after a lost answer the shop is asked, and says %j: %s', async (state, stage, failure) => {
  const { actor, settled } = await begin(0);
  await settled();
  world.status = 500;
  world.answers[ANNA] = anna(state);
  actor.send({ type: 'number.submitted', customerId: 'K-1' });
  const done = await settled();
  expect([selectStage(done), selectFailure(done)]).toEqual([stage, failure]);
});
