import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { selectFailure, selectStage } from '#machines/flows/verification/selectors.ts';
import { mailbox, signUpDraft } from './mailbox.ts';
import { verificationFlow } from './verification.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const CALL = 'PATCH /api/v2/shop/account-verification-requests/t0ken';

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
});

/** Opens the link's page, in an app of its own unless one is given. */
function open(app = createApp(settings)) {
  const { actor, stop } = startFlow(verificationFlow(app, 't0ken'));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { app, actor, stop, settled };
}
const sent = () => world.calls.filter((call) => call === CALL).length;

describe('a verification', () => {
  test('is sent once, however often its page is rendered and returned to', async () => {
    world.answers[CALL] = {};
    const first = open();
    // React's strict mode renders twice, and stops what it started first.
    first.stop();
    const second = open(first.app);
    expect(selectStage(await second.settled())).toBe('verified');
    second.stop();
    expect(selectStage(await open(first.app).settled())).toBe('verified');
    expect(sent()).toBe(1);
    expect(world.calls.some((call) => call.startsWith('GET') && call.includes('verification'))).toBe(false);
  });

  test.each([
    [404, 'invalid'],
    [410, 'expired'],
    [422, 'alreadyVerified'],
  ])('that is answered with %i shows %s', async (status, stage) => {
    world.status = status;
    expect(selectStage(await open().settled())).toBe(stage);
  });

  test('that was not answered is sent again on request', async () => {
    world.isUnreachable = true;
    const { actor, settled } = open();
    expect(selectFailure(await settled())).toEqual({ kind: 'offline' });
    world.isUnreachable = false;
    world.answers[CALL] = {};
    actor.send({ type: 'retry.requested' });
    expect([selectStage(await settled()), sent()]).toEqual(['verified', 2]);
  });

  test('deletes the sign-up in the tab, and keeps it if nothing was verified', async () => {
    const begin = async () => {
      const app = createApp(settings);
      await waitFor(app.session, isLoggedIn);
      mailbox.write({ email: 'mara@example.de', askedAt: 0 });
      signUpDraft.write({ firstName: 'Mara' });
      return open(app);
    };
    await (await begin()).settled();
    expect([mailbox.read()?.email, signUpDraft.read()]).toEqual(['mara@example.de', { firstName: 'Mara' }]);
    world.answers[CALL] = {};
    await (await begin()).settled();
    expect(Object.keys(world.sessionStorage)).toEqual([]);
  });

  test.each([
    [true, false],
    [false, true],
  ])('that reverts a change (%s), which ends every login, leaves the tab logged in: %s', async (undoes, remains) => {
    world.answers[CALL] = {};
    const app = createApp(settings);
    await waitFor(app.session, isLoggedIn);
    const { actor, stop } = startFlow(verificationFlow(app, 't0ken', undoes));
    stopAfterTest(stop);
    expect(actor.getSnapshot().can({ type: 'verification.confirmed' })).toBe(undoes);
    actor.send({ type: 'verification.confirmed' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(isLoggedIn(app.session.getSnapshot())).toBe(remains);
  });

  test('has its token in nothing that is stored or inspected', async () => {
    world.answers[CALL] = {};
    const { actor, settled } = open();
    expect(JSON.stringify([actor.getPersistedSnapshot(), await settled(), world.said])).not.toContain('t0ken');
  });
});
