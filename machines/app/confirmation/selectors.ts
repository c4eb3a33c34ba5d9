import type { SnapshotFrom } from 'xstate';
import type { ConfirmationQuestion, confirmationMachine } from './machine.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** Returns the id of the asker, or null while no question is open. */
export const askerIn = (snapshot: ConfirmationSnapshot): string | null => snapshot.context.asked?.id ?? null;

/** Returns the open question, or null while no question is open. */
export const questionIn = (snapshot: ConfirmationSnapshot): ConfirmationQuestion | null =>
  snapshot.context.asked?.question ?? null;
