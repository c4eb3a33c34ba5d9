import type { SnapshotFrom } from 'xstate';
import type { identityMachine } from './machine.ts';
import { type IdentityStanding, standingOf } from './standing.ts';

export type IdentitySnapshot = SnapshotFrom<typeof identityMachine>;

/** How the check stands by its record: while it is begun, left for the partner's page or read anew, too. */
export type IdentityStage = 'loading' | 'failed' | IdentityStanding;

/** What the page shows. */
export const selectStage = (snapshot: IdentitySnapshot): IdentityStage => {
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('loading') ? 'loading' : standingOf(snapshot.context.record);
};

/** Why the partner did not confirm the identity, in the partner's words; null where nothing is said. */
export const selectReason = ({ context }: IdentitySnapshot) => context.record?.reason ?? null;

/** Whether nothing can be done just now: the shop is asked, or the partner's page is on its way. */
export const isBusy = (snapshot: IdentitySnapshot) => snapshot.hasTag('busy') || snapshot.hasTag('leaving');

/** Why the record could not be read, or the check not be begun. */
export const selectFailure = ({ context }: IdentitySnapshot) => context.failure;
