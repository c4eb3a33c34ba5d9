import { emit, setup } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Verdict } from '#domain/shop/mailLink.ts';
import { clearFailure, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { verifyEmail } from './ports.ts';

export interface VerificationInput {
  /** True for a link that undoes a change, which a mail scanner that opens links must not trigger. */
  asksFirst: boolean;
}

export interface VerificationContext extends VerificationInput {
  failure: Failure | null;
}

export type VerificationEvent =
  | { type: 'verification.confirmed' }
  /** Sent after a failure was shown. */
  | { type: 'retry.requested' };

/** The address is verified, so that requests for the link are obsolete. */
export type VerificationEmitted = { type: 'address.verified' };

const verdictOf = ({ event }: { event: { output: Verdict } }) => ({ verdict: event.output });

/**
 * Verification of an email address by the link in an email: at once, or after a confirmation if the link undoes a
 * change. The link is used once: after the shop's answer no further call is made.
 */
export const verificationMachine = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    emitted: {} as VerificationEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<'verify-email'>,
  },
  actors: { verifyEmail },
  guards: {
    needsNoAsking: ({ context }) => !context.asksFirst,
    isVerified: (_, params: { verdict: Verdict }) => params.verdict === 'verified',
    isVerifiedAlready: (_, params: { verdict: Verdict }) => params.verdict === 'alreadyVerified',
    isExpired: (_, params: { verdict: Verdict }) => params.verdict === 'expired',
  },
  actions: {
    ...failureActions,
    emitVerified: emit({ type: 'address.verified' }),
  },
}).createMachine({
  id: 'verification',
  description: 'Verifies an email address by the link of an email, once, and shows the result.',
  context: ({ input: { asksFirst } }) => ({ asksFirst, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The page asks the customer whether to undo the change of the email address.',
      meta: { screen: 'verify-email', requirement: '2.42' },
      always: { guard: 'needsNoAsking', target: 'verifying' },
      on: { 'verification.confirmed': { target: 'verifying' } },
    },
    verifying: {
      description: 'The app sends the link’s token to the shop, which verifies the address.',
      tags: 'busy',
      meta: { screen: 'verify-email', requirement: '7.5' },
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        onDone: [
          { guard: { type: 'isVerified', params: verdictOf }, target: 'verified' },
          { guard: { type: 'isVerifiedAlready', params: verdictOf }, target: 'alreadyVerified' },
          { guard: { type: 'isExpired', params: verdictOf }, target: 'expired' },
          { target: 'invalid' },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      description: 'The request failed; the page shows the reason, and the customer can retry with the same link.',
      meta: { screen: 'verify-email', requirement: '8.8' },
      on: { 'retry.requested': { target: 'verifying', actions: clearFailure } },
    },
    verified: {
      type: 'final',
      description: 'The address is verified; its owner can log in.',
      meta: { screen: 'verify-email', requirement: '8.19' },
      entry: { type: 'emitVerified' },
    },
    alreadyVerified: {
      type: 'final',
      description: 'The address was already verified, by this link or another one.',
      meta: { screen: 'verify-email', requirement: '4.27, 8.6' },
      entry: { type: 'emitVerified' },
    },
    expired: {
      type: 'final',
      description: 'The link is older than a week; the customer can request a new one.',
      meta: { screen: 'verify-email', requirement: '8.6' },
    },
    invalid: {
      type: 'final',
      description: 'The link does not exist or is incomplete; the customer can request a new one.',
      meta: { screen: 'verify-email', requirement: '8.6' },
    },
  },
});
