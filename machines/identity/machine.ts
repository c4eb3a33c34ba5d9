import { withBackoff } from '#machines/backoff.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import { identitySetup } from './setup.ts';
import type { IdentityRecord } from './types.ts';

type Known = { record: IdentityRecord };

const keep = { type: 'keep', params: ({ event }: { event: Known }) => ({ record: event.record }) } as const;
const keepRecord = {
  type: 'keepRecord',
  params: ({ event }: { event: Known }) => ({ record: event.record }),
} as const;
const outputOf = ({ event }: { event: { output: Known } }) => event.output;
const goesOn = { 'result.accepted': { actions: { type: 'pass' } } } as const;
const canStart = { 'check.requested': { target: '#identity.starting' } } as const;

const read = {
  id: 'readRecord',
  src: 'readRecord',
  onDone: {
    target: '#identity.known',
    actions: [
      { type: 'keep', params: outputOf },
      { type: 'tell', params: outputOf },
    ],
  },
} as const;

/** Reads the record like `read`, but keeps the failure of the lost start visible. */
const readAfterLoss = {
  ...read,
  onDone: {
    target: '#identity.known',
    actions: [
      { type: 'keepRecord', params: outputOf },
      { type: 'tell', params: outputOf },
    ],
  },
} as const;

/**
 * Identity check by the partner (spec section 4): the meaning of each state of the record, and the redirect to the
 * partner's page. The partner alone decides which state follows which.
 */
export const identityMachine = identitySetup.createMachine({
  id: 'identity',
  description: 'The check of somebody’s identity by the partner: what its record says, and the way to the partner.',
  context: { record: null, failure: null, retries: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'self-disclosure/kyc', requirement: 'design, Reading data' },
      ...withBackoff(read, '#identity.failed', {
        asking: { description: 'The shop is asked how the check stands.' },
        pausing: { description: 'The shop could not be reached; it is asked again in a moment.' },
      }),
    },
    failed: {
      description: 'How the check stands could not be read; the investor may try again.',
      meta: { screen: 'self-disclosure/kyc', requirement: 'spec 8: failed data fetch' },
      on: {
        'retry.requested': { target: 'loading' },
        'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loading' },
      },
    },
    known: {
      initial: 'sorting',
      description: 'The record says how the check stands.',
      on: { 'record.read': { target: '.sorting', actions: keep } },
      states: {
        sorting: {
          description: 'The record says how the check stands.',
          always: [
            { guard: { type: 'wasBegun' }, target: 'begun' },
            { guard: { type: 'wasSubmitted' }, target: 'submitted' },
            { guard: { type: 'isPending' }, target: 'pending' },
            { guard: { type: 'isApproved' }, target: 'approved' },
            { guard: { type: 'isApprovedInReview' }, target: 'approvedInReview' },
            {
              guard: { type: 'isApprovedWithChanges' },
              target: 'approvedDataChanged',
            },
            { guard: { type: 'isRejected' }, target: 'rejected' },
            { guard: { type: 'isRejectedInReview' }, target: 'rejectedInReview' },
            { target: 'notBegun' },
          ],
        },
        notBegun: {
          description: 'No check was begun; the investor reads what it takes, and begins.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
          on: canStart,
        },
        begun: {
          description: 'A check was begun and left; the investor goes on with it.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
          on: canStart,
        },
        submitted: {
          description: 'The check is under review, typically for 24 hours; there is nothing to do.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, under review' },
        },
        pending: {
          description: 'The call was made; its result is awaited.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
        },
        rejectedInReview: {
          description: 'The identity was not confirmed, which is under review, typically for 24 hours.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, under review' },
        },
        rejected: {
          description: 'The identity was not confirmed; the investor reads why, and may have it checked again.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity was not confirmed' },
          on: canStart,
        },
        approved: {
          description: 'The identity is confirmed.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
          on: goesOn,
        },
        approvedInReview: {
          description: 'The identity is confirmed, and looked at once more; the investor need not wait for that.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
          on: goesOn,
        },
        approvedDataChanged: {
          description: 'The identity is confirmed with details that the partner corrected.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: 'spec 4, identity check’s record' },
          on: goesOn,
        },
      },
    },
    starting: {
      description: 'The shop is asked for the partner’s page, once.',
      tags: 'busy',
      meta: { screen: 'self-disclosure/kyc', requirement: 'spec 7, identification/start' },
      entry: { type: 'forgetFailure' },
      on: { 'record.read': { actions: keep } },
      invoke: {
        id: 'startIdentification',
        src: 'startIdentification',
        onDone: { target: 'leaving', actions: { type: 'openPartner', params: ({ event }) => event.output } },
        onError: [
          // Another tab, or the partner, was quicker; the page shows the shop's record.
          { guard: { type: 'isOutdated', params: errorOf }, target: 'rereading' },
          { guard: { type: 'isRefused', params: errorOf }, target: 'known', actions: keepFailure },
          { target: 'checking', actions: keepFailure },
        ],
      },
    },
    checking: {
      tags: 'busy',
      meta: { screen: 'self-disclosure/kyc', requirement: 'design, Failure: a write is never repeated blindly' },
      on: { 'record.read': { actions: keepRecord } },
      ...withBackoff(readAfterLoss, '#identity.failed', {
        asking: { description: 'The answer got lost: the shop is asked whether a check was begun.' },
        pausing: { description: 'Neither could the shop be asked for the check; it is in a moment.' },
      }),
      entry: { type: 'forgetRetries' },
    },
    leaving: {
      description: 'The browser is on its way to the partner’s page.',
      tags: 'leaving',
      meta: { screen: 'self-disclosure/kyc', requirement: 'spec 7, identification/start' },
      on: {
        'record.read': { actions: keep },
        'page.restored': { target: 'rereading' },
      },
    },
    rereading: {
      tags: 'busy',
      meta: {
        screen: 'self-disclosure/kyc',
        requirement: 'design, The catalogue: a reload keeps showing the old value',
      },
      on: { 'record.read': { target: 'known', actions: keep } },
      ...withBackoff(read, '#identity.failed', {
        asking: { description: 'What was known stays while the shop is asked anew.' },
        pausing: { description: 'What was known stays; the shop could not be reached and is asked again in a moment.' },
      }),
    },
  },
});
