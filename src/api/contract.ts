import type * as z from 'zod/mini';

/**
 * The path of the first field that breaks the contract: `member.0.total`, or `(root)` when the whole answer is of
 * another kind.
 *
 * A collection may come in several styles (a union): the path is that of the style which matches furthest.
 */
export function pathOf(error: z.core.$ZodError): string {
  return deepest(error.issues).join('.') || '(root)';
}

function deepest(issues: readonly z.core.$ZodIssue[]): PropertyKey[] {
  const [first] = issues;
  if (!first) return [];
  if (first.code !== 'invalid_union') return first.path;
  const ways = first.errors.map(deepest);
  const furthest = ways.reduce((best, way) => (way.length > best.length ? way : best), []);
  return [...first.path, ...furthest];
}
