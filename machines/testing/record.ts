import { mkdirSync, writeFileSync } from 'node:fs';
import type { Recorded, Walked } from './coverage.ts';

/** How many files this process has written: one process may write for the specs in several pages of a browser. */
let kept = 0;

/**
 * Writes down what a spec walked, for coverage/machines.json and the table at the end of `npm test`. Each spec has a
 * file of its own, so that specs which run at once do not overwrite each other; those of one level add up.
 */
export function record(walked: Walked): void {
  const folder = new URL('../../coverage/machines/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const recorded: Recorded = { ...walked, ranAt: new Date().toISOString() };
  writeFileSync(
    new URL(`${walked.machine}.${walked.level}.${process.pid}.${kept++}.json`, folder),
    `${JSON.stringify(recorded, null, 2)}\n`,
  );
}
