import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createSubmissionMachine, type SubmissionMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

interface Payload {
  email: string;
  password: string;
}

const wrongFields = new FailureError({
  kind: 'violations',
  violations: [
    { propertyPath: 'email', message: 'Diese Adresse gibt es nicht.' },
    { propertyPath: 'password', message: 'Zu kurz.' },
  ],
});

const submissionCases: Cases<SubmissionMachine<Payload, string>> = {
  events: [
    { type: 'submission.requested', payload: { email: 'a@example.com', password: 'Geheim-1' } },
    { type: 'submission.edited' },
  ],
  outcomes: [succeeds('submit', 'done', 'done'), fails('submit', wrongFields), fails('submit', offline)],
  stateKey: ({ context }) => context.failure?.kind,
  invariants: ({ context, value }) => ({
    'a failed state has a failure': value !== 'failed' || context.failure !== null,
    'success and editing clear the failure': (value !== 'succeeded' && value !== 'editing') || context.failure === null,
  }),
};

export const subject: Subject = {
  name: 'submission',
  machine: createSubmissionMachine<Payload, string>(),
  cases: submissionCases,
  selectors,
};
