import type { SnapshotFrom } from 'xstate';
import type { Verdict } from '#domain/shop/mailLink.ts';
import type { verificationMachine } from './machine.ts';

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;

export type VerificationStage = 'asking' | 'verifying' | 'failed' | Verdict;

export const selectStage = (snapshot: VerificationSnapshot): VerificationStage => snapshot.value;

export const selectFailure = (snapshot: VerificationSnapshot) => snapshot.context.failure;
