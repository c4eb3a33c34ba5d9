/** Item that can be found by typing. `terms`: its names, in every language and short form. */
export interface Findable {
  terms: readonly string[];
}

/** Text in capitals (`SS` for `ß`), without accents and signs, so that `Österreich` equals `Osterreich`. */
const folded = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Text as typed on a keyboard without umlauts: `Oesterreich`. */
const transcribed = (text: string): string =>
  text.toLowerCase().normalize('NFC').replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

const formsOf = ({ terms }: Findable): string[] => terms.flatMap((term) => [folded(term), folded(transcribed(term))]);

/** True if a name, or a word in it, begins with the typed text; true for an empty text. */
export function isFoundBy(item: Findable, typed: string): boolean {
  const text = folded(typed);
  return formsOf(item).some((form) => form.startsWith(text) || form.includes(` ${text}`));
}

/** Returns the item meant by a typed text: the first with exactly that name, else the only one found; else null. */
export function meantBy<T extends Findable>(items: readonly T[], typed: string): T | null {
  const text = folded(typed);
  if (text === '') return null;
  const found = items.filter((item) => isFoundBy(item, typed));
  const exact = found.filter((item) => formsOf(item).includes(text));
  return exact.length > 0 ? (exact[0] ?? null) : found.length === 1 ? (found[0] ?? null) : null;
}
