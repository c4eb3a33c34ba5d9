import type { SnapshotFrom } from 'xstate';
import type { statementRequestMachine } from './machine.ts';

export type StatementRequestSnapshot = SnapshotFrom<typeof statementRequestMachine>;

/** What the page shows: that statements may be asked for, that they are, or that they were today already. */
export type StatementRequestStage = 'open' | 'requested' | 'there';

export const selectStage = (snapshot: StatementRequestSnapshot): StatementRequestStage => {
  if (snapshot.matches('requested')) return 'requested';
  return snapshot.matches('there') ? 'there' : 'open';
};
/** Why the last try came to nothing. */
export const selectFailure = (snapshot: StatementRequestSnapshot) => snapshot.context.failure;
/** Whether nobody knows what came of the last try. */
export const isUnsure = (snapshot: StatementRequestSnapshot): boolean => snapshot.matches('unsure');
export const isBusy = (snapshot: StatementRequestSnapshot): boolean => snapshot.hasTag('busy');
