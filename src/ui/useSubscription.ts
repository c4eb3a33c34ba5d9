import { useEffect } from 'react';

/**
 * Subscribes to a source outside of React (an actor, the address bar, the window) while a component is mounted. The one
 * effect of the app: it starts no read and sets no state. `subscribe` returns the unsubscribe function, and must keep
 * its identity: a new one subscribes again.
 */
export function useSubscription(subscribe: () => () => void): void {
  useEffect(subscribe, [subscribe]);
}
