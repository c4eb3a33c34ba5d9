import * as z from 'zod/mini';

/** One page of a list. `totalItems` counts all pages. */
export interface Page<T> {
  member: T[];
  totalItems: number;
}

/**
 * A collection in any of the styles a Sylius shop answers in: API Platform 4 (`member`, `totalItems`), the Hydra
 * prefix of 2.7 (`hydra:member`, `hydra:totalItems`), or the bare array of `application/json`.
 */
export const pageOf = <T extends z.core.$ZodType>(item: T) => {
  const member = z.array(item);
  return z.union([
    z.pipe(
      z.object({ member, totalItems: z.optional(z.int()) }),
      z.transform(
        (page): Page<z.output<T>> => ({ member: page.member, totalItems: page.totalItems ?? page.member.length }),
      ),
    ),
    z.pipe(
      z.object({ 'hydra:member': member, 'hydra:totalItems': z.optional(z.int()) }),
      z.transform(
        (page): Page<z.output<T>> => ({
          member: page['hydra:member'],
          totalItems: page['hydra:totalItems'] ?? page['hydra:member'].length,
        }),
      ),
    ),
    z.pipe(
      member,
      z.transform((items): Page<z.output<T>> => ({ member: items, totalItems: items.length })),
    ),
  ]);
};
