import type { Level, Parts } from '#machines/testing/coverage.ts';

/** Parts of a machine that the tests last took at one level: an entry of coverage/machines.json. */
export interface LevelCoverage {
  all: Parts;
  taken: Parts;
  /** Keys of the paths that passed (`keyOf`). */
  paths: readonly string[];
  milliseconds: number;
  /** Time of the last test in ISO form; absent in files of older versions. */
  ranAt?: string;
}

/** A machine's last coverage by level; null for a level that has never run. */
export type MachineCoverage = Readonly<Record<Level, LevelCoverage | null>>;

export interface Coverage {
  machines: Readonly<Record<string, MachineCoverage>>;
}

export const LEVELS: readonly Level[] = ['pure', 'rendered'];

let read: Promise<Coverage | null> | null = null;

/** Returns the coverage of the tests' last run; null if they have not run yet. Fetches it once. */
export function readCoverage(): Promise<Coverage | null> {
  read ??= fetch('coverage.json')
    .then((answer): Promise<Coverage | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    // Pictures do not depend on coverage: without an answer, the atlas shows none.
    .catch(() => null);
  return read;
}

/** Returns the percentage of a machine's states and transitions that a level took, rounded down: 100 is all of them. */
export function shareOf({ all, taken }: LevelCoverage): number {
  const total = all.states.length + all.transitions.length;
  const covered = taken.states.length + taken.transitions.length;
  return total === 0 ? 100 : Math.floor((100 * covered) / total);
}
