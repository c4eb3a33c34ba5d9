import * as z from 'zod/mini';
import { isObject, readableOf } from './schema.ts';

/** Language of a Sylius locale code or a language tag: `de` of `de_DE`, `de-DE` and `de`. */
const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0] ?? locale;

/**
 * Texts by language: a list whose members name their `locale`, or an object keyed by it, as Sylius sends. Drops
 * unreadable translations, such as those whose name is null.
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

/** Returns the text in a language, else in German, else the first text; null if there are none. */
export function translationOf<T extends { locale: string }>(texts: readonly T[], locale: string): T | null {
  const inLanguage = (language: string) => texts.find((each) => languageOf(each.locale) === languageOf(language));
  return inLanguage(locale) ?? inLanguage('de') ?? texts[0] ?? null;
}
