import type { SnapshotFrom } from 'xstate';
import type { migrationMachine } from './machine.ts';

export type MigrationSnapshot = SnapshotFrom<typeof migrationMachine>;

/** What the page shows: a wait of the first look, why that failed, nothing to do, the number is asked for, it is done. */
export type MigrationStage = 'looking' | 'unread' | 'notNeeded' | 'asking' | 'loaded';

const stages: Record<MigrationSnapshot['value'], MigrationStage> = {
  looking: 'looking',
  unread: 'unread',
  notNeeded: 'notNeeded',
  asking: 'asking',
  migrating: 'asking',
  checking: 'asking',
  loaded: 'loaded',
};

export const selectStage = (snapshot: MigrationSnapshot): MigrationStage => stages[snapshot.value];

/** Something is under way, and nothing else can be sent. */
export const isBusy = (snapshot: MigrationSnapshot): boolean => snapshot.hasTag('busy');

/** Why the last call came to nothing. */
export const selectFailure = (snapshot: MigrationSnapshot) => snapshot.context.failure;
