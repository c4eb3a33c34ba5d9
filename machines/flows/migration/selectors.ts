import type { SnapshotFrom } from 'xstate';
import type { migrationMachine } from './machine.ts';

export type MigrationSnapshot = SnapshotFrom<typeof migrationMachine>;

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

export const isBusy = (snapshot: MigrationSnapshot): boolean => snapshot.hasTag('busy');

export const selectFailure = (snapshot: MigrationSnapshot) => snapshot.context.failure;
