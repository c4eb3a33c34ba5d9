import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy } from '#machines/flows/statementRequest/selectors.ts';
import { statementRequestFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const CALL = `POST ${at}/customer-documents/statements`;
const excerpt = (statementKind: string, createdAt: Date) => ({
  id: createdAt.getTime(),
  statementKind,
  name: 'a.pdf',
  createdAt: createdAt.toISOString(),
});

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/customers/anna`] = anna;
  world.answers[`${at}/customer-documents`] = [];
});

/** Requests statements as anna without a page; returns the final state and the invalidations. */
async function ask() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const { actor, stop } = startFlow(statementRequestFlow(app, 'anna'));
  stopAfterTest(stop);
  actor.send({ type: 'statements.requested' });
  await waitFor(actor, (snapshot) => !isBusy(snapshot));
  return { value: actor.getSnapshot().value, invalidated };
}
const asked = () => world.calls.filter((call) => call === CALL);

describe('statements without a page', () => {
  test('are requested, and the excerpts are reloaded', async () => {
    world.answers[CALL] = { requestedAt: '2026-11-23T10:00:00.000Z' };
    const { value, invalidated } = await ask();
    expect([value, asked()]).toEqual(['requested', [CALL]]);
    expect(invalidated.mock.calls).toEqual([['excerpts']]);
  });

  test.each([
    ['requested today', 'manual', 0, 'requested'],
    ['requested two days ago', 'manual', 2, 'failed'],
    ['of today without a request', 'after_transaction', 0, 'failed'],
  ])('whose answer was lost are found among those %s, or not', async (_, kind, daysAgo, expected) => {
    // An empty answer counts as a lost one.
    world.answers[CALL] = {};
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    world.answers[`${at}/customer-documents`] = [excerpt(kind, new Date(Date.now() - daysAgo * 86_400_000))];
    const { value, invalidated } = await ask();
    expect([value, asked()]).toEqual([expected, [CALL]]);
    expect(invalidated.mock.calls).toEqual(expected === 'requested' ? [['excerpts']] : []);
  });
});
