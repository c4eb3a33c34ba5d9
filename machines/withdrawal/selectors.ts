import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine } from './machine.ts';

export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;

/** What the page shows: the form, the declaration once more, or that it was received. */
export type WithdrawalStage = 'declaring' | 'reviewing' | 'received';

const stages: Record<WithdrawalSnapshot['value'], WithdrawalStage> = {
  declaring: 'declaring',
  reviewing: 'reviewing',
  sending: 'reviewing',
  received: 'received',
};

export const selectStage = (snapshot: WithdrawalSnapshot): WithdrawalStage => stages[snapshot.value];
export const selectDeclared = (snapshot: WithdrawalSnapshot) => snapshot.context.declared;
export const selectReceipt = (snapshot: WithdrawalSnapshot) => snapshot.context.receipt;
/** Why the last try came to nothing. */
export const selectFailure = (snapshot: WithdrawalSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: WithdrawalSnapshot): boolean => snapshot.hasTag('busy');
