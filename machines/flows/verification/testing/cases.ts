import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { verificationMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const closed = new FailureError({ kind: 'unavailable', retryAfter: 90 });
export const tooMany = new FailureError({ kind: 'rateLimited', retryAfter: 90 });

const verificationCases: Cases<typeof verificationMachine> = {
  input: { asksFirst: false },
  otherInputs: [{ asksFirst: true }],
  events: [{ type: 'verification.confirmed' }, { type: 'retry.requested' }],
  outcomes: [
    succeeds('verifyEmail', 'verified', 'verified'),
    succeeds('verifyEmail', 'alreadyVerified', 'verified before'),
    succeeds('verifyEmail', 'expired', 'a week is over'),
    succeeds('verifyEmail', 'invalid', 'no such link'),
    fails('verifyEmail', offline),
    fails('verifyEmail', closed),
    fails('verifyEmail', tooMany),
  ],
  stateKey: ({ context }) => [context.asksFirst, context.failure?.kind],
  invariants: ({ value, context }) => ({
    'a failed state, and no other, has a failure': (value === 'failed') === (context.failure !== null),
    'nothing of the link is remembered': Object.keys(context).join() === 'asksFirst,failure',
  }),
};

export const subject: Subject = {
  name: 'verification',
  machine: verificationMachine,
  cases: verificationCases,
  selectors,
};
