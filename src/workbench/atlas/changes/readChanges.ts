import type { Changes } from './changes.ts';

let read: Promise<Changes | null> | null = null;

/** Returns the differences that the build computed; null without `npm run atlas -- --since`. Fetches them once. */
export function readChanges(): Promise<Changes | null> {
  read ??= fetch('changes/changes.json')
    .then((answer): Promise<Changes | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    // Under `npm run dev` there is no such file.
    .catch(() => null);
  return read;
}
