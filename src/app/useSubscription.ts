import { useEffect } from 'react';

/**
 * Subscribes to what lives outside of React (an actor, the address bar, the window) for as long as a component is shown.
 * The one effect of the app: it starts no read and sets no state. `subscribe` returns what ends the subscription, and has
 * to keep its identity: a new one subscribes anew.
 */
export function useSubscription(subscribe: () => () => void): void {
  useEffect(subscribe, [subscribe]);
}
