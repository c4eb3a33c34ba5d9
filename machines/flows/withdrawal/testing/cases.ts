import { FailureError } from '#domain/shop/failure.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { withdrawalMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const invalid = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: 'email', message: 'Dies ist keine gültige E-Mail-Adresse.' }],
});

export const declared = { name: 'Clara Sommer', contract: '000000012', email: 'clara@example.org' };
export const receipt = { receivedAt: '2026-11-23T10:00:00.000Z', inTime: true, email: 'clara@example.org' };

const withdrawalCases: Cases<typeof withdrawalMachine> = {
  events: [{ type: 'declaration.entered', declared }, { type: 'change.requested' }, { type: 'withdrawal.confirmed' }],
  outcomes: [succeeds('declare', receipt, 'in time'), fails('declare', offline), fails('declare', invalid)],
  stateKey: ({ context }) => [context.declared !== null, context.failure?.kind],
  invariants: ({ value, context }) => ({
    'nothing is shown or sent that was not declared': value === 'declaring' || context.declared !== null,
    'only what was received has a receipt': (value === 'received') === (context.receipt !== null),
  }),
};

export const subject: Subject = { name: 'withdrawal', machine: withdrawalMachine, cases: withdrawalCases, selectors };
