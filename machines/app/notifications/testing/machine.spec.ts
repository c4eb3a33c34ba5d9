import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { elapses, play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type NotificationDraft, notificationsMachine } from '../machine.ts';
import { shownIn } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

describe('the notification bar', () => {
  const raised = (draft: NotificationDraft) => ({ type: 'notification.raised', ...draft });
  const loggedIn = raised({ kind: 'success', message: 'loggedIn' });
  const failed = raised({ kind: 'error', message: 'failed', failure: { kind: 'offline' } });
  const gone = elapses('successLifetime', 'notifications.fleeting');
  const idsAfter = (...events: AnyEventObject[]) =>
    shownIn(play(notificationsMachine, undefined, ...events).snapshot).map(({ id }) => id);

  test('shows a message of a type once, and the same message of another type beside it', () => {
    expect(play(notificationsMachine, undefined, failed).snapshot.can(failed)).toBe(false);
    expect(idsAfter(loggedIn, loggedIn, raised({ kind: 'info', message: 'loggedIn' }))).toEqual([
      'success:loggedIn',
      'info:loggedIn',
    ]);
  });

  test('hides everything on navigation, unless the query contains limit', () => {
    expect(idsAfter(failed, loggedIn, { type: 'navigation.happened', keep: false })).toEqual([]);
    const { snapshot } = play(notificationsMachine, undefined, failed);
    expect(snapshot.can({ type: 'navigation.happened', keep: true })).toBe(false);
    const navigated = play(notificationsMachine, undefined, loggedIn, { type: 'navigation.happened', keep: false });
    expect([navigated.snapshot.value, navigated.timers]).toEqual(['resting', {}]);
  });

  test('shows five at most, the newest', () => {
    const messages = [
      'loggedIn',
      'loggedOut',
      'orderCancelled',
      'localeFailed',
      'fetchFailed',
      'downloadFailed',
    ] as const;
    expect(idsAfter(...messages.map((message) => raised({ kind: 'info', message })))).toEqual(
      messages.slice(1).map((message) => `info:${message}`),
    );
  });

  test('counts the six seconds from the last success, and never for an error', () => {
    const clock = new SimulatedClock();
    const actor = createActor(notificationsMachine, { clock }).start();
    const shown = () => shownIn(actor.getSnapshot()).length;
    actor.send({ type: 'notification.raised', kind: 'success', message: 'loggedIn' });
    clock.increment(4000);
    actor.send({ type: 'notification.raised', kind: 'success', message: 'loggedOut' });
    clock.increment(4000);
    expect(shown()).toBe(2);
    clock.increment(2000);
    expect(shown()).toBe(0);
    // An error that is raised meanwhile does not extend the success message.
    actor.send({ type: 'notification.raised', kind: 'success', message: 'loggedIn' });
    clock.increment(4000);
    actor.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure: { kind: 'offline' } });
    clock.increment(2000);
    expect(shown()).toBe(1);
    expect(idsAfter(loggedIn, failed, gone)).toEqual(['error:failed:offline']);
    expect(play(notificationsMachine, undefined, loggedIn, gone).snapshot.value).toBe('resting');
    expect(play(notificationsMachine, undefined, failed).timers).toEqual({});
    expect(play(notificationsMachine, undefined, loggedIn, gone).timers).toEqual({});
    const read = [failed, { type: 'reading.started' }, loggedIn, { type: 'reading.ended' }];
    expect(Object.values(play(notificationsMachine, undefined, ...read).timers)).toEqual([6000]);
    const errorRead = [failed, { type: 'reading.started' }, { type: 'reading.ended' }];
    expect(play(notificationsMachine, undefined, ...errorRead).timers).toEqual({});
  });
});
