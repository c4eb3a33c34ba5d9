import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { exportMachine } from './machine.ts';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** What is told of an export: nothing, how far it is, how it ended; what could not be read or written is tried again. */
export type ExportStage = 'idle' | 'running' | 'done' | 'unread' | 'unwritten';

export function selectStage(snapshot: ExportSnapshot): ExportStage {
  if (snapshot.hasTag('busy')) return 'running';
  if (snapshot.matches('unread')) return 'unread';
  if (snapshot.matches('unwritten')) return 'unwritten';
  return snapshot.matches('done') ? 'done' : 'idle';
}

export const selectFormat = ({ context }: ExportSnapshot) => context.format;
/** Rows that were read, each once. */
export const selectRead = ({ context }: ExportSnapshot): number => context.read;
/** Rows of the list; null while that is not known. */
export const selectTotal = ({ context }: ExportSnapshot): number | null => context.total;
/** Rows that the file has, or what was printed; null before. */
export const selectWritten = ({ context }: ExportSnapshot): number | null => context.written;
/** Whether it can be ended now. */
export const canCancel = (snapshot: ExportSnapshot): boolean => snapshot.can({ type: 'export.cancelled' });
/** Why it has stopped; null while another try is under way. */
export const selectFailure = (snapshot: ExportSnapshot): Failure | null =>
  snapshot.matches('unread') || snapshot.matches('unwritten') ? snapshot.context.failure : null;
