import { mkdirSync, writeFileSync } from 'node:fs';
import type { Recorded, Walked } from './coverage.ts';

/** Number of files written by this process, which may write for specs in several pages of a browser. */
let kept = 0;

/**
 * Stores the parts that a spec walked, for coverage/machines.json and the table at the end of `npm test`. Each spec has
 * a file of its own, so that concurrent specs do not overwrite each other; files of one level add up.
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
