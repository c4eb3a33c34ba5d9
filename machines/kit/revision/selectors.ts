import type { SnapshotFrom } from 'xstate';
import type { RevisionMachine } from './machine.ts';

export type RevisionSnapshot<V, C> = SnapshotFrom<RevisionMachine<V, C>>;

export const isBusy = <V, C>(snapshot: RevisionSnapshot<V, C>): boolean => snapshot.hasTag('busy');
export const isSaved = <V, C>(snapshot: RevisionSnapshot<V, C>): boolean => snapshot.matches('saved');

/** Returns the names of the fields that were changed elsewhere; null if there are none. */
export const selectOutdated = <V, C>({ context }: RevisionSnapshot<V, C>) =>
  context.outdated.length > 0 ? context.outdated : null;
/** Returns the values at the shop, as far as they are known. */
export const selectNow = <V, C>(snapshot: RevisionSnapshot<V, C>): V => snapshot.context.next ?? snapshot.context.shown;
/** Returns the names of fields that were changed elsewhere before a save; null if there are none. */
export const selectElsewhere = <V, C>(snapshot: RevisionSnapshot<V, C>): readonly string[] | null =>
  isSaved(snapshot) && snapshot.context.elsewhere.length > 0 ? snapshot.context.elsewhere : null;
export const selectFailure = <V, C>(snapshot: RevisionSnapshot<V, C>) => snapshot.context.failure;
export const selectShown = <V, C>(snapshot: RevisionSnapshot<V, C>) => snapshot.context.shown;

/** Returns the rule for a navigation away: `asks` if entered values would be lost. */
export const selectLeaving = <V, C>(snapshot: RevisionSnapshot<V, C>): 'free' | 'asks' =>
  snapshot.can({ type: 'leave.requested' }) || snapshot.matches('leaving') ? 'asks' : 'free';
