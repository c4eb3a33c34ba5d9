import * as z from 'zod/mini';

/**
 * A field that the shop leaves out or sends as `null` when it has no value (API Platform skips null values).
 * Read, it is always `T | null`.
 */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null);

/** A related object, or null for its bare IRI, as Sylius sends those outside the serialisation group. */
export const embedded = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((data: unknown) => (typeof data === 'string' ? null : data)),
    orNull(schema),
  );

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

/**
 * A state of a list that shops extend. Sylius' names for what is one state here are read as that by the table; any other
 * word stays as it is, and is shown as it is.
 */
export const openState = (ours: Readonly<Record<string, string>>) =>
  z.pipe(
    z.string(),
    z.transform((word) => (Object.hasOwn(ours, word) ? (ours[word] ?? word) : word)),
  );

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);
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

/** Language of a Sylius locale code or a language tag: `de` of `de_DE`, `de-DE` and `de`. */
const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0] ?? locale;

/**
 * Texts by language: a list whose members say their `locale`, or an object keyed by it, as Sylius sends. A translation
 * that cannot be read, such as one whose name is null, is left out.
 */
export const translations = <T extends z.core.$ZodType<{ locale: string }>>(schema: T) =>
  z.pipe(
    z.transform((data: unknown): z.output<T>[] => {
      const members = isObject(data)
        ? Object.entries(data).map(([locale, text]) => (isObject(text) ? { locale, ...text } : text))
        : data;
      if (!Array.isArray(members)) return [];
      return members.flatMap((member) => {
        const { success, data: text } = z.safeParse(schema, member);
        return success ? [text] : [];
      });
    }),
    z.array(z.custom<z.output<T>>()),
  );

/** The text of a piece of content in a language, else in the fallback language, else in the first one it has. */
export function translationOf<T extends { locale: string }>(texts: readonly T[], locale: string): T | null {
  const inLanguage = (language: string) => texts.find((each) => languageOf(each.locale) === languageOf(language));
  return inLanguage(locale) ?? inLanguage('de') ?? texts[0] ?? null;
}
