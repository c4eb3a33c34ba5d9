import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let spent = 0;
const read = () => spent;

function set(minutes: number): void {
  if (minutes === spent) return;
  spent = minutes;
  for (const changed of listeners) changed();
}

/** Whole minutes of the displayed step that its unsent answers have already taken. */
export const useSpentMinutes = (): number => useSyncExternalStore(subscribe, read, read);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * Publishes the minutes spent on a step until the returned function is called. `subscribeTo` subscribes to their
 * changes.
 */
export function followSpent(minutesSpent: () => number, subscribeTo: (changed: () => void) => () => void): () => void {
  const tell = () => set(minutesSpent());
  tell();
  const end = subscribeTo(tell);
  return () => {
    end();
    set(0);
  };
}
