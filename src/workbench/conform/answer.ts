import * as z from 'zod/mini';
import { leavesOf, valueAt } from '#api/contract.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';

/** A field of an answer that the app cannot read. */
export interface Problem {
  path: string;
  expected: string;
  got: string;
  /** True for a field that is absent or null. */
  isAbsent: boolean;
}

/** Returns every field of an answer that a schema of the app refuses, each path once. */
export function problemsOf(schema: z.core.$ZodType, answer: unknown): Problem[] {
  const result = z.safeParse(schema, answer);
  if (result.success) return [];
  const problems = leavesOf(result.error.issues, answer).map((issue): Problem => {
    const value = valueAt(answer, issue.path);
    return {
      path: pathText(issue.path),
      expected: isCurrency(issue.path) ? 'EUR' : expectedBy(issue),
      got: isWord(issue) && typeof value === 'string' ? `"${value.slice(0, 40)}"` : kindOf(value),
      isAbsent: value === undefined || value === null,
    };
  });
  return [...new Map(problems.map((each) => [each.path, each])).values()];
}

const isCurrency = (path: readonly PropertyKey[]) => path.at(-1) === 'currencyCode';
/** True if the report may quote the value: states and currencies are not customer data. */
const isWord = ({ code, path }: z.core.$ZodIssue) => code === 'invalid_value' || isCurrency(path);

/** Returns `member.3.items.0.total` as `member[].items[].total`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '') || '(answer)';

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' | ');
  return issue.code === 'custom' ? 'a value of the agreed form' : issue.code.replaceAll('_', ' ');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns the kind of a value, never the value, which may be customer data. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return TYPES[typeof value] ?? typeof value;
}

/** Returns every object of an answer for which `holds` returns true, with its path. */
export function objectsIn(
  answer: unknown,
  holds: (object: Readonly<Record<string, unknown>>) => boolean,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; object: Readonly<Record<string, unknown>> }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const object: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(answer));
  const own = !Array.isArray(answer) && holds(object) ? [{ path, object }] : [];
  const inner = Object.entries(object).flatMap(([key, value]) =>
    objectsIn(value, holds, [...path, Array.isArray(answer) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** Returns the number of all entries from a page of a list; undefined if the page has none. */
export const totalOf = (body: unknown): unknown => fieldsOf(body).totalItems ?? fieldsOf(body)['hydra:totalItems'];
