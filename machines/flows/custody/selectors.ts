import type { SnapshotFrom } from 'xstate';
import type { custodyMachine } from './machine.ts';

export type CustodySnapshot = SnapshotFrom<typeof custodyMachine>;

/** Content of the page: loading, load failure, the terms, the missing wallet, or the finished setup. */
export type CustodyStage = 'reading' | 'unread' | 'terms' | 'unfinished' | 'settled';

/**
 * Returns the page's content. Terms submitted on this page stay visible until the setup is done; a customer who had
 * agreed before sees only the missing wallet.
 */
export function selectStage(snapshot: CustodySnapshot): CustodyStage {
  // A finished machine shows the loading state until the next page is known.
  if (snapshot.matches('reading') || snapshot.matches('finished')) return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  if (snapshot.matches('settled')) return 'settled';
  if (snapshot.matches('unfinished') || snapshot.matches('resuming')) return 'unfinished';
  return snapshot.context.custody?.agreed ? 'unfinished' : 'terms';
}

export const isBusy = (snapshot: CustodySnapshot) => snapshot.hasTag('busy');
export const selectFailure = (snapshot: CustodySnapshot) => snapshot.context.failure;
export const selectCustody = (snapshot: CustodySnapshot) => snapshot.context.custody;
