import type { SnapshotFrom } from 'xstate';
import type { statementRequestMachine } from './machine.ts';

export type StatementRequestSnapshot = SnapshotFrom<typeof statementRequestMachine>;

/** Content of the page: the request button, the success message, or a note that today's statements exist already. */
export type StatementRequestStage = 'open' | 'requested' | 'there';

export const selectStage = (snapshot: StatementRequestSnapshot): StatementRequestStage => {
  if (snapshot.matches('requested')) return 'requested';
  return snapshot.matches('there') ? 'there' : 'open';
};
export const selectFailure = (snapshot: StatementRequestSnapshot) => snapshot.context.failure;
/** True if the result of the last attempt is unknown. */
export const isUnsure = (snapshot: StatementRequestSnapshot): boolean => snapshot.matches('unsure');
export const isBusy = (snapshot: StatementRequestSnapshot): boolean => snapshot.hasTag('busy');
