import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];

/**
 * The path of the first field that breaks the contract: `member.0.total`, or `(root)` when the whole answer is of
 * another kind.
 *
 * A collection may come in several styles (a union): the path is that of the style which matches furthest.
 */
export const pathOf = (error: z.core.$ZodError): string => wordsOf(pathsOf(error.issues)[0] ?? []);

const wordsOf = (path: Path) => path.join('.') || '(root)';

/** Paths of all issues; of a union, those of the way that goes furthest. */
function pathsOf(issues: readonly z.core.$ZodIssue[]): Path[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue.path];
    const ways = issue.errors.map(pathsOf);
    const depthOf = (paths: readonly Path[]) => paths[0]?.length ?? 0;
    const furthest = ways.reduce((best, way) => (depthOf(way) > depthOf(best) ? way : best), []);
    return furthest.length === 0 ? [issue.path] : furthest.map((path) => [...issue.path, ...path]);
  });
}

/** Keys of the lists that an answer may hold: API Platform's, with and without prefix, and those of GraphQL. */
const LISTS: readonly PropertyKey[] = ['member', 'hydra:member', 'collection'];

/** Length of the path to the entry of a list that an issue lies in; null outside of lists. */
function entryIn(path: Path): number | null {
  const at = path.findIndex((key, index) => typeof key === 'number' && (index === 0 || isList(path[index - 1])));
  return at < 0 ? null : at + 1;
}
const isList = (key: PropertyKey | undefined) => key !== undefined && LISTS.includes(key);

/** An answer without the entries of its lists that broke the contract. `path`: first field that did. */
export interface Lightened {
  data: unknown;
  leftOut: number;
  path: string;
}

/**
 * Takes the entries that break the contract out of the lists of an answer: one odd entry must not lose the list. Null where
 * something else is wrong with the answer, or nothing would be left of a list.
 */
export function lightened(error: z.core.$ZodError, data: unknown): Lightened | null {
  const entries = new Map<string, Path>();
  const paths = pathsOf(error.issues);
  for (const path of paths) {
    const length = entryIn(path);
    if (length === null) return null;
    const entry = path.slice(0, length);
    entries.set(wordsOf(entry), entry);
  }
  let rest: unknown = data;
  // From the last entry on, so that the earlier ones keep their places.
  for (const entry of [...entries.values()].toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)))) {
    rest = without(rest, entry);
    if (rest === undefined) return null;
  }
  return { data: counted(rest, entries.size), leftOut: entries.size, path: wordsOf(paths[0] ?? []) };
}

/** A page with the number of its entries that were left out, for who counts pages (`Page.leftOut`). */
const counted = (data: unknown, leftOut: number): unknown =>
  typeof data === 'object' && data !== null && LISTS.some((list) => Object.hasOwn(data, list))
    ? { ...data, leftOut }
    : data;

/** The same data without what lies at a path; undefined where its list would be empty. */
function without(data: unknown, [key, ...path]: Path): unknown {
  if (typeof data !== 'object' || data === null || key === undefined) return undefined;
  if (path.length === 0) {
    if (!Array.isArray(data) || data.length === 1) return undefined;
    return data.toSpliced(Number(key), 1);
  }
  const inner = without(Reflect.get(data, key), path);
  if (inner === undefined) return undefined;
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...data, [key]: inner };
}

/** What a field holds that broke the contract. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
