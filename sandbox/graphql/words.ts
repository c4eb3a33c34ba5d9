/**
 * Number of words that are searched one by one; the rest of the phrase is searched as a whole, so that no word is
 * ignored.
 */
const WORDS = 8;

/** Splits a phrase into lower-case words; a match contains all of them, in any order. */
export function wordsOf(phrase: string): string[] {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const rest = words.slice(WORDS).join(' ');
  return [...new Set([...words.slice(0, WORDS), ...(rest ? [rest] : [])])];
}

/** Escapes a text for a `like` pattern that finds it anywhere, with `\` as the escape character. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
