import type { Locale } from '#domain/shop/settings.ts';
import type { Words } from '../content/types.ts';

/** Sentence of every paper with a translation. */
export const BINDING = 'The German version is binding.';

/** Words with their English translation, or a value that has none: a name, an amount, a date. */
export type Text = string | Words;

export const germanOf = (text: Text): string => (typeof text === 'string' ? text : text.de);

/** Returns the English text for English readers; null for German readers and for values. */
export function translationOf(text: Text, locale: Locale): string | null {
  return locale === 'de' || typeof text === 'string' || text.en === text.de ? null : text.en;
}

/** Lines of a text: the German one, and for English readers its translation. */
export const linesOf = (text: Text, locale: Locale): string[] =>
  [germanOf(text), translationOf(text, locale)].filter((line) => line !== null);

/** Writes both languages on one line, for places that hold only one: „Seite 1 von 2 / Page 1 of 2“. */
export const onOneLine = (text: Text, locale: Locale): string => linesOf(text, locale).join(' / ');

/** Writes a sentence around words, in each language. */
export const around = ({ de, en }: Words, write: (words: string) => string): Words => ({
  de: write(de),
  en: write(en),
});

/** Pairs German texts with their translations. Untranslated texts stay German. */
export const paired = (german: readonly string[], english: readonly string[]): Text[] =>
  german.map((de, index) => {
    const en = english[index];
    return en === undefined ? de : { de, en };
  });
