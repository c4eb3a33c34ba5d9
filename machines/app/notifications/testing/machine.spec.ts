import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { play } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { type NotificationDraft, notificationsMachine } from '../machine.ts';
import { shownIn } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

describe('the notification bar', () => {
  const raised = (draft: NotificationDraft) => ({ type: 'notification.raised', ...draft });
  const loggedIn = raised({ kind: 'success', message: 'loggedIn' });
  const failed = raised({ kind: 'error', message: 'failed', failure: { kind: 'offline' } });
  const idsAfter = (...events: AnyEventObject[]) =>
    shownIn(play(notificationsMachine, undefined, ...events).snapshot).map(({ id }) => id);

  test('shows a message of a type once, and the same message of another type beside it', () => {
    expect(play(notificationsMachine, undefined, failed).snapshot.can(failed)).toBe(false);
    expect(idsAfter(loggedIn, loggedIn, raised({ kind: 'info', message: 'loggedIn' }))).toEqual([
      'success:loggedIn',
      'info:loggedIn',
    ]);
  });

  test('keeps its messages on navigation if the query contains limit', () => {
    const { snapshot } = play(notificationsMachine, undefined, failed);
    expect(snapshot.can({ type: 'navigation.happened', keep: true })).toBe(false);
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

  test('counts the six seconds from the last success, which an error does not extend', () => {
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
    actor.send({ type: 'notification.raised', kind: 'success', message: 'loggedIn' });
    clock.increment(4000);
    actor.send({ type: 'notification.raised', kind: 'error', message: 'fetchFailed', failure: { kind: 'offline' } });
    clock.increment(2000);
    expect(shown()).toBe(1);
  });
});
