import type { SnapshotFrom } from 'xstate';
import type { identityMachine } from './machine.ts';
import { type IdentityStatus, identityStatusOf } from './status.ts';

export type IdentitySnapshot = SnapshotFrom<typeof identityMachine>;

/** Status of the check by its record, also during a start, a redirect or a further read. */
export type IdentityStage = 'loading' | 'failed' | IdentityStatus;

export const selectStage = (snapshot: IdentitySnapshot): IdentityStage => {
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') ? 'loading' : identityStatusOf(snapshot.context.record);
};

/** Returns the partner's reason for a rejection, in the partner's words; null if the partner gave none. */
export const selectReason = ({ context }: IdentitySnapshot) => context.record?.reason ?? null;

/** True if the user has to wait: for the shop, or for the partner's page. */
export const isBusy = (snapshot: IdentitySnapshot) => snapshot.hasTag('busy') || snapshot.hasTag('leaving');

/** Failure to read the record or to start the check. */
export const selectFailure = ({ context }: IdentitySnapshot) => context.failure;
