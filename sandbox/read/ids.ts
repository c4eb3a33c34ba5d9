import { idOf } from '#domain/shop/schema.ts';
import { API } from '../http/answer.ts';
import { notFound } from '../http/errors.ts';

/**
 * Parses the numeric id in a path or an IRI.
 * @throws Refused 404 if the id is not numeric, because no such object can exist.
 */
export function numericId(reference: string): number {
  const id = idOf(reference);
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}

export const iriOf = (resource: string, id: string | number) => `${API}/${resource}/${encodeURIComponent(id)}`;

/** Groups rows by a key, for lists that are built from a few queries. */
export function groupBy<T, K>(rows: readonly T[], key: (row: T) => K): (of: K) => T[] {
  const groups = Map.groupBy(rows, key);
  return (of) => groups.get(of) ?? [];
}

/** Indexes rows by a unique key. */
export function oneBy<T, K>(rows: readonly T[], key: (row: T) => K): (of: K | null) => T | null {
  const known = new Map(rows.map((row) => [key(row), row]));
  return (of) => (of === null ? null : (known.get(of) ?? null));
}

/** Removes duplicates and null. */
export const distinctIds = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];
