import type { SnapshotFrom } from 'xstate';
import type { UploadMachine } from './machine.ts';

export type UploadSnapshot<Document> = SnapshotFrom<UploadMachine<Document>>;

/** What is said of the file: nothing, that it is looked at or on its way, or how that ended. */
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
/** Whether the file does not arrive if one leaves now: it is on its way or about to be, and was not cancelled. */
export const isUnderWay = <D>(snapshot: UploadSnapshot<D>): boolean =>
  isBusy(snapshot) && snapshot.value !== 'withdrawing';
/** Whether the way of the file can be ended now. */
export const canCancel = <D>(snapshot: UploadSnapshot<D>): boolean => snapshot.can({ type: 'upload.cancelled' });
export const selectFile = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.file;
export const selectPercent = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.percent;
export const selectBreach = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.breach;
export const selectFailure = <D>(snapshot: UploadSnapshot<D>) => snapshot.context.failure;
