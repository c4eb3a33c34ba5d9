import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';

/** A query in two documents of one text, the second with the product's additions to the specification. */
export interface GraphqlDocument {
  /** Names only types, fields and arguments of spec sections 3 and 7. */
  base: string;
  /** Asks for the additions, too. Equal to `base` if there are none. */
  extended: string;
}

/** Marks a part of a document as an addition: the base document lacks it. */
export type IfExtended = (addition: string) => string;

/** Writes both documents of a query. */
export const documentOf = (write: (ifExtended: IfExtended) => string): GraphqlDocument => ({
  base: write(() => ''),
  extended: write((addition) => addition),
});

/** IRI of a resource, which API Platform's queries for one object take as `id`. */
export const iriOf = (resource: string, id: string): string => `/api/v2/shop/${resource}/${encodeURIComponent(id)}`;

/** A page of a list in API Platform's page-based form. */
export const pageIn = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.object({ collection: z.array(item), paginationInfo: z.optional(z.object({ totalCount: z.int() })) }),
    z.transform(
      ({ collection, paginationInfo }): Page<z.output<T>> => ({
        member: collection,
        totalItems: paginationInfo?.totalCount ?? collection.length,
      }),
    ),
  );
