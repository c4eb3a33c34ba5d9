import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { connectivityMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export const connectivityCases: Cases<typeof connectivityMachine> = {
  input: { online: true },
  otherInputs: [{ online: false }],
  events: [
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: 'past.changed', readAt: Date.UTC(2026, 10, 29, 20, 15) },
    { type: 'past.changed', readAt: null },
    { type: 'chunk.failed' },
    { type: 'reload.requested' },
  ],
  outcomes: [
    succeeds('compareVersions', { isNewer: true }, 'there is a newer version'),
    succeeds('compareVersions', { isNewer: false }, 'it is the same version'),
    fails('compareVersions', offline),
    succeeds('claimReload', { granted: true }, 'the first reload for it'),
    succeeds('claimReload', { granted: false }, 'it was reloaded before'),
    fails('claimReload', new Error('storage is blocked')),
    succeeds('reloadPage'),
    fails('reloadPage', new Error('refused')),
  ],
};

export const subject: Subject = {
  name: 'connectivity',
  machine: connectivityMachine,
  cases: connectivityCases,
  selectors,
};
