import type { SnapshotFrom } from 'xstate';
import type { UploadMachine } from './machine.ts';

export type UploadSnapshot<U, B> = SnapshotFrom<UploadMachine<U, B>>;

export type UploadStage = 'none' | 'checking' | 'sending' | 'looking' | 'refused' | 'failed' | 'stopped';

const stages = {
  choosing: 'none',
  checking: 'checking',
  refused: 'refused',
  looking: 'looking',
  sending: 'sending',
  confirming: 'looking',
  withdrawing: 'looking',
  stopped: 'stopped',
  failed: 'failed',
  done: 'none',
} as const;

export const selectStage = <U, B>(snapshot: UploadSnapshot<U, B>): UploadStage => stages[snapshot.value];
export const isBusy = <U, B>(snapshot: UploadSnapshot<U, B>): boolean => snapshot.hasTag('busy');
/** True if leaving the page now would lose the file: it is being sent or checked, and was not cancelled. */
export const isUnderWay = <U, B>(snapshot: UploadSnapshot<U, B>): boolean =>
  isBusy(snapshot) && snapshot.value !== 'withdrawing';
/** True if the customer can continue the upload. */
export const canResume = <U, B>(snapshot: UploadSnapshot<U, B>): boolean => snapshot.can({ type: 'upload.resumed' });
export const canPause = <U, B>(snapshot: UploadSnapshot<U, B>): boolean => snapshot.can({ type: 'upload.paused' });
export const canCancel = <U, B>(snapshot: UploadSnapshot<U, B>): boolean => snapshot.can({ type: 'upload.cancelled' });
export const selectFile = <U, B>(snapshot: UploadSnapshot<U, B>) => snapshot.context.file;
export const selectBreach = <U, B>(snapshot: UploadSnapshot<U, B>) => snapshot.context.breach;
export const selectFailure = <U, B>(snapshot: UploadSnapshot<U, B>) => snapshot.context.failure;

/** Returns the share of the file that was sent, in whole percent. */
export function selectPercent<U, B>({ context: { file, upload, sent } }: UploadSnapshot<U, B>): number {
  const bytes = (upload?.offset ?? 0) + sent;
  return Math.min(100, Math.floor((bytes / Math.max(file?.size ?? 0, 1)) * 100));
}
