/** Words that are looked for one by one; what follows them is looked for as it stands, so that none is ignored. */
const WORDS = 8;

/** Words of a phrase, in lower case; all of them have to be found, in any order. */
export function wordsOf(phrase: string): string[] {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const rest = words.slice(WORDS).join(' ');
  return [...new Set([...words.slice(0, WORDS), ...(rest ? [rest] : [])])];
}

/** Pattern of `like` for texts that contain this, with `\` as its escape. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
