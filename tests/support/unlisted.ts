import type { Reading } from '#domain/shop/settings.ts';
import { readScreenTables } from '../../src/build/screens.ts';
import { patternOf } from '../../src/build/shell.ts';

export interface ListedScreens {
  reading: Reading;
  /** Only those that ask for an account. */
  access?: 'account';
  /** Addresses that a check visits. */
  visited: readonly string[];
  /** Paths that it has no address for, each with the reason. */
  besides: Readonly<Record<string, string>>;
}

/** The paths of a reading's own screens that a check neither visits nor says why not, and reasons for what is no screen. */
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
