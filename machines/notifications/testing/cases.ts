import { type Cases, elapses, type Subject } from '#machines/testing/paths.ts';
import { notificationsMachine } from '../machine.ts';

const notificationsCases: Cases<typeof notificationsMachine> = {
  events: [
    { type: 'notification.raised', kind: 'success', message: 'loggedIn' },
    { type: 'notification.raised', kind: 'error', message: 'failed', failure: { kind: 'offline' } },
    { type: 'notification.dismissed', id: 'success:loggedIn' },
    { type: 'notification.dismissed', id: 'error:failed:offline' },
    { type: 'navigation.happened', keep: false },
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

export const subject: Subject = { name: 'notifications', machine: notificationsMachine, cases: notificationsCases };
