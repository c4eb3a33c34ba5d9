import type { SnapshotFrom } from 'xstate';
import type { confirmationMachine, Question } from './machine.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>;

/** Who asks, or null while nothing is asked. */
export const askerIn = (snapshot: ConfirmationSnapshot): string | null => snapshot.context.asked?.id ?? null;

/** The question to show, or null while none is open. */
export const questionIn = (snapshot: ConfirmationSnapshot): Question | null => snapshot.context.asked?.question ?? null;
