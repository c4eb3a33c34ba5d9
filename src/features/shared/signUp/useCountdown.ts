import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the whole seconds until a moment of this device's clock, in milliseconds since 1970; 0 once it has passed.
 */
export function useCountdown(until: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (secondsTo(until) === 0) return () => undefined;
      const timer = setInterval(() => {
        if (secondsTo(until) === 0) clearInterval(timer);
        tick();
      }, 1_000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => secondsTo(until));
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
