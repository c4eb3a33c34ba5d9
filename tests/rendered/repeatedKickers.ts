/** Small lines above a heading: the status beside an outcome's sign, and the line above a page's title. */
const KICKERS = 'main :is(.outcome-status, .page-header-eyebrow)';

/** Beginnings of the words, without a participle's prefix: „Prüfung“, „prüfen“ and „geprüft“ have the same. */
const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/^ge(?=\p{L}{4})/u, '').slice(0, 4));

/** True if the heading contains each word of the kicker, perhaps in another form. */
export function repeats(kicker: string, heading: string): boolean {
  const stems = stemsIn(kicker);
  const said = stemsIn(heading);
  return stems.length > 0 && stems.every((stem) => said.includes(stem));
}

/** Kickers of the page that repeat its heading. */
export const repeatedKickers = (heading: string): string[] =>
  [...document.querySelectorAll(KICKERS)].flatMap(({ textContent }) =>
    textContent && repeats(textContent, heading) ? textContent : [],
  );
