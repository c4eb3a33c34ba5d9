import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { exportMachine } from './machine.ts';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** What is told of an export: nothing, how far it is, how it ended. */
export type ExportStage = 'idle' | 'running' | 'done' | 'failed';

export function selectStage(snapshot: ExportSnapshot): ExportStage {
  if (snapshot.hasTag('busy')) return 'running';
  if (snapshot.matches('done')) return 'done';
  return snapshot.matches('idle') ? 'idle' : 'failed';
}

export const selectFormat = ({ context }: ExportSnapshot) => context.format;
/** Rows that were read, each once. */
export const selectRead = ({ context }: ExportSnapshot): number => context.read;
/** Rows of the list; null while that is not known. */
export const selectTotal = ({ context }: ExportSnapshot): number | null => context.total;
/** Whether it can be ended now. */
export const canCancel = (snapshot: ExportSnapshot): boolean => snapshot.can({ type: 'export.cancelled' });
/** Why it has stopped; null while another try is under way. */
export const selectFailure = (snapshot: ExportSnapshot): Failure | null =>
  selectStage(snapshot) === 'failed' ? snapshot.context.failure : null;
