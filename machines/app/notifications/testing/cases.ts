import { type Cases, elapses, named, type Subject } from '#machines/testing/paths.ts';
import { notificationsMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const notificationsCases: Cases<typeof notificationsMachine> = {
  events: [
    named('a success', { type: 'notification.raised', kind: 'success', message: 'loggedIn' }),
    named('an error', { type: 'notification.raised', kind: 'error', message: 'failed', failure: { kind: 'offline' } }),
    named('the success', { type: 'notification.dismissed', id: 'success:loggedIn' }),
    named('the error', { type: 'notification.dismissed', id: 'error:failed:offline' }),
    named('to another page', { type: 'navigation.happened', keep: false }),
    { type: 'reading.started' },
    { type: 'reading.ended' },
  ],
  outcomes: [elapses('successLifetime', 'notifications.fleeting')],
  stateKey: ({ context }) => context.shown.map(({ id }) => id).sort(),
  invariants: ({ context }) => ({
    'no message is shown twice': new Set(context.shown.map(({ id }) => id)).size === context.shown.length,
    'five are shown at most': context.shown.length <= 5,
  }),
};

export const subject: Subject = {
  name: 'notifications',
  machine: notificationsMachine,
  cases: notificationsCases,
  selectors,
};
