import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { ResourceMachine } from './machine.ts';

export type ResourceSnapshot<T> = SnapshotFrom<ResourceMachine<T>>;

export const dataOf = <T>(snapshot: ResourceSnapshot<T>): T | null => snapshot.context.data;

/** Returns the value, or its first part while the rest is loading; null before that. */
export const partOf = <T>(snapshot: ResourceSnapshot<T>): T | null => snapshot.context.data ?? snapshot.context.part;

/** Returns the failure of the last read, shown beside an old value or instead of one; null during another attempt. */
export const failureIn = <T>(snapshot: ResourceSnapshot<T>): Failure | null =>
  snapshot.hasTag('settled') && !snapshot.hasTag('busy') ? snapshot.context.failure : null;

/** True if there is a value or a failure. Ports that need the value wait for this. */
export const isSettled = <T>(snapshot: ResourceSnapshot<T>): boolean => snapshot.hasTag('settled');

/**
 * Returns the time at which the value was read at an earlier visit, in milliseconds since 1970; null for other values.
 */
export const pastReadAtOf = <T>(snapshot: ResourceSnapshot<T>): number | null => snapshot.context.pastReadAt;
