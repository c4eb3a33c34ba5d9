import type { SnapshotFrom } from 'xstate';
import type { mediaUploadMachine } from './machine.ts';

export type MediaUploadSnapshot = SnapshotFrom<typeof mediaUploadMachine>;

export type MediaStage = 'checking' | 'sending' | 'looking' | 'paused' | 'refused' | 'failed' | 'ended';

const stages = {
  checking: 'checking',
  announcing: 'looking',
  sending: 'sending',
  looking: 'looking',
  paused: 'paused',
  refused: 'refused',
  failed: 'failed',
  done: 'ended',
  gone: 'ended',
} as const;

export const selectStage = (snapshot: MediaUploadSnapshot): MediaStage => stages[snapshot.value];
export const selectBreach = (snapshot: MediaUploadSnapshot) => snapshot.context.breach;
export const selectFailure = (snapshot: MediaUploadSnapshot) => snapshot.context.failure;
export const canPause = (snapshot: MediaUploadSnapshot): boolean => snapshot.can({ type: 'upload.paused' });
/** True if leaving the page now would lose an upload that the customer has not given up. */
export const isUnderWay = (snapshot: MediaUploadSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.matches('paused') || snapshot.matches('failed');

/** Returns the share of the file that was sent, in whole percent. */
export function selectPercent({ context: { file, upload, sent } }: MediaUploadSnapshot): number {
  const bytes = (upload?.offset ?? 0) + sent;
  return Math.min(100, Math.floor((bytes / Math.max(file.size, 1)) * 100));
}
