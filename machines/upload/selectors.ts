import type { SnapshotFrom } from 'xstate';
import type { UploadMachine } from './machine.ts';

export type UploadSnapshot<Document> = SnapshotFrom<UploadMachine<Document>>;

export type UploadStage = 'none' | 'checking' | 'sending' | 'looking' | 'refused' | 'failed' | 'cancelled';

const stages = {
  choosing: 'none',
  checking: 'checking',
  refused: 'refused',
  sending: 'sending',
  confirming: 'looking',
  failed: 'failed',
  looking: 'looking',
  withdrawing: 'looking',
  cancelled: 'cancelled',
  done: 'none',
} as const;

export const selectStage = <D>(snapshot: UploadSnapshot<D>): UploadStage => stages[snapshot.value];
export const isBusy = <D>(snapshot: UploadSnapshot<D>): boolean => snapshot.hasTag('busy');
/** True if leaving the page now would lose the file: it is being sent or checked, and was not cancelled. */
export const isUnderWay = <D>(snapshot: UploadSnapshot<D>): boolean =>
  isBusy(snapshot) && snapshot.value !== 'withdrawing';
export const canCancel = <D>(snapshot: UploadSnapshot<D>): boolean => snapshot.can({ type: 'upload.cancelled' });
export const selectFile = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.file;
export const selectPercent = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.percent;
export const selectBreach = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.breach;
export const selectFailure = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.failure;
