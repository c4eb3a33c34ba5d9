import { useEffect } from 'react';

/**
 * Subscribes to a source outside of React (an actor, the address bar, the window) while a component is mounted. The
 * only effect of `src/app`, `src/components` and `src/features`, which may import no other (biome.json). `subscribe`
 * returns the unsubscribe function, and must keep its identity: a new one subscribes again.
 */
export function useSubscription(subscribe: () => () => void): void {
  useEffect(subscribe, [subscribe]);
}
