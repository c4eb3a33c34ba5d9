import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { ResourceMachine } from './machine.ts';

export type ResourceSnapshot<T> = SnapshotFrom<ResourceMachine<T>>;

/** The last value the shop gave, or null. */
export const dataOf = <T>(snapshot: ResourceSnapshot<T>): T | null => snapshot.context.data;

/** The value, or its first part while there is no more of it; null before that. */
export const partOf = <T>(snapshot: ResourceSnapshot<T>): T | null => snapshot.context.data ?? snapshot.context.part;

/** Why the last read failed, to be shown beside an old value or in its place; null while another try is under way. */
export const failureIn = <T>(snapshot: ResourceSnapshot<T>): Failure | null =>
  snapshot.hasTag('settled') && !snapshot.hasTag('busy') ? snapshot.context.failure : null;

/** A reader has something to look at: a value or a failure. Ports that need the value wait for it. */
export const isSettled = <T>(snapshot: ResourceSnapshot<T>): boolean => snapshot.hasTag('settled');
