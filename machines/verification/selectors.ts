import type { SnapshotFrom } from 'xstate';
import type { Verdict } from '#domain/shop/mailLink.ts';
import type { verificationMachine } from './machine.ts';

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;

/** Content of the page; one text each. */
export type VerificationStage = 'asking' | 'verifying' | 'failed' | Verdict;

export const selectStage = (snapshot: VerificationSnapshot): VerificationStage => snapshot.value;

/** Returns the failure of the last call. */
export const selectFailure = (snapshot: VerificationSnapshot) => snapshot.context.failure;
