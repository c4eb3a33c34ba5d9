import * as z from 'zod/mini';

/** Page of a list. `totalItems` counts all pages. */
export interface Page<T> {
  member: T[];
  totalItems: number;
  /** Number of unreadable entries of this page. Absent unless there are any. */
  leftOut?: number;
}

/**
 * A collection in any of the styles of Sylius shops: API Platform 4 (`member`, `totalItems`), the Hydra prefix of 2.7
 * (`hydra:member`, `hydra:totalItems`), or the bare array of `application/json`.
 */
export const pageOf = <T extends z.core.$ZodType>(item: T) => {
  const member = z.array(item);
  const page = (items: z.output<T>[], totalItems = items.length, leftOut?: number): Page<z.output<T>> => ({
    member: items,
    totalItems,
    ...(leftOut !== undefined && { leftOut }),
  });
  const total = z.pipe(
    z.transform((sent: unknown) =>
      typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : (sent ?? undefined),
    ),
    z.optional(z.int()),
  );
  const leftOut = z.optional(z.int());
  return z.union([
    z.pipe(
      z.object({ member, totalItems: total, leftOut }),
      z.transform((sent) => page(sent.member, sent.totalItems, sent.leftOut)),
    ),
    z.pipe(
      z.object({ 'hydra:member': member, 'hydra:totalItems': total, leftOut }),
      z.transform((sent) => page(sent['hydra:member'], sent['hydra:totalItems'], sent.leftOut)),
    ),
    z.pipe(
      member,
      z.transform((items) => page(items)),
    ),
  ]);
};
