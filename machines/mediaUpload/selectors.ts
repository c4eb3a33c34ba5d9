import type { SnapshotFrom } from 'xstate';
import type { mediaUploadMachine } from './machine.ts';

export type MediaUploadSnapshot = SnapshotFrom<typeof mediaUploadMachine>;

/** What is said of the file: that it is looked at or on its way, or where that stopped. */
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
/** Whether the file does not arrive if one leaves now, although nobody has given it up. */
export const isUnderWay = (snapshot: MediaUploadSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.matches('paused') || snapshot.matches('failed');

/** How much of it is at the shop or on its way, in whole percent. */
export function selectPercent({ context: { file, upload, sent } }: MediaUploadSnapshot): number {
  const bytes = (upload?.offset ?? 0) + sent;
  return Math.min(100, Math.floor((bytes / Math.max(file.size, 1)) * 100));
}
