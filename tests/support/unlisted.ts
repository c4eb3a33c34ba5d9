import type { Reading } from '#domain/shop/settings.ts';
import { patternOf } from '../../src/build/pages.ts';
import { readScreenTables } from '../../src/build/screens.ts';

export interface ListedScreens {
  /** Null for the screens of both readings. */
  reading: Reading | null;
  /** Restricts the screens to those that need an account. */
  access?: 'account';
  visited: readonly string[];
  /** Paths that the check does not visit, each with the reason. */
  besides: Readonly<Record<string, string>>;
}

/** Returns the paths of a reading’s own screens that the check neither visits nor excuses, and excuses without need. */
export function unlistedIn({ reading, access, visited, besides }: ListedScreens): string[] {
  const paths = readScreenTables()
    .filter((table) => table.reading === reading && (access === undefined || table.access === access))
    .flatMap(({ screens }) => screens.map(({ path }) => path));
  const isVisited = (path: string) => {
    const pattern = new RegExp(patternOf([path]));
    return visited.some((address) => pattern.test(address.split('?')[0] ?? ''));
  };
  const needless = Object.keys(besides).filter((path) => !paths.includes(path) || isVisited(path));
  return [...paths.filter((path) => !isVisited(path) && !(path in besides)), ...needless.map((path) => `not ${path}`)];
}
