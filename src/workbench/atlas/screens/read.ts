import type { Shown } from './screenshots.ts';

let read: Promise<readonly Shown[] | null> | null = null;

/** Returns the states that have pictures; null if no pictures were taken. Fetches the list once. */
export function readShown(): Promise<readonly Shown[] | null> {
  read ??= fetch('screens/index.json')
    .then((answer): Promise<readonly Shown[] | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    // Only this tab depends on the pictures.
    .catch(() => null);
  return read;
}
