import * as z from 'zod/mini';
import type { Page } from '#domain/shop/collection.ts';
import type { FailureError } from '#domain/shop/failure.ts';
import { orEmpty } from '#domain/shop/schema.ts';

/** Query in two versions of one text; the second includes the product's additions to the specification. */
export interface GraphqlDocument {
  /** Names only types, fields and arguments of requirement 7.22. */
  base: string;
  /** Includes the additions. Equal to `base` if there are none. */
  extended: string;
}

/** Marks a part of a document as an addition, which the base document lacks. */
export type IfExtended = (addition: string) => string;

export const documentOf = (write: (ifExtended: IfExtended) => string): GraphqlDocument => ({
  base: write(() => ''),
  extended: write((addition) => addition),
});

/** IRI of a resource, below the path of the API. API Platform's queries for a single object take it as `id`. */
export const iriOf = ({ apiBase }: { apiBase: string }, resource: string, id: string): string =>
  `${new URL(apiBase, 'http://localhost').pathname}${resource}/${encodeURIComponent(id)}`;

/** Schema of a list page in API Platform's page-based form. */
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

const GraphqlError = z.object({
  message: z.string(),
  path: z.optional(z.unknown()),
  locations: z.optional(z.unknown()),
  extensions: z.optional(z.object({ status: z.optional(z.int()) })),
});
const GraphqlAnswer = z.object({ data: z.optional(z.unknown()), errors: orEmpty(GraphqlError) });

/**
 * True if the shop's schema lacks something that the document names. The shop then executes nothing: the answer has no
 * data, and its errors have locations in the document but no path; an error limit adds a last error without locations.
 * API Platform sends this with status 200 or 400.
 */
const isUnknownToSchema = ({ data, errors }: z.infer<typeof GraphqlAnswer>): boolean =>
  (data ?? null) === null &&
  errors.every(({ path }) => path === undefined) &&
  errors.some(({ locations }) => locations !== undefined);
const isSchemaRefusal = (body: unknown): boolean => {
  const { success, data } = z.safeParse(GraphqlAnswer, body);
  return success && isUnknownToSchema(data);
};

/** Parts of `createHttp` that queries need. */
export interface GraphqlPorts {
  /** Extended documents that the shop's schema has refused. */
  refusedDocuments: Set<string>;
  /** Sends a query. `reads` is true for refusal bodies that are parsed as answers. */
  ask: (query: string, reads: (body: unknown) => boolean) => Promise<{ status: number; body: unknown }>;
  parsed: <S extends z.core.$ZodType>(schema: S, body: unknown) => Promise<z.output<S>>;
  refused: (status: number, message: string) => FailureError;
}

/** Returns the `data` of a query's answer, using the base document if the shop's schema refuses the extended one. */
export async function dataOf({ base, extended }: GraphqlDocument, ports: GraphqlPorts): Promise<unknown> {
  const { refusedDocuments, ask, parsed, refused } = ports;
  const answerTo = async (query: string) => {
    const { status, body } = await ask(query, isSchemaRefusal);
    return { status, ...(await parsed(GraphqlAnswer, body)) };
  };
  const isRefused = refusedDocuments.has(extended);
  let answer = await answerTo(isRefused ? base : extended);
  if (!isRefused && base !== extended && isUnknownToSchema(answer)) {
    answer = await answerTo(base);
    if (answer.errors.length === 0) refusedDocuments.add(extended);
  }
  const [error] = answer.errors;
  if (error) throw refused(error.extensions?.status ?? answer.status, error.message);
  return answer.data;
}
