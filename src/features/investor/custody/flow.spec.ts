import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectCustody } from '#machines/flows/custody/selectors.ts';
import { address, answers, terms } from '#machines/flows/custody/testing/cases.ts';
import { custodyFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const wallet = { id: 3, type: 'token-forge', name: 'HeadlessWalletanna', defaultWallet: true, address };
const agreement = { id: 5, questionnaire: { type: 'platform_tac' } };

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/customers/anna`] = anna;
  world.answers[`${at}/questionnaires/platform_tac`] = terms;
  world.answers[`GET ${at}/answered-questionnaires`] = [];
  world.answers[`POST ${at}/answered-questionnaires`] = agreement;
  world.answers[`POST ${at}/wallets`] = wallet;
});

/** Starts custody as anna without a page; resolves after the first read. */
async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  // Stubbed: re-reads by other parts do not count here.
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const onEnd = vi.fn();
  const { actor, stop } = startFlow(custodyFlow(app, 'anna', onEnd));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot) || snapshot.status === 'done');
  await settled();
  return { actor, settled, onEnd, invalidated };
}
/** From now on, the shop has the agreement and the wallet. */
const haveAll = () => {
  world.answers[`GET ${at}/answered-questionnaires`] = [agreement];
  world.answers[`${at}/customers/anna`] = { ...anna, defaultWallet: wallet };
};

describe('custody without a page', () => {
  test('agrees, has the wallet created under the customer’s name, and reloads the customer', async () => {
    const { actor, settled, onEnd, invalidated } = await begin();
    expect(selectCustody(actor.getSnapshot())).toEqual({ terms, agreed: false, wallet: null });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const before = world.calls.length;
    actor.send({ type: 'terms.submitted', answers });
    await waitFor(actor, (snapshot) => snapshot.matches('creating'));
    haveAll();
    await settled();
    const made = world.calls.slice(before);
    expect(made.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${at}/answered-questionnaires`,
      `POST ${at}/wallets`,
    ]);
    expect(made.lastIndexOf(`GET ${at}/customers/anna`)).toBeGreaterThan(made.indexOf(`POST ${at}/wallets`));
    const bodies = fetched.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));
    expect(bodies).toEqual([
      { questionnaire: 'platform_tac', answers: [{ question: 'terms', options: ['agreed'] }] },
      { type: 'token-forge', defaultWallet: true, name: 'HeadlessWalletanna' },
    ]);
    expect(selectCustody(actor.getSnapshot())).toMatchObject({ agreed: true, wallet: address });
    expect(new Set(invalidated.mock.calls.flat())).toEqual(new Set(['answers', 'customer']));
    expect(onEnd).not.toHaveBeenCalled();
    actor.send({ type: 'result.accepted' });
    expect(onEnd.mock.calls).toEqual([['answers', 'customer']]);
  });

  test('finds a wallet whose answer was lost, and requests no second one', async () => {
    delete world.answers[`POST ${at}/wallets`];
    const { actor, settled } = await begin();
    actor.send({ type: 'terms.submitted', answers });
    await settled();
    expect(actor.getSnapshot().value).toBe('unfinished');
    haveAll();
    actor.send({ type: 'wallet.requested' });
    await settled();
    expect(actor.getSnapshot().value).toBe('settled');
    expect(world.calls.filter((call) => call === `POST ${at}/wallets`)).toHaveLength(1);
  });
});
