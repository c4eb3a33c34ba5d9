import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { type BackoffContext, backoffDelays, backoffGuards } from '#machines/backoff.ts';
import type { Meta } from '#machines/meta.ts';
import { maximumRetries } from '#machines/retry.ts';
import { readRecord, startIdentification } from './ports.ts';
import { type IdentityStanding, standingOf } from './standing.ts';
import type { IdentityRecord } from './types.ts';

export interface IdentityContext extends BackoffContext {
  record: IdentityRecord;
}

export type IdentityEvent =
  /** Somebody else has read the record, while its result was awaited. */
  | { type: 'record.read'; record: IdentityRecord }
  /** The investor wants to begin the check, or to go on with one that they left. */
  | { type: 'check.requested' }
  /** The browser shows the page again as it was left for the partner's. */
  | { type: 'page.restored' }
  /** The investor has read that they are identified, and goes on. */
  | { type: 'result.accepted' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

export type IdentityEmitted =
  /** The partner's page is to be opened in this tab. */
  | { type: 'partner.requested'; url: string }
  /** The step is done. */
  | { type: 'check.passed' }
  /** How the check stands was read. */
  | { type: 'record.found'; record: IdentityRecord };

type Params = { record: IdentityRecord };

/** Whether the record means this. */
const stands =
  (standing: IdentityStanding) =>
  ({ context }: { context: IdentityContext }) =>
    standingOf(context.record) === standing;

/** With these the shop has refused to begin a check: none was begun. */
const refusals: readonly Failure['kind'][] = [
  'violations',
  'conflict',
  'notFound',
  'unauthorized',
  'rateLimited',
  'unavailable',
];

/** What the chart of the identity check is written in: see machine.ts. */
export const identitySetup = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    emitted: {} as IdentityEmitted,
    // `startable`: a check can be begun. `waiting`: somebody else decides. `identified`: it is passed. `leaving`: the page
    // goes.
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
    /** Why the check could not be begun is still to be read. */
    keepRecord: assign((_, params: Params) => params),
    tell: emit((_, { record }: Params) => ({ type: 'record.found', record })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
    forgetRetries: assign({ retries: 0 }),
    startOver: assign({ retries: 0, failure: null }),
    pass: emit({ type: 'check.passed' }),
    openPartner: emit((_, { url }: { url: string }) => ({ type: 'partner.requested', url })),
  },
});
