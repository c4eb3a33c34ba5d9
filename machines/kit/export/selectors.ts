import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { exportMachine } from './machine.ts';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

/** Progress of the export. `unread` and `unwritten` are failures that the customer can retry. */
export type ExportStage = 'idle' | 'running' | 'done' | 'unread' | 'unwritten';

export function selectStage(snapshot: ExportSnapshot): ExportStage {
  if (snapshot.hasTag('busy')) return 'running';
  if (snapshot.matches('unread')) return 'unread';
  if (snapshot.matches('unwritten')) return 'unwritten';
  return snapshot.matches('done') ? 'done' : 'idle';
}

export const selectFormat = ({ context }: ExportSnapshot) => context.format;
export const selectRead = ({ context }: ExportSnapshot): number => context.read;
/** Returns the number of rows of the list; null before the shop's first answer. */
export const selectTotal = ({ context }: ExportSnapshot): number | null => context.total;
export const selectWritten = ({ context }: ExportSnapshot): number | null => context.written;
export const canCancel = (snapshot: ExportSnapshot): boolean => snapshot.can({ type: 'export.cancelled' });
/** Returns the failure that stopped the export; null during another attempt. */
export const selectFailure = (snapshot: ExportSnapshot): Failure | null =>
  snapshot.matches('unread') || snapshot.matches('unwritten') ? snapshot.context.failure : null;
