import * as z from 'zod/mini';
import type { Failure } from '#domain/shop/failure.ts';

type Path = readonly PropertyKey[];

/**
 * The path of the first field of `data` that breaks the contract: `member.0.total`, or `(root)` when the whole answer is of
 * another kind.
 */
export const pathOf = (error: z.core.$ZodError, data: unknown): string =>
  wordsOf(leavesOf(error.issues, data)[0]?.path ?? []);

const wordsOf = (path: Path) => path.join('.') || '(root)';

/**
 * All issues, none of them a union's: a collection may come in several styles, and what counts are the issues of the style
 * that matches furthest; of two that match as far, the one whose fields are there.
 */
export function leavesOf(issues: readonly z.core.$ZodIssue[], data: unknown): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const value = valueAt(data, issue.path);
    const ways = issue.errors.map((errors) => leavesOf(errors, value));
    const depth = (way: z.core.$ZodIssue[]) => Math.max(0, ...way.map(({ path }) => path.length));
    const absent = (way: z.core.$ZodIssue[]) => way.filter(({ path }) => valueAt(value, path) === undefined).length;
    const [furthest] = ways.toSorted((one, other) => depth(other) - depth(one) || absent(one) - absent(other));
    if (!furthest || depth(furthest) === 0) return [issue];
    return furthest.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
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
export interface PartialAnswer {
  data: unknown;
  leftOut: number;
  path: string;
}

/**
 * Takes the entries that break the contract out of the lists of an answer: one odd entry must not lose the list. Null where
 * something else is wrong with the answer, or nothing would be left of a list.
 */
export function withoutBrokenEntries(error: z.core.$ZodError, data: unknown): PartialAnswer | null {
  const entries = new Map<string, Path>();
  const paths = leavesOf(error.issues, data).map(({ path }) => path);
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

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}

/**
 * What becomes of an answer that breaks the contract: it is read without the entries of its lists that do, unless it is to
 * be read whole, or it is a failure.
 */
export function judged<S extends z.core.$ZodType>(schema: S, data: unknown, error: z.core.$ZodError, whole: boolean) {
  const rest = whole ? null : withoutBrokenEntries(error, data);
  const read = rest && z.safeParse(schema, rest.data);
  const path = pathOf(error, data);
  const currency = path.endsWith('currencyCode') ? valueAt(data, path.split('.')) : null;
  const failure: Failure =
    typeof currency === 'string' ? { kind: 'otherCurrency', currency } : { kind: 'contract', path };
  if (rest !== null && read?.success) return { read, path: rest.path, leftOut: rest.leftOut, failure };
  return { read: null, path, leftOut: 0, failure };
}
