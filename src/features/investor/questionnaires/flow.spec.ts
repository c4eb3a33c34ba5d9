import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy } from '#machines/flows/questionnaire/selectors.ts';
import { chosen, experience, isExperienced, knowledge, knows } from '#machines/flows/questionnaire/testing/fixtures.ts';
import { answersDraft, questionnaireFlow } from './flow.ts';
import { spentMinutes } from './spentMinutes.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/questionnaires/wphg`] = knowledge;
  world.answers[`${at}/questionnaires/wphg_experience`] = experience;
  world.answers[`GET ${at}/answered-questionnaires`] = [];
});

/** Starts the test as anna without a page; resolves after the first read. */
async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  // Stubbed: re-reads by other parts do not count here.
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const onEnd = vi.fn();
  const { actor, stop } = startFlow(questionnaireFlow(app, 'anna', 'adequacy', onEnd));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot) || snapshot.status === 'done');
  await settled();
  return { app, actor, stop, settled, onEnd, invalidated };
}

describe('the test without a page', () => {
  test('reads questions and answers at once', async () => {
    const { actor } = await begin();
    expect(actor.getSnapshot().value).toBe('answering');
    expect(world.calls.slice(-3)).toEqual([
      `GET ${at}/answered-questionnaires`,
      `GET ${at}/questionnaires/wphg`,
      `GET ${at}/questionnaires/wphg_experience`,
    ]);
  });

  test('takes less time with each answer, and none once there is a result', async () => {
    const { actor, settled } = await begin();
    const spent = (answers: unknown) => spentMinutes('adequacy', actor.getSnapshot(), answers);
    const half = spent({ insolvency: chosen.insolvency });
    expect([spent(null), spent(chosen)]).toEqual([0, 4]);
    expect(half > 0 && half < 4).toBe(true);
    world.answers[`POST ${at}/answered-questionnaires`] = isExperienced;
    actor.send({ type: 'answers.submitted', answers: chosen });
    expect(spent(chosen)).toBe(4);
    await settled();
    expect(spent(null)).toBe(actor.getSnapshot().matches('answered') ? 4 : 0);
  });

  test('sends one questionnaire after the other, deletes the choices, and reports its end', async () => {
    const { actor, settled, onEnd, invalidated } = await begin();
    answersDraft('adequacy', 'anna').write(chosen);
    world.answers[`POST ${at}/answered-questionnaires`] = isExperienced;
    const fetched = vi.spyOn(globalThis, 'fetch');
    actor.send({ type: 'answers.submitted', answers: chosen });
    await settled();
    expect(actor.getSnapshot().value).toBe('answered');
    const bodies = fetched.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { questionnaire: 'wphg', answers: [{ question: 'insolvency', options: ['loss'] }] },
      { questionnaire: 'wphg_experience', answers: [{ question: 'bondTrades', options: ['many'] }] },
    ]);
    expect(answersDraft('adequacy', 'anna').read()).toBeNull();
    expect(new Set(invalidated.mock.calls.flat())).toEqual(new Set(['answers', 'customer']));
    expect(onEnd).not.toHaveBeenCalled();
    actor.send({ type: 'result.accepted' });
    expect(onEnd.mock.calls).toEqual([['answers', 'customer']]);
  });

  test('keeps the choices if they do not arrive, and looks before it sends them again', async () => {
    const { actor, settled } = await begin();
    answersDraft('adequacy', 'anna').write(chosen);
    actor.send({ type: 'answers.submitted', answers: chosen });
    await settled();
    expect(actor.getSnapshot().value).toBe('notSent');
    expect(answersDraft('adequacy', 'anna').read()).toEqual(chosen);
    world.answers[`GET ${at}/answered-questionnaires`] = [knows, isExperienced];
    const before = world.calls.length;
    actor.send({ type: 'answers.submitted', answers: chosen });
    await settled();
    expect(world.calls.slice(before)[0]).toBe(`GET ${at}/answered-questionnaires`);
    expect(world.calls.slice(before)).not.toContain(`POST ${at}/answered-questionnaires`);
    expect(actor.getSnapshot().value).toBe('answered');
  });

  test('asks before an answer is changed, and retracts a stored one', async () => {
    world.answers[`GET ${at}/answered-questionnaires`] = [knows, isExperienced];
    const { app, actor, settled } = await begin();
    const answer = async (type: 'confirmation.accepted' | 'confirmation.declined') => {
      actor.send({ type: 'change.requested' });
      expect(app.confirmation.getSnapshot().context.asked).toEqual({ id: 'adequacy', question: 'deleteSurveys' });
      app.confirmation.send({ type });
      await waitFor(actor, (snapshot) => !snapshot.matches('asking'));
      await settled();
    };
    await answer('confirmation.declined');
    expect(actor.getSnapshot().value).toBe('answered');
    world.answers[`DELETE ${at}/answered-questionnaires/11`] = {};
    // 12 no longer exists: 404.
    await answer('confirmation.accepted');
    expect(world.calls.slice(-6)).toEqual([
      `DELETE ${at}/answered-questionnaires/11`,
      `GET ${at}/answered-questionnaires`,
      `DELETE ${at}/answered-questionnaires/12`,
      `GET ${at}/answered-questionnaires`,
      `GET ${at}/questionnaires/wphg`,
      `GET ${at}/questionnaires/wphg_experience`,
    ]);
  });

  test('reports an answer that could not be retracted', async () => {
    world.answers[`GET ${at}/answered-questionnaires`] = [knows, isExperienced];
    const { app, actor, settled } = await begin();
    world.isUnreachable = true;
    actor.send({ type: 'change.requested' });
    app.confirmation.send({ type: 'confirmation.accepted' });
    await waitFor(actor, (snapshot) => !snapshot.matches('asking'));
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['notReset', { kind: 'offline' }]);
  });

  test('that is left halfway reports its changes, and a mere look does not', async () => {
    world.answers[`POST ${at}/answered-questionnaires`] = isExperienced;
    const { actor, settled, stop, invalidated } = await begin();
    actor.send({ type: 'answers.submitted', answers: chosen });
    await settled();
    expect(new Set(invalidated.mock.calls.flat())).toEqual(new Set(['answers', 'customer']));
    stop();
    const looked = await begin();
    looked.stop();
    expect(looked.invalidated).not.toHaveBeenCalled();
  });

  test('closes its question when it is left', async () => {
    world.answers[`GET ${at}/answered-questionnaires`] = [knows, isExperienced];
    const { app, actor, stop, onEnd } = await begin();
    actor.send({ type: 'change.requested' });
    stop();
    expect(app.confirmation.getSnapshot().context.asked).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });
});
