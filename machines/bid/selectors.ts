import type { SnapshotFrom } from 'xstate';
import type { bidMachine } from './machine.ts';

export type BidSnapshot = SnapshotFrom<typeof bidMachine>;

/** What the dialog shows. */
export type BidStage = 'looking' | 'unread' | 'unavailable' | 'entering' | 'closed';

/** The bid stands there until the next page is shown. */
export const selectStage = (snapshot: BidSnapshot): BidStage =>
  snapshot.value === 'placing' || snapshot.value === 'begun' ? 'entering' : snapshot.value;
export const selectOffer = (snapshot: BidSnapshot) => snapshot.context.offer;
/** Why the work could not be read, or no order was begun. */
export const selectFailure = (snapshot: BidSnapshot) => snapshot.context.failure;
/** Whether an order is being begun, or has been and the purchase is about to open. */
export const isPlacing = ({ value }: BidSnapshot): boolean => value === 'placing' || value === 'begun';
