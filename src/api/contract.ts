import * as z from 'zod/mini';
import type { Failure } from '#domain/shop/failure.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';

type Path = readonly PropertyKey[];

/**
 * Path of the first field of `data` that breaks the contract, such as `member.0.total`; `(root)` if the whole answer
 * has the wrong type.
 */
export const pathOf = (error: z.core.$ZodError, data: unknown): string =>
  wordsOf(leavesOf(error.issues, data)[0]?.path ?? []);

const wordsOf = (path: Path) => path.join('.') || '(root)';

/**
 * Flattens issues and replaces each union's issue with those of one of its branches: the branch that matches furthest
 * or, of two that match equally far, the branch with fewer absent fields.
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

/** Keys of lists in answers: API Platform's, with and without prefix, and GraphQL's. */
const LISTS: readonly PropertyKey[] = ['member', 'hydra:member', 'collection'];

/** Returns the length of the path to the list entry that contains an issue; null outside lists. */
function entryIn(path: Path): number | null {
  const at = path.findIndex((key, index) => typeof key === 'number' && (index === 0 || isList(path[index - 1])));
  return at < 0 ? null : at + 1;
}
const isList = (key: PropertyKey | undefined) => key !== undefined && LISTS.includes(key);

/** Answer without the list entries that broke the contract. `path` names the first broken field. */
export interface PartialAnswer {
  data: unknown;
  leftOut: number;
  path: string;
}

/**
 * Removes the list entries that break the contract, so that one odd entry does not lose the list. Null if something
 * outside lists is wrong, or if a list would become empty.
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
  // The last entry first, so that indexes of earlier entries stay valid.
  for (const entry of [...entries.values()].toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)))) {
    rest = without(rest, entry);
    if (rest === undefined) return null;
  }
  return { data: counted(rest, entries.size), leftOut: entries.size, path: wordsOf(paths[0] ?? []) };
}

/** Adds the number of dropped entries to a page (`Page.leftOut`), for callers that count pages. */
const counted = (data: unknown, leftOut: number): unknown =>
  typeof data === 'object' && data !== null && LISTS.some((list) => Object.hasOwn(data, list))
    ? { ...data, leftOut }
    : data;

/** Returns a copy of the data without the value at a path; undefined if its list would become empty. */
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

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => fieldsOf(value)[key], data);
}

/**
 * Handles an answer that breaks the contract: drops the broken list entries, or fails if the answer must be read whole
 * or is still invalid without them.
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
