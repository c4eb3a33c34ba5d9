import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './machine.ts';

export type ConnectivitySnapshot = SnapshotFrom<typeof connectivityMachine>;

export const isOffline = (snapshot: ConnectivitySnapshot): boolean => snapshot.hasTag('offline');

export const isUpdateAvailable = (snapshot: ConnectivitySnapshot): boolean => snapshot.hasTag('updateAvailable');
