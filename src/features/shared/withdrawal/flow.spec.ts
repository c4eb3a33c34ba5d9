import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectStage } from '#machines/flows/withdrawal/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { withdrawalFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const OF_ORDER = `POST ${at}/orders/T1/withdrawal`;
const ORDERS = `GET ${at}/orders`;
const IN_WORDS = `POST ${at}/withdrawals`;
const declared = { name: 'Anna Berg', contract: '000000001', email: 'anna@example.org' };
const own = {
  id: 1,
  tokenValue: 'T1',
  number: '000000001',
  checkoutState: 'completed',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  currencyCode: 'EUR',
  itemsTotal: 700,
  taxTotal: 0,
  total: 700,
};
const receipt = { receivedAt: '2026-11-23T10:00:00.000Z', inTime: true, email: declared.email };

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/customers/anna`] = anna;
});

/** Declares a withdrawal as Anna without a page; returns the result. */
async function declare(tokenValue: string | null, words: Partial<typeof declared> = {}) {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const own = app.resources.of(subscriptions);
  if (world.answers[ORDERS]) {
    app.resources.request(subscriptions);
    await waitFor(own, (snapshot) => dataOf(snapshot) !== null);
  }
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const { actor, stop } = startFlow(withdrawalFlow(app, tokenValue));
  stopAfterTest(stop);
  actor.send({ type: 'declaration.entered', declared: { ...declared, ...words } });
  actor.send({ type: 'withdrawal.confirmed' });
  await waitFor(actor, (snapshot) => !isBusy(snapshot));
  const sent = world.calls.filter((call) => [OF_ORDER, IN_WORDS].includes(call));
  return { stage: selectStage(actor.getSnapshot()), sent, invalidated: invalidated.mock.calls.flat() };
}

test.each([
  ['an order of one’s own', 'T1', OF_ORDER],
  ['a contract named in words', null, IN_WORDS],
])(
  'a withdrawal from %s is sent once; orders, and their delivered tokens, are reloaded',
  async (_, tokenValue, call) => {
    world.answers[call] = receipt;
    expect(await declare(tokenValue)).toEqual({ stage: 'received', sent: [call], invalidated: ['orders', 'tokens'] });
  },
);

test('a refused withdrawal invalidates nothing', async () => {
  expect(await declare('T1')).toEqual({ stage: 'reviewing', sent: [OF_ORDER], invalidated: [] });
});

test.each([
  ['the number of an own order is that order’s', ' Nr. 000000001 ', OF_ORDER],
  ['other words are looked for', 'Windkraft 000000001', IN_WORDS],
])('once the orders are read, the withdrawal of %s', async (_, contract, call) => {
  world.answers[ORDERS] = { member: [own], totalItems: 1 };
  world.answers[OF_ORDER] = receipt;
  world.answers[IN_WORDS] = receipt;
  expect((await declare(null, { contract })).sent).toEqual([call]);
});
