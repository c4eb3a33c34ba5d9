import type { SnapshotFrom } from 'xstate';
import type { bidMachine } from './machine.ts';

export type BidSnapshot = SnapshotFrom<typeof bidMachine>;

export type BidStage = 'looking' | 'unread' | 'unavailable' | 'entering' | 'closed';

/** Returns the dialog's content; the form stays visible until the next page is shown. */
export const selectStage = (snapshot: BidSnapshot): BidStage =>
  snapshot.value === 'placing' || snapshot.value === 'begun' ? 'entering' : snapshot.value;
export const selectOffer = (snapshot: BidSnapshot) => snapshot.context.offer;
export const selectFailure = (snapshot: BidSnapshot) => snapshot.context.failure;
/** True if the order is being created, or exists and the purchase is about to open. */
export const isPlacing = ({ value }: BidSnapshot): boolean => value === 'placing' || value === 'begun';
