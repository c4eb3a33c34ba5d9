import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { stubFetch } from '#api/testing/fetch.ts';
import { deleteDrafts } from '#app/drafts/forgetDrafts.ts';
import { unansweredWrites } from '#app/drafts/unanswered.ts';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import * as answers from '#domain/shop/testing/answers.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, isEarlier, selectStage } from '#machines/flows/tokenTransfer/selectors.ts';
import { transferFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const SEND = `POST ${at}/token/transfer`;
const MINE = '0x52908400098527886E0F7030069857D2E4169EE7';
const THEIRS = '0xde709f2102306220921060314715629080e2fb77';
const wallet = { id: 5, address: MINE, name: 'Wallet', type: 'token-forge', defaultWallet: true };
const anna = { ...answers.anna, twoFactorEnabled: true, defaultWallet: wallet };
const asset = {
  amount: 6000,
  product: { code: 'WIND', name: 'Wind' },
  productVariant: { code: 'WIND-TOKEN' },
  unitNominal: 100,
  walletId: 5,
};
const sent = unansweredWrites('transfer:WIND-TOKEN', 'anna');
const madeOf = (reference: string) => ({
  reference,
  hash: '0x1',
  toAddress: THEIRS,
  productVariant: 'WIND-TOKEN',
  quantity: 1000,
  createdAt: '2026-11-01T09:00:00.000Z',
});

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/customers/anna`] = anna;
  world.answers[`${at}/graphql/WalletAssets`] = { data: { tokenAssets: { collection: [asset] } } };
  world.answers[`${at}/token/recipients/${THEIRS}`] = { address: THEIRS, whitelisted: true };
});

async function open() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const invalidated = vi.spyOn(app.resources, 'invalidate');
  const onTwoFactorMissing = vi.fn();
  const onSent = vi.fn();
  const { actor, stop } = startFlow(
    transferFlow(app, { customerUuid: 'anna', variantCode: 'WIND-TOKEN', onTwoFactorMissing, onSent }),
  );
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
  await settled();
  return {
    actor,
    stop,
    stage: () => selectStage(actor.getSnapshot()),
    /** Effects on the page and on other reads. */
    effects: () => ({
      invalidated: invalidated.mock.calls.flat(),
      onTwoFactorMissing: onTwoFactorMissing.mock.calls.length,
      onSent: onSent.mock.calls.length,
    }),
    async send(quantity = 1000) {
      actor.send({ type: 'details.submitted', address: THEIRS, quantity });
      await settled();
      actor.send({ type: 'summary.confirmed' });
      actor.send({ type: 'code.submitted', code: '123456' });
      await settled();
    },
  };
}
const posts = () => world.calls.filter((call) => call === SEND).length;

test('a transfer without an answer is reported after a logout, and not made again', async () => {
  world.status = 500;
  const first = await open();
  await first.send();
  expect(first.stage()).toBe('unknown');
  const [reference = ''] = sent.all();
  expect(reference).not.toBe('');
  first.stop();
  deleteDrafts();
  world.answers[`${at}/token/transfers/${reference}`] = madeOf(reference);
  const second = await open();
  expect([second.stage(), isEarlier(second.actor.getSnapshot()), posts()]).toEqual(['sent', true, 1]);
  expect(sent.all()).toEqual([]);
});

test('a transfer unknown to the shop is repeated under its reference, also from a page opened before', async () => {
  const references: string[] = [];
  const ask = fetch;
  stubFetch((input: string, init: RequestInit) => {
    const { reference } = Object(JSON.parse(String(init.body ?? '{}')));
    if (reference !== undefined) references.push(reference);
    if (references.length === 1 && reference !== undefined) throw new TypeError('Failed to fetch');
    return ask(input, init);
  });
  const other = await open();
  const first = await open();
  await first.send();
  expect(first.stage()).toBe('confirming');
  const [reference = ''] = sent.all();
  first.stop();
  world.answers[SEND] = madeOf(reference);
  await other.send();
  expect(references).toEqual([reference, reference]);
  expect([other.stage(), posts(), sent.all()]).toEqual(['sent', 1, []]);
});

test('a transfer that was sent deletes the input and invalidates the holdings, once', async () => {
  const reference = crypto.randomUUID();
  sent.keep(reference);
  const page = await open();
  expect(page.effects()).toEqual({ invalidated: [], onTwoFactorMissing: 0, onSent: 0 });
  world.answers[SEND] = madeOf(reference);
  await page.send();
  expect(page.stage()).toBe('sent');
  expect(page.effects()).toEqual({ invalidated: ['tokens'], onTwoFactorMissing: 0, onSent: 1 });
});

test('an account without a second factor is reported, and the customer is read again', async () => {
  world.answers[`${at}/customers/anna`] = { ...anna, twoFactorEnabled: false };
  const page = await open();
  expect(page.effects()).toEqual({ invalidated: ['customer'], onTwoFactorMissing: 1, onSent: 0 });
});

/** Makes the shop refuse every later transfer. */
function refuse(code: string, status = 422) {
  const ask = fetch;
  stubFetch(async (input: string, init: RequestInit) =>
    init.method === 'POST' && String(input).endsWith('/token/transfer')
      ? Response.json({ violations: [{ propertyPath: '', message: '', code }] }, { status })
      : ask(input, init),
  );
}

test.each([
  ['NOT_WHITELISTED', 'refused', 422],
  ['INVALID_2FA', 'confirming', 422],
  ['SOMETHING', 'refused', 422],
  ['', 'refused', 404],
])('a transfer refused as %s is settled', async (code, stage, status) => {
  const page = await open();
  refuse(code, status);
  await page.send();
  expect([page.stage(), sent.all()]).toEqual([stage, []]);
});

test.each([
  ['NOT_WHITELISTED', 'refused', 422],
  ['INVALID_2FA', 'confirming', 422],
])(
  'a transfer refused as %s while an earlier one is unanswered leaves that open, as it may still arrive',
  async (code, stage, status) => {
    const reference = crypto.randomUUID();
    sent.keep(reference);
    const page = await open();
    refuse(code, status);
    await page.send();
    expect([page.stage(), sent.all()]).toEqual([stage, [reference]]);
  },
);

test('an earlier transfer that was found is shown although the rest failed, and another tab has reported it', async () => {
  const reference = crypto.randomUUID();
  sent.keep(reference);
  world.answers[`${at}/token/transfers/${reference}`] = madeOf(reference);
  delete world.answers[`${at}/customers/anna`];
  const page = await open();
  expect(page.stage()).toBe('unread');
  sent.forget(reference);
  world.answers[`${at}/customers/anna`] = anna;
  page.actor.send({ type: 'retry.requested' });
  await waitFor(page.actor, (snapshot) => !isBusy(snapshot));
  expect(page.stage()).toBe('sent');
});

test.each([
  [null, 'checked'],
  [0, 'checked'],
  [5000, 'checked'],
  [5001, 'entering'],
  [6000, 'owed'],
])(
  'of six thousand tokens, of which %s must be returned to the shop, a thousand are %s',
  async (owedBack, expected) => {
    world.answers[`${at}/graphql/WalletAssets`] = { data: { tokenAssets: { collection: [{ ...asset, owedBack }] } } };
    const { actor, stage } = await open();
    if (stage() === 'entering') actor.send({ type: 'details.submitted', address: THEIRS, quantity: 1000 });
    await waitFor(actor, (snapshot) => !isBusy(snapshot));
    expect(stage()).toBe(expected === 'checked' ? 'summary' : expected);
  },
);
