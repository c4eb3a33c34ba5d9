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
  const updated = raised({ kind: 'success', message: 'dataUpdated' });
  const failed = raised({ kind: 'error', message: 'failed', failure: { kind: 'offline' } });
  const gone = elapses('successLifetime', 'notifications.fleeting');
  const idsAfter = (...events: AnyEventObject[]) =>
    shownIn(play(notificationsMachine, undefined, ...events).snapshot).map(({ id }) => id);

  test('shows a message of a type once, and the same message of another type beside it', () => {
    expect(play(notificationsMachine, undefined, failed).snapshot.can(failed)).toBe(false);
    expect(idsAfter(updated, updated, raised({ kind: 'info', message: 'dataUpdated' }))).toEqual([
      'success:dataUpdated',
      'info:dataUpdated',
    ]);
  });

  test('lets a success go after six seconds, and an error stay', () => {
    expect(play(notificationsMachine, undefined, updated).timers).toEqual({
      'xstate.after.successLifetime.notifications.fleeting': 6000,
    });
    expect(idsAfter(failed, updated, gone)).toEqual(['error:failed:offline']);
  });

  test('lets nothing go while somebody reads', () => {
    expect(play(notificationsMachine, undefined, updated, { type: 'reading.started' }).timers).toEqual({});
    const { timers } = play(
      notificationsMachine,
      undefined,
      updated,
      { type: 'reading.started' },
      { type: 'reading.ended' },
    );
    expect(Object.values(timers)).toEqual([6000]);
  });

  test('hides everything on navigation, unless the query contains limit', () => {
    expect(idsAfter(failed, updated, { type: 'navigation.happened', keep: false })).toEqual([]);
    const { snapshot } = play(notificationsMachine, undefined, failed);
    expect(snapshot.can({ type: 'navigation.happened', keep: true })).toBe(false);
  });

  test('shows five at most, the newest', () => {
    const messages = ['loggedIn', 'loggedOut', 'signedUp', 'dataUpdated', 'passwordChanged', 'resetMailSent'] as const;
    expect(idsAfter(...messages.map((message) => raised({ kind: 'info', message })))).toEqual(
      messages.slice(1).map((message) => `info:${message}`),
    );
  });

  test('loses what is dismissed and nothing else, and forgets the reader with the last message', () => {
    const dismissed = (id: string) => ({ type: 'notification.dismissed', id });
    expect(idsAfter(failed, updated, dismissed('success:dataUpdated'))).toEqual(['error:failed:offline']);
    expect(idsAfter(failed, updated, dismissed('error:failed:offline'))).toEqual(['success:dataUpdated']);
    const { snapshot } = play(notificationsMachine, undefined, failed);
    expect(snapshot.can(dismissed('success:dataUpdated'))).toBe(false);
    expect(snapshot.can({ type: 'detail.toggled', id: 'success:dataUpdated' })).toBe(false);
    // No pointer leaves a bar that is not there: the next success must go by itself again.
    const empty = [failed, { type: 'reading.started' }, dismissed('error:failed:offline')];
    expect(idsAfter(...empty)).toEqual([]);
    expect(Object.values(play(notificationsMachine, undefined, ...empty, updated).timers)).toEqual([6000]);
    expect(Object.values(play(notificationsMachine, undefined, ...empty).timers)).toEqual([]);
  });

  test('counts the six seconds from the last success, and never for an error', () => {
    const clock = new SimulatedClock();
    const actor = createActor(notificationsMachine, { clock }).start();
    const shown = () => shownIn(actor.getSnapshot()).length;
    actor.send({ type: 'notification.raised', kind: 'success', message: 'dataUpdated' });
    clock.increment(4000);
    actor.send({ type: 'notification.raised', kind: 'success', message: 'signedUp' });
    clock.increment(4000);
    expect(shown()).toBe(2);
    clock.increment(2000);
    expect(shown()).toBe(0);
    expect(idsAfter(updated, failed, gone)).toEqual(['error:failed:offline']);
    expect(play(notificationsMachine, undefined, failed).timers).toEqual({});
    expect(play(notificationsMachine, undefined, updated, gone).timers).toEqual({});
    const read = [failed, { type: 'reading.started' }, updated, { type: 'reading.ended' }];
    expect(Object.values(play(notificationsMachine, undefined, ...read).timers)).toEqual([6000]);
    const errorRead = [failed, { type: 'reading.started' }, { type: 'reading.ended' }];
    expect(play(notificationsMachine, undefined, ...errorRead).timers).toEqual({});
  });

  test('opens and closes the detail of one', () => {
    const toggle = { type: 'detail.toggled', id: 'error:failed:offline' };
    const { snapshot } = play(notificationsMachine, undefined, failed, updated, toggle);
    expect(shownIn(snapshot).map(({ expanded }) => expanded)).toEqual([true, false]);
  });
});
