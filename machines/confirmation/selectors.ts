import type { SnapshotFrom } from 'xstate';
import type { confirmationMachine, Question } from './machine.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** The question to show, or null while none is open. */
export const questionIn = (snapshot: ConfirmationSnapshot): Question | null => snapshot.context.asked?.question ?? null;
