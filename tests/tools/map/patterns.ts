import type { Reading } from '#domain/shop/settings.ts';
import { patternOf as sourceOf } from '../../../src/build/pages.ts';
import { isOf, readScreenTables } from '../../../src/build/screens.ts';

export interface Patterns {
  /** Paths of all screens of the reading, as in their tables. */
  paths: readonly string[];
  /** Returns the path of the screen at an address; null if there is none. */
  patternOf(pathname: string): string | null;
}

/** Returns the paths of a reading's screens. A path without parameters wins over one with. */
export function patternsIn(reading: Reading): Patterns {
  const paths = readScreenTables()
    .filter((table) => isOf(reading, table))
    .flatMap(({ screens }) => screens.map(({ path }) => path));
  const patterns = paths
    .map((path) => ({ path, pattern: new RegExp(sourceOf([path])) }))
    .toSorted((one, other) => Number(one.path.includes('$')) - Number(other.path.includes('$')));
  return { paths, patternOf: (pathname) => patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? null };
}
