import { FailureError } from '#domain/shop/failure.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { statementRequestMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const nothingHeld = new FailureError({ kind: 'nothingHeld' });

const statementRequestCases: Cases<typeof statementRequestMachine> = {
  events: [{ type: 'statements.requested' }],
  outcomes: [
    succeeds('requestStatements', undefined, 'made'),
    fails('requestStatements', offline),
    fails('requestStatements', conflict),
    fails('requestStatements', nothingHeld),
    succeeds('findStatements', { made: true }, 'made'),
    succeeds('findStatements', { made: false }, 'not made'),
    fails('findStatements', offline),
  ],
  stateKey: ({ context }) => [context.failure?.kind],
  invariants: ({ value, context }) => ({
    'a failed state has a failure': (value !== 'failed' && value !== 'unsure') || context.failure !== null,
    'a requested statement has no failure': (value !== 'requested' && value !== 'there') || context.failure === null,
  }),
};

export const subject: Subject = {
  name: 'statementRequest',
  machine: statementRequestMachine,
  cases: statementRequestCases,
  selectors,
};
