import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { elapses, play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { subject } from './cases.ts';
import { type NotificationDraft, notificationsMachine } from './machine.ts';
import { shownIn } from './selectors.ts';

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

  test('opens and closes the detail of one', () => {
    const toggle = { type: 'detail.toggled', id: 'error:failed:offline' };
    const { snapshot } = play(notificationsMachine, undefined, failed, updated, toggle);
    expect(shownIn(snapshot).map(({ expanded }) => expanded)).toEqual([true, false]);
  });
});
