import type { Shown } from './screenshots.ts';

let read: Promise<readonly Shown[] | null> | null = null;

/** What there are pictures of; null when none were taken. Read once. */
export function readShown(): Promise<readonly Shown[] | null> {
  read ??= fetch('screens/index.json')
    .then((answer): Promise<readonly Shown[] | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    // Nothing else depends on them.
    .catch(() => null);
  return read;
}
