import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './machine.ts';

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

export const isOffline = (snapshot: ConnectivitySnapshot): boolean => snapshot.hasTag('offline');

export const isUpdateAvailable = (snapshot: ConnectivitySnapshot): boolean => snapshot.hasTag('updateAvailable');

/** Returns the time of the oldest value of an earlier visit that is shown, in milliseconds since 1970, or null. */
export const selectPastSince = (snapshot: ConnectivitySnapshot): number | null => snapshot.context.pastSince;
