import * as z from 'zod/mini';
import { idOf, isObject, orNull } from './schema.ts';

/** A related object, or null for its bare IRI, as Sylius sends those outside the serialisation group. */
export const embedded = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => (typeof data === 'string' ? null : data)),
    orNull(schema),
  );

const fieldsOf = (data: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(data));

/**
 * A relation to another object of the shop, read as its code or id. Sylius sends the IRI, the object itself where its
 * serialisation groups embed it, and some deployments the bare code.
 */
export const reference = z.pipe(
  z.transform((data: unknown) => {
    if (typeof data === 'number') return String(data);
    if (!isObject(data)) return data;
    const { code, tokenValue, '@id': ownIri, iri = ownIri, id } = fieldsOf(data);
    return code ?? tokenValue ?? iri ?? id;
  }),
  z.pipe(
    z.union([z.string(), z.int()]),
    z.transform((text) => idOf(String(text))),
  ),
);

/**
 * Adds `iri` and the numeric `id` that API Platform says in `@id` alone: Sylius leaves ids out where the IRI has them, and
 * 1.14 and 2 more often than 1.12.
 */
function identified(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { '@id': iri, ...fields } = fieldsOf(data);
  if (typeof iri !== 'string') return data;
  const id = idOf(iri);
  return { ...(/^\d{1,15}$/.test(id) && { id: Number(id) }), iri, ...fields };
}

/** An object of the shop: its `iri` and `id` are read from `@id` where it says nothing else. */
export const entity = <T extends z.core.$ZodType>(schema: T) => z.pipe(z.transform(identified), schema);
