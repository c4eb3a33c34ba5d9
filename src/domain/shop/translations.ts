import * as z from 'zod/mini';
import { isObject, readableOf } from './schema.ts';

/** Language of a Sylius locale code or a language tag: `de` of `de_DE`, `de-DE` and `de`. */
const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0] ?? locale;

/**
 * Texts by language: a list whose members say their `locale`, or an object keyed by it, as Sylius sends. A translation
 * that cannot be read, such as one whose name is null, is left out.
 */
export const translations = <T extends z.core.$ZodType<{ locale: string }>>(schema: T) =>
  z._default(
    z.pipe(
      z.transform((data: unknown) =>
        isObject(data)
          ? Object.entries(data).map(([locale, text]) => (isObject(text) ? { locale, ...text } : text))
          : data,
      ),
      readableOf(schema),
    ),
    [],
  );

/** The text of a piece of content in a language, else in the fallback language, else in the first one it has. */
export function translationOf<T extends { locale: string }>(texts: readonly T[], locale: string): T | null {
  const inLanguage = (language: string) => texts.find((each) => languageOf(each.locale) === languageOf(language));
  return inLanguage(locale) ?? inLanguage('de') ?? texts[0] ?? null;
}
