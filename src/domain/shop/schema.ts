import * as z from 'zod/mini';
import { fieldsOf } from './fieldsOf.ts';

/**
 * Field that the shop omits or sends as `null` if it has no value (API Platform skips null values). Parsed as `T |
 * null`.
 */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null);

export const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Field with a default value if the shop omits it or sends null. */
export const orElse = <T extends z.core.$ZodType>(schema: T, value: NonNullable<z.output<T>>) =>
  z.pipe(
    orNull(schema),
    z.transform((sent) => sent ?? value),
  );

/**
 * List that the shop omits or sends as `null` if empty. PHP sends a list with gaps as an object, whose values are the
 * entries.
 */
export const orEmpty = <T extends z.core.$ZodType>(schema: T) =>
  z._default(
    z.pipe(
      z.transform((data: unknown) => (isObject(data) ? Object.values(data) : (data ?? []))),
      z.array(schema),
    ),
    [],
  );

/** List of minor importance: unreadable entries are dropped, and anything but a list or an object is an empty list. */
export const readableOf = <T extends z.core.$ZodType>(schema: T) =>
  z._default(
    z.transform((data: unknown): z.output<T>[] =>
      Object.values(fieldsOf(data)).flatMap((entry) => {
        const { success, data: read } = z.safeParse(schema, entry);
        return success ? [read] : [];
      }),
    ),
    [],
  );

/**
 * Returns the last segment of an IRI, with or without a trailing slash, or the id itself: the shop accepts and sends
 * both. A segment that cannot be decoded is returned unchanged.
 */
export function idOf(reference: string): string {
  const last = reference.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
