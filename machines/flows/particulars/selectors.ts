import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { particularsMachine } from './machine.ts';

export type ParticularsSnapshot = SnapshotFrom<typeof particularsMachine>;

export const isBusy = (snapshot: ParticularsSnapshot): boolean => snapshot.hasTag('busy');

/** True if the shop has all data and the form is unchanged since. */
export const isSaved = (snapshot: ParticularsSnapshot): boolean => snapshot.matches('saved');

/** Returns the names of the fields that were changed elsewhere, if some were also changed here; null if none was. */
export const selectOutdated = ({ context: { outdated } }: ParticularsSnapshot): readonly string[] | null =>
  outdated.length > 0 ? outdated : null;
/** Returns the names of fields that were changed elsewhere before a save; null if there are none. */
export const selectElsewhere = (snapshot: ParticularsSnapshot): readonly string[] | null =>
  isSaved(snapshot) && snapshot.context.elsewhere.length > 0 ? snapshot.context.elsewhere : null;

/** Returns the failure of the last attempt; null for violations, which belong to the fields. */
export const selectFailure = ({ context: { failure } }: ParticularsSnapshot): Failure | null =>
  failure?.kind === 'violations' ? null : failure;
