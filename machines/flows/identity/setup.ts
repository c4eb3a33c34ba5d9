import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { type BackoffContext, backoffDelays, backoffGuards } from '#machines/kit/backoff.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { maximumRetries } from '#machines/kit/retry.ts';
import { readRecord, startIdentification } from './ports.ts';
import { type IdentityStatus, identityStatusOf } from './status.ts';
import type { IdentityRecord } from './types.ts';

export interface IdentityContext extends BackoffContext {
  record: IdentityRecord;
}

export type IdentityEvent =
  /** Another part of the app has read the record while the result was pending. */
  | { type: 'record.read'; record: IdentityRecord }
  /** The investor starts the check, or continues an interrupted one. */
  | { type: 'check.requested' }
  /** The browser restores the page from its cache after the redirect to the partner. */
  | { type: 'page.restored' }
  /** The investor has read the confirmation and continues. */
  | { type: 'result.accepted' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

export type IdentityEmitted =
  /** Opens the partner's page in this tab. */
  | { type: 'partner.requested'; url: string }
  /** The identity is confirmed and the step is done. */
  | { type: 'check.passed' }
  | { type: 'record.found'; record: IdentityRecord };

type Params = { record: IdentityRecord };

/** Builds a guard that returns true if the record has this status. */
const stands =
  (status: IdentityStatus) =>
  ({ context }: { context: IdentityContext }) =>
    identityStatusOf(context.record) === status;

/** Failures by which the shop refuses to start a check; no check was started. */
const refusals: readonly Failure['kind'][] = [
  'violations',
  'conflict',
  'notFound',
  'unauthorized',
  'rateLimited',
  'unavailable',
];

export const identitySetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    emitted: {} as IdentityEmitted,
    // `startable`: a check can be started. `waiting`: the partner decides. `identified`: the check is passed.
    // `leaving`: the browser leaves for the partner's page.
    tags: {} as 'busy' | 'leaving' | 'startable' | 'waiting' | 'identified',
    meta: {} as Meta<'self-disclosure/kyc'>,
  },
  actors: { readRecord, startIdentification },
  delays: { backoff: backoffDelays.backoff },
  guards: {
    ...backoffGuards,
    wasBegun: stands('begun'),
    wasSubmitted: stands('submitted'),
    isPending: stands('pending'),
    isApproved: stands('approved'),
    isApprovedInReview: stands('approvedInReview'),
    isApprovedWithChanges: stands('approvedDataChanged'),
    isRejected: stands('rejected'),
    isRejectedInReview: stands('rejectedInReview'),
    isOutdated: (_, { error }: { error: unknown }) => failureOf(error).kind === 'wrongState',
    isRefused: (_, { error }: { error: unknown }) => refusals.includes(failureOf(error).kind),
  },
  actions: {
    keep: assign((_, { record }: Params) => ({ record, failure: null })),
    /** Updates the record and keeps the failure of the start visible. */
    keepRecord: assign((_, params: Params) => params),
    emitRecord: emit((_, { record }: Params) => ({ type: 'record.found', record })),
    ...failureActions,
    countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
    forgetRetries: assign({ retries: 0 }),
    startOver: assign({ retries: 0, failure: null }),
    pass: emit({ type: 'check.passed' }),
    openPartner: emit((_, { url }: { url: string }) => ({ type: 'partner.requested', url })),
  },
});
