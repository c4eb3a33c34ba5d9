import * as z from 'zod/mini';

/**
 * A field that the shop leaves out or sends as `null` when it has no value (API Platform skips null values).
 * Read, it is always `T | null`.
 */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null);

/** An object, but no list. */
export const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A field that a shop may leave out or send as null, with what that means. */
export const orElse = <T extends z.core.$ZodType>(schema: T, value: NonNullable<z.output<T>>) =>
  z.pipe(
    orNull(schema),
    z.transform((sent) => sent ?? value),
  );

/**
 * A list that the shop leaves out or sends as `null` when it is empty. PHP writes a list with gaps as an object, whose values
 * are the entries.
 */
export const orEmpty = <T extends z.core.$ZodType>(schema: T) =>
  z._default(
    z.pipe(
      z.transform((data: unknown) => (isObject(data) ? Object.values(data) : (data ?? []))),
      z.array(schema),
    ),
    [],
  );

/** A list of little weight: entries that cannot be read are left out, and what is no list is an empty one. */
export const readableOf = <T extends z.core.$ZodType>(schema: T) =>
  z._default(
    z.transform((data: unknown): z.output<T>[] =>
      Object.values(Object(data)).flatMap((entry) => {
        const { success, data: read } = z.safeParse(schema, entry);
        return success ? [read] : [];
      }),
    ),
    [],
  );

/**
 * The last segment of an IRI, with or without a slash behind it, or the id itself: the shop accepts and sends both. What
 * cannot be decoded stays.
 */
export function idOf(reference: string): string {
  const last = reference.split('/').findLast((segment) => segment !== '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
