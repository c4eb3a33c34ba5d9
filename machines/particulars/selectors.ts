import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { particularsMachine } from './machine.ts';

export type ParticularsSnapshot = SnapshotFrom<typeof particularsMachine>;

export const isBusy = (snapshot: ParticularsSnapshot): boolean => snapshot.hasTag('busy');

/** The shop has all of it, and nothing was edited since. */
export const isSaved = (snapshot: ParticularsSnapshot): boolean => snapshot.matches('saved');

/** Why the last try failed as a whole; null for violations, which belong to the fields. */
export const selectFailure = ({ context: { failure } }: ParticularsSnapshot): Failure | null =>
  failure?.kind === 'violations' ? null : failure;
