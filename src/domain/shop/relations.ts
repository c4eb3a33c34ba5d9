import * as z from 'zod/mini';
import { idOf, isObject, orNull } from './schema.ts';

/** Related object; null for its bare IRI, which Sylius sends outside the serialisation group, and for PHP's `[]`. */
export const embedded = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => (typeof data === 'string' || Array.isArray(data) ? null : data)),
    orNull(schema),
  );

const fieldsOf = (data: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(data));

/** Code or id of an IRI; any other text already is a code, whatever it contains. */
const codeOf = (text: string) => (/^(?:\/|https?:)/.test(text) ? idOf(text) : text);

/**
 * Relation to another object of the shop, parsed as its code or id. Sylius sends the IRI or, if its serialisation
 * groups embed the object, the object itself; some deployments send the bare code.
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
 * Adds `iri` and the numeric `id` from API Platform's `@id`: Sylius omits ids that the IRI contains, 1.14 and 2 more
 * often than 1.12.
 */
function identified(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { '@id': name, id, iri, ...fields } = fieldsOf(data);
  if (typeof name !== 'string') return data;
  const last = idOf(name);
  return { ...fields, id: id ?? (/^\d{1,15}$/.test(last) ? Number(last) : undefined), iri: iri ?? name };
}

/** Object of the shop: `iri` and `id` are read from `@id` unless sent as fields. */
export const entity = <T extends z.core.$ZodType>(schema: T) => z.pipe(z.transform(identified), schema);
