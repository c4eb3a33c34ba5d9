import { withBackoff } from '#machines/kit/backoff.ts';
import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
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
      { type: 'emitRecord', params: outputOf },
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
      { type: 'emitRecord', params: outputOf },
    ],
  },
} as const;

/**
 * Identity check by the partner (requirement 4.7): the meaning of each state of the record, and the redirect to the
 * partner's page. The partner alone decides which state follows which.
 */
export const identityMachine = identitySetup.createMachine({
  id: 'identity',
  description:
    'The partner checks the investor’s identity; the app shows the check’s record and opens the partner’s page.',
  context: { record: null, failure: null, retries: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { screen: 'self-disclosure/kyc', requirement: '7.14' },
      ...withBackoff(read, '#identity.failed', {
        asking: { description: 'The app reads the status of the check.' },
        pausing: { description: 'The shop could not be reached; the app retries in a moment.' },
      }),
    },
    failed: {
      description: 'The check’s status could not be read; the investor can retry.',
      meta: { screen: 'self-disclosure/kyc', requirement: '8.9' },
      on: {
        'retry.requested': { target: 'loading' },
        'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loading' },
      },
    },
    known: {
      initial: 'sorting',
      description: 'The record shows the status of the check.',
      on: { 'record.read': { target: '.sorting', actions: keep } },
      states: {
        sorting: {
          description: 'The app selects the state that matches the record.',
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
          description: 'No check has started; the investor reads the requirements and can start one.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.7' },
          on: canStart,
        },
        begun: {
          description: 'A check was started but not completed; the investor can continue it.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.7' },
          on: canStart,
        },
        submitted: {
          description: 'The check is under review, typically for 24 hours; the investor waits for the result.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.8' },
        },
        pending: {
          description: 'The identification call is done; the investor waits for its result.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.7' },
        },
        rejectedInReview: {
          description: 'The identity was not confirmed; this result is under review, typically for 24 hours.',
          tags: 'waiting',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.8' },
        },
        rejected: {
          description: 'The identity was not confirmed; the investor reads why and can start another check.',
          tags: 'startable',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.8, 24.2' },
          on: canStart,
        },
        approved: {
          description: 'The identity is confirmed; the investor can continue.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.10' },
          on: goesOn,
        },
        approvedInReview: {
          description: 'The identity is confirmed and under another review; the investor can continue without waiting.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.10' },
          on: goesOn,
        },
        approvedDataChanged: {
          description: 'The identity is confirmed, with details that the partner corrected; the investor can continue.',
          tags: 'identified',
          meta: { screen: 'self-disclosure/kyc', requirement: '4.10' },
          on: goesOn,
        },
      },
    },
    starting: {
      description: 'The app requests the partner’s page from the shop, once.',
      tags: 'busy',
      meta: { screen: 'self-disclosure/kyc', requirement: '7.14' },
      entry: clearFailure,
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
      meta: { screen: 'self-disclosure/kyc', requirement: '17.2' },
      on: { 'record.read': { actions: keepRecord } },
      ...withBackoff(readAfterLoss, '#identity.failed', {
        asking: { description: 'The answer was lost; the app asks the shop whether a check has started.' },
        pausing: {
          description: 'The shop could not be reached; the app asks again in a moment whether a check has started.',
        },
      }),
      entry: { type: 'forgetRetries' },
    },
    leaving: {
      description: 'The browser opens the partner’s page.',
      tags: 'leaving',
      meta: { screen: 'self-disclosure/kyc', requirement: '7.14' },
      on: {
        'record.read': { actions: keep },
        'page.restored': { target: 'rereading' },
      },
    },
    rereading: {
      tags: 'busy',
      meta: {
        screen: 'self-disclosure/kyc',
        requirement: '12.2',
      },
      on: { 'record.read': { target: 'known', actions: keep } },
      ...withBackoff(read, '#identity.failed', {
        asking: { description: 'The page keeps the known status while the app reads the record again.' },
        pausing: {
          description:
            'The page keeps the known status; the shop could not be reached and the app retries in a moment.',
        },
      }),
    },
  },
});
