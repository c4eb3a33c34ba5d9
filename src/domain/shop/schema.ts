import * as z from 'zod/mini';

/**
 * A field that the shop leaves out or sends as `null` when it has no value (API Platform skips null values).
 * Read, it is always `T | null`.
 */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null);

/** A field that a shop may leave out or send as null, with what that means. */
export const orElse = <T extends z.core.$ZodType>(schema: T, value: NonNullable<z.output<T>>) =>
  z.pipe(
    orNull(schema),
    z.transform((sent) => sent ?? value),
  );

/** A list that the shop leaves out when it is empty. */
export const orEmpty = <T extends z.core.SomeType>(schema: T) => z._default(z.array(schema), []);

/** A yes or no that a shop may also send as 1 or 0; nothing means no. */
export const flag = z.pipe(
  orNull(z.union([z.boolean(), z.int()])),
  z.transform((value) => Boolean(value)),
);

/** Whole cents of a euro. Spec section 9: amounts are held in minor units. */
export const Cents = z.int();
export type Cents = number;

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

/** An object, but no list. */
export const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
