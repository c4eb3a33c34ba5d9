import { FailureError } from '#domain/shop/failure.ts';
import { invalid2fa, offline, rateLimited, wrongState } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { twoFactorMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const wrongPassword = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'currentPassword', message: 'Das Passwort ist nicht richtig.' }],
});

export const on = { enabled: true };
export const off = { enabled: false };

const twoFactorCases: Cases<typeof twoFactorMachine> = {
  events: [
    { type: 'setup.started' },
    { type: 'setup.cancelled' },
    { type: 'switchOff.started' },
    { type: 'switchOff.cancelled' },
    { type: 'setup.confirmed', code: '123456', currentPassword: 'Parkett-2026' },
    { type: 'switchOff.confirmed', code: '123456' },
    { type: 'retry.requested' },
  ],
  outcomes: [
    succeeds('readStatus', on, 'on'),
    succeeds('readStatus', off, 'off'),
    fails('readStatus', offline),
    succeeds('requestKey'),
    fails('requestKey', wrongState),
    fails('requestKey', offline),
    succeeds('switchOn'),
    fails('switchOn', invalid2fa),
    fails('switchOn', wrongPassword),
    fails('switchOn', rateLimited),
    fails('switchOn', offline),
    succeeds('switchOff'),
    fails('switchOff', invalid2fa),
    fails('switchOff', rateLimited),
    fails('switchOff', offline),
  ],
  stateKey: ({ context }) => context.failure?.kind,
  invariants: (snapshot) => ({
    'a failed read has a failure': !snapshot.matches('unread') || snapshot.context.failure !== null,
    'an enabled second factor has no failure': !snapshot.matches('enabled') || snapshot.context.failure === null,
  }),
};

export const subject: Subject = { name: 'twoFactor', machine: twoFactorMachine, cases: twoFactorCases, selectors };
