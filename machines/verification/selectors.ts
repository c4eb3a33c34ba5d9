import type { SnapshotFrom } from 'xstate';
import type { Verdict } from '#domain/shop/mailLink.ts';
import type { verificationMachine } from './machine.ts';

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;

/** What the page tells about the link; one text each. */
export type VerificationStage = 'asking' | 'verifying' | 'failed' | Verdict;

export const selectStage = (snapshot: VerificationSnapshot): VerificationStage => snapshot.value;

/** Why the shop could not be asked. */
export const selectFailure = (snapshot: VerificationSnapshot) => snapshot.context.failure;
