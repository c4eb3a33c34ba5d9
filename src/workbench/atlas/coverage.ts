import type { Level, Parts } from '#machines/testing/coverage.ts';

/** What the tests last walked of a machine at one level: an entry of coverage/machines.json. */
export interface LevelCoverage {
  all: Parts;
  taken: Parts;
  /** Keys of the paths that held (`keyOf`). */
  paths: readonly string[];
  milliseconds: number;
  /** When its last test ran, in ISO form; a file that an older version wrote does not say. */
  ranAt?: string;
}

/** What was last walked of a machine; null for a level at which it never was. */
export type MachineCoverage = Readonly<Record<Level, LevelCoverage | null>>;

export interface Coverage {
  machines: Readonly<Record<string, MachineCoverage>>;
}

export const LEVELS: readonly Level[] = ['pure', 'rendered', 'browser'];

let read: Promise<Coverage | null> | null = null;

/** What the last run of the tests covered; null when they have not run yet. Read once. */
export function readCoverage(): Promise<Coverage | null> {
  read ??= fetch('coverage.json')
    .then((answer): Promise<Coverage | null> => (answer.ok ? answer.json() : Promise.resolve(null)))
    // The pictures do not depend on it: without an answer, nothing is said of coverage.
    .catch(() => null);
  return read;
}

/** Percent of the states and transitions of a machine that a level took, rounded down: 100 is all of them. */
export function shareOf({ all, taken }: LevelCoverage): number {
  const total = all.states.length + all.transitions.length;
  const covered = taken.states.length + taken.transitions.length;
  return total === 0 ? 100 : Math.floor((100 * covered) / total);
}
