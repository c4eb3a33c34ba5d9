import { FailureError } from '#domain/shop/failure.ts';
import { offline, wrongState } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { identityMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
import type { IdentityRecord } from '../types.ts';
export const refused = new FailureError({ kind: 'rateLimited', retryAfter: 90 });
/** Failure that is not transient. */
export const broken = new FailureError({ kind: 'notFound' });
export const url = 'https://pay.example.org/ident/1';

export const recordOf = (state: string, reason: string | null = null): IdentityRecord => ({ state, reason });

const states = [
  'init',
  'new',
  'pending',
  'approved',
  'approved_in_review',
  'approved_data_changed',
  'approved_data',
  'rejected',
  'rejected_in_review',
  'an unknown state',
];

const identityCases: Cases<typeof identityMachine> = {
  events: [
    named('approved', { type: 'record.read' as const, record: recordOf('approved') }),
    named('rejected', { type: 'record.read' as const, record: recordOf('rejected') }),
    { type: 'check.requested' },
    { type: 'page.restored' },
    { type: 'result.accepted' },
    { type: 'retry.requested' },
    { type: 'connection.restored' },
  ],
  outcomes: [
    succeeds('readRecord', { record: null }, 'no check was begun'),
    ...states.map((state) => succeeds('readRecord', { record: recordOf(state) }, state)),
    fails('readRecord', offline),
    fails('readRecord', broken),
    succeeds('startIdentification', { url }, 'a page of the partner'),
    fails('startIdentification', offline),
    fails('startIdentification', wrongState),
    fails('startIdentification', refused),
    elapses('backoff', 'identity.loading.pausing'),
    elapses('backoff', 'identity.rereading.pausing'),
    elapses('backoff', 'identity.checking.pausing'),
  ],
  stateKey: ({ context }) => [context.record?.state, context.failure?.kind, context.retries],
  invariants: (snapshot) => ({
    'identified and waiting customers cannot start a check':
      !(snapshot.hasTag('identified') || snapshot.hasTag('waiting')) || !snapshot.can({ type: 'check.requested' }),
    'while a check is being begun no other one is':
      !(snapshot.hasTag('busy') || snapshot.hasTag('leaving')) || !snapshot.can({ type: 'check.requested' }),
    'only what the partner confirmed is shown as confirmed':
      !snapshot.hasTag('identified') || snapshot.context.record?.state.startsWith('approved') === true,
  }),
};

export const subject: Subject = { name: 'identity', machine: identityMachine, cases: identityCases, selectors };
