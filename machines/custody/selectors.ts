import type { SnapshotFrom } from 'xstate';
import type { custodyMachine } from './machine.ts';

export type CustodySnapshot = SnapshotFrom<typeof custodyMachine>;

/** What the page shows: the terms, that the wallet is missing, or that all is set up; before, that it reads. */
export type CustodyStage = 'reading' | 'unread' | 'terms' | 'unfinished' | 'settled';

/** What somebody agreed to on this page stands there until all is done; else the wallet alone is spoken of. */
export function selectStage(snapshot: CustodySnapshot): CustodyStage {
  // At its end the page waits until the way on is known.
  if (snapshot.matches('reading') || snapshot.matches('finished')) return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  if (snapshot.matches('settled')) return 'settled';
  if (snapshot.matches('unfinished') || snapshot.matches('resuming')) return 'unfinished';
  return snapshot.context.standing?.agreed ? 'unfinished' : 'terms';
}

export const isBusy = (snapshot: CustodySnapshot) => snapshot.hasTag('busy');
/** Why the last call had no good answer. */
export const selectFailure = (snapshot: CustodySnapshot) => snapshot.context.failure;
/** How far it was when it was read last; null before. */
export const selectStanding = (snapshot: CustodySnapshot) => snapshot.context.standing;
