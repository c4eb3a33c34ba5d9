import { notFound, offline, rateLimited } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { migrationMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export const needed = { isNeeded: true };
export const done = { isNeeded: false };

const migrationCases: Cases<typeof migrationMachine> = {
  events: [{ type: 'number.submitted', customerId: 'K-104882' }, { type: 'retry.requested' }],
  outcomes: [
    succeeds('readNeed', needed, 'the shop waits for it'),
    succeeds('readNeed', done, 'there is nothing to do'),
    fails('readNeed', offline),
    succeeds('migrate'),
    fails('migrate', notFound),
    fails('migrate', rateLimited),
    fails('migrate', offline),
  ],
  stateKey: ({ context }) => context.failure?.kind,
  invariants: ({ value, context }) => ({
    'a failed read has a failure': value !== 'unread' || context.failure !== null,
    'a completed migration has no failure': (value !== 'loaded' && value !== 'notNeeded') || context.failure === null,
  }),
};

export const subject: Subject = { name: 'migration', machine: migrationMachine, cases: migrationCases, selectors };
