import * as z from 'zod/mini';
import { idOf, isObject, orNull } from './schema.ts';

/** A related object; null for its bare IRI, as Sylius sends those outside the serialisation group, and for PHP's `[]`. */
export const embedded = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => (typeof data === 'string' || Array.isArray(data) ? null : data)),
    orNull(schema),
  );

const fieldsOf = (data: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(data));

/** Code or id of an IRI; any other text is a code already, whatever is in it. */
const codeOf = (text: string) => (/^(?:\/|https?:)/.test(text) ? idOf(text) : text);

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
    z.transform((text) => codeOf(String(text))),
  ),
);

/**
 * Adds `iri` and the numeric `id` that API Platform says in `@id` alone: Sylius leaves ids out where the IRI has them, and
 * 1.14 and 2 more often than 1.12.
 */
function identified(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { '@id': name, id, iri, ...fields } = fieldsOf(data);
  if (typeof name !== 'string') return data;
  const last = idOf(name);
  return { ...fields, id: id ?? (/^\d{1,15}$/.test(last) ? Number(last) : undefined), iri: iri ?? name };
}

/** An object of the shop: its `iri` and `id` are read from `@id` where it says nothing else. */
export const entity = <T extends z.core.$ZodType>(schema: T) => z.pipe(z.transform(identified), schema);
