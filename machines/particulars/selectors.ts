import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { particularsMachine } from './machine.ts';

export type ParticularsSnapshot = SnapshotFrom<typeof particularsMachine>;

export const isBusy = (snapshot: ParticularsSnapshot): boolean => snapshot.hasTag('busy');

/** True if the shop has all data and the form is unchanged since. */
export const isSaved = (snapshot: ParticularsSnapshot): boolean => snapshot.matches('saved');

/** Returns the failure of the last attempt; null for violations, which belong to the fields. */
export const selectFailure = ({ context: { failure } }: ParticularsSnapshot): Failure | null =>
  failure?.kind === 'violations' ? null : failure;
