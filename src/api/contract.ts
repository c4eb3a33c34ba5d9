import type * as z from 'zod/mini';

/**
 * Where an answer is first not as agreed: `member.0.total`, or `(root)` when it is something else altogether.
 *
 * A collection may come in several styles (a union): the style that fits furthest is the one that was meant.
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
