import { useSyncExternalStore } from 'react';

/**
 * Connects what lives outside of React (an actor, the address bar, the window) for as long as a component is shown.
 * `connect` returns what cuts the connection, and has to keep its identity: a new one connects anew.
 */
export function useConnection(connect: () => () => void): void {
  useSyncExternalStore(connect, nothing, nothing);
}

const nothing = () => null;
