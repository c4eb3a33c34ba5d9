import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine } from './machine.ts';

export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;

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
export const selectFailure = (snapshot: WithdrawalSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: WithdrawalSnapshot): boolean => snapshot.hasTag('busy');
