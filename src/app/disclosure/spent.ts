import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let spent = 0;
const read = () => spent;

function set(minutes: number): void {
  if (minutes === spent) return;
  spent = minutes;
  for (const changed of listeners) changed();
}

/** Whole minutes of the shown step that its answers have taken already, while the shop does not have them. */
export const useSpentMinutes = (): number => useSyncExternalStore(subscribe, read, read);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Tells the frame how much of a step's minutes is spent, until the returned function ends it. `subscribe`: to changes of it. */
export function followSpent(minutesSpent: () => number, subscribeTo: (changed: () => void) => () => void): () => void {
  const tell = () => set(minutesSpent());
  tell();
  const end = subscribeTo(tell);
  return () => {
    end();
    set(0);
  };
}
