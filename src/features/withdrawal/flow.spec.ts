import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createApp } from '#app/createApp.ts';
import { startFlow } from '#app/startFlow.ts';
import { World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { isBusy, selectStage } from '#machines/withdrawal/selectors.ts';
import { withdrawalFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const OF_ORDER = `POST ${at}/orders/T1/withdrawal`;
const IN_WORDS = `POST ${at}/withdrawals`;
const anna = {
  ...{ id: 1, uuid: 'anna', email: 'anna@example.org', accountType: 'personal', status: 'approved' },
  ...{ cryptoRegistrarStatus: 'approved', kycPassed: true, twoFactorEnabled: false, verified: true },
};
const declared = { name: 'Anna Berg', contract: '000000001', email: 'anna@example.org' };
const receipt = { receivedAt: '2026-11-23T10:00:00.000Z', inTime: true, email: declared.email };

let world: World;
const stops: (() => void)[] = [];
beforeEach(() => {
  world = new World();
  world.install();
  world.answers[`${at}/customers/anna`] = anna;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Anna declares without a page, and what came of it. */
async function declare(tokenValue: string | null) {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const { actor, stop } = startFlow(withdrawalFlow(app, tokenValue));
  stops.push(stop);
  actor.send({ type: 'declaration.entered', declared });
  actor.send({ type: 'withdrawal.confirmed' });
  await waitFor(actor, (snapshot) => !isBusy(snapshot));
  const sent = world.calls.filter((call) => [OF_ORDER, IN_WORDS].includes(call));
  return { stage: selectStage(actor.getSnapshot()), sent, invalidated: invalidated.mock.calls.flat() };
}

test.each([
  ['an order of one’s own', 'T1', OF_ORDER],
  ['a contract named in words', null, IN_WORDS],
])(
  'a withdrawal from %s is sent once; orders, and what was delivered of them, are asked for anew',
  async (_, tokenValue, call) => {
    world.answers[call] = receipt;
    expect(await declare(tokenValue)).toEqual({ stage: 'received', sent: [call], invalidated: ['orders', 'tokens'] });
  },
);

test('a withdrawal that the shop refuses makes nothing wrong', async () => {
  expect(await declare('T1')).toEqual({ stage: 'reviewing', sent: [OF_ORDER], invalidated: [] });
});
