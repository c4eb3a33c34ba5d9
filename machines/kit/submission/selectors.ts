import type { SnapshotFrom } from 'xstate';
import type { SubmissionMachine } from './machine.ts';

export type SubmissionSnapshot<P, R> = SnapshotFrom<SubmissionMachine<P, R>>;

export const isSubmitting = <P, R>(snapshot: SubmissionSnapshot<P, R>): boolean => snapshot.matches('submitting');

export const hasSucceeded = <P, R>(snapshot: SubmissionSnapshot<P, R>): boolean => snapshot.matches('succeeded');
