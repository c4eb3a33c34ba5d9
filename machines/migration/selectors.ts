import type { SnapshotFrom } from 'xstate';
import type { migrationMachine } from './machine.ts';

export type MigrationSnapshot = SnapshotFrom<typeof migrationMachine>;

/** Content of the page. */
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

/** True if a call is running; the form cannot be sent meanwhile. */
export const isBusy = (snapshot: MigrationSnapshot): boolean => snapshot.hasTag('busy');

/** Returns the failure of the last call. */
export const selectFailure = (snapshot: MigrationSnapshot) => snapshot.context.failure;
