/** Something that is found by typing: what it is called, in each language and short form in which somebody may know it. */
export interface Findable {
  terms: readonly string[];
}

/** In capitals, which write `ß` as `SS`, without accents and signs: `Österreich` and `Osterreich` are the same. */
const folded = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As somebody writes it who has no umlauts on the keyboard: `Oesterreich`. */
const transcribed = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

const formsOf = ({ terms }: Findable): string[] => terms.flatMap((term) => [folded(term), folded(transcribed(term))]);

/** Whether a name begins with what was typed, or one of the words in it does; everything does where nothing was typed. */
export function isFoundBy(item: Findable, typed: string): boolean {
  const text = folded(typed);
  return formsOf(item).some((form) => form.startsWith(text) || form.includes(` ${text}`));
}

/** What somebody means who types this and goes on: what is called so, else the only one that is found by it; else null. */
export function meantBy<T extends Findable>(items: readonly T[], typed: string): T | null {
  const text = folded(typed);
  if (text === '') return null;
  const found = items.filter((item) => isFoundBy(item, typed));
  const exact = found.filter((item) => formsOf(item).includes(text));
  return exact.length > 0 ? (exact[0] ?? null) : found.length === 1 ? (found[0] ?? null) : null;
}
