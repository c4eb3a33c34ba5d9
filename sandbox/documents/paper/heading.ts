import { BINDING, germanOf, type Text } from '../bilingual.ts';
import { ENGLISH, LEFT, WIDTH } from './layout.ts';
import type { Sheet } from './sheet.ts';

const SIZE = 17;
const LEGEND = `${BINDING} Amounts and dates without a translation are in German format: 1.000,50 € is €1,000.50; 01.02.2026 is 1 Feb 2026.`;

/** Draws the title of a paper, for English readers with the legend of its formats. */
export function heading(sheet: Sheet, text: Text): void {
  const { doc, locale, write, writeEnglish, body, translated, translation, room } = sheet;
  room(0);
  write(
    'H1',
    () => body(true, SIZE).text(germanOf(text), LEFT, doc.y, { width: WIDTH, lineGap: 1 }),
    translation(text, ENGLISH.heading),
  );
  if (locale === 'en') {
    doc.y += 4;
    writeEnglish(() => translated(ENGLISH.text).text(LEGEND, LEFT, doc.y, { width: WIDTH }));
    body(true, SIZE);
  }
  doc.moveDown(0.5);
}
